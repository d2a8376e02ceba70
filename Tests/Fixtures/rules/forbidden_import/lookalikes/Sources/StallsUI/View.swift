// clean: no rule is about this module.
import Prices
