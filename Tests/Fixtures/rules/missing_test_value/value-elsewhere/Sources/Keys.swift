import Dependencies

enum SplitKey: DependencyKey {  // clean: an extension in another file has its test value  // expect-fact: key SplitKey
  static let liveValue = 1
}

struct Ledger: Sendable { var rows: @Sendable () -> [Int] }
extension Ledger: DependencyKey {  // clean: the extension that conforms it to 'TestDependencyKey' has it  // expect-fact: key Ledger
  static let liveValue = Ledger { [1] }
}

enum Shop {
  struct Client: Sendable { var price: @Sendable () -> Int }
}
extension Shop.Client: DependencyKey {  // clean: 'extension Shop.Client' in another file  // expect-fact: key Shop.Client
  static let liveValue = Shop.Client { 2 }
}

enum DebugKey: DependencyKey {  // clean: one branch of a condition has it  // expect-fact: key DebugKey
  static let liveValue = 1
  #if DEBUG
    static let testValue = 2
  #else
    static var extra: Int { 3 }
  #endif
}

final class Printer: DependencyKey {  // clean: a class may have it as a computed member  // expect-fact: key Printer
  static let liveValue = Printer()
  class var testValue: Printer { Printer() }
}

enum BackquotedKey: DependencyKey {  // clean: back quotes are no part of a name  // expect-fact: key BackquotedKey
  static let liveValue = 0
  static let `testValue` = 1
}
