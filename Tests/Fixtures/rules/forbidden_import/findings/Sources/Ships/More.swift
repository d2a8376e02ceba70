internal import Screens  // expect: forbidden_import
