// clean: 'modules.integration_tests' names it.
import Estuary
import FlowClientLive
