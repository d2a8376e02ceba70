// clean: the same with it.
import FlowClientLive
