#if canImport(UIKit)
  import UIKit  // expect: forbidden_import(error) 10 "this package is built for servers"
#endif
public struct Chart {}
