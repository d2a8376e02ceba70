// clean: a product's modules have names of their own.
import My_Lib
import _D_Draw
public struct Tool {}
