// The rule's exception.
@testable import Ships
import Screens  // expect: forbidden_import 8 "'modules.rules' forbids it (line 6 of the configuration)"
