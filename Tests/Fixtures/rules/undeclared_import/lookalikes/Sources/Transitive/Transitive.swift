// clean: what is depended on brings it, and the option is off.
import My_Lib
