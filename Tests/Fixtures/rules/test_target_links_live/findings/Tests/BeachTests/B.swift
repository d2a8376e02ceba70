// clean: once for a target.
import TideClientLive
