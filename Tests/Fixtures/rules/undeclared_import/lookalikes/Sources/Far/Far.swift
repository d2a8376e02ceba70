// clean: a package that this one does not depend on has a module of the name by chance.
import Strange
