// clean: tests of the live module: its name is the module's without 'Live'.
@testable import FlowClientLive
