// clean: three modules are within the limit for tests.
import C
