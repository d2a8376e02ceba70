// clean: 'Lib' re-exports it.
import Lib
import Shown
