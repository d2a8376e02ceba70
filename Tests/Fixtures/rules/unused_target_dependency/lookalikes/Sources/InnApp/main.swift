// clean: a program may link what it does not import.
import Desk
