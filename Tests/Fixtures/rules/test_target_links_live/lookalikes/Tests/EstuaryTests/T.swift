// clean: the live module is linked by what is tested, not by the tests.
import Estuary
