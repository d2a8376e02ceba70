// clean: Apple's frameworks and known packages have these names, too.
import Charts
import Tagged
