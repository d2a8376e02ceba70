/// One file that is made to hurt: a beginning, a piece as often as it fits, and an end.
struct Case: Sendable {
  enum Kind: Sendable { case swift, configuration, dump, manifest }

  struct Command: Sendable {
    var name: String
    var arguments: @Sendable (_ path: String) -> [String]
  }

  var name: String
  var kind: Kind
  var bytes: @Sendable (_ size: Int) -> [UInt8]
  /// What `dump outline` prints of it is itself as long as the square of the size.
  var hasLongOutline: Bool { ["nested structs", "nested extensions", "nested key types"].contains(name) }

  /// - Parameters:
  ///   - unit: repeated up to the size, in one line where it holds no line end.
  init(_ name: String, _ unit: String, from start: String = "", to end: String = "", kind: Kind = .swift) {
    self.init(name, kind: kind) { size in
      let unit = Array(unit.utf8)
      var bytes = Array(start.utf8)
      bytes.reserveCapacity(size + unit.count)
      while bytes.count + unit.count + end.utf8.count <= size { bytes += unit }
      return bytes + end.utf8
    }
  }

  /// A piece as often as fits in half of the size, a middle, and another piece as often: what opens and what closes.
  init(_ name: String, _ opening: String, _ middle: String, _ closing: String) {
    self.init(name, kind: .swift) { size in
      let count = (size - middle.utf8.count) / (opening.utf8.count + closing.utf8.count)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size)
      for _ in 0..<count { bytes += opening.utf8 }
      bytes += middle.utf8
      for _ in 0..<count { bytes += closing.utf8 }
      return bytes
    }
  }

  /// - Parameter piece: the text of a number, counted from 0.
  init(_ name: String, kind: Kind = .swift, to end: String = "", pieces: @escaping @Sendable (Int) -> String) {
    self.init(name, kind: kind) { size in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size)
      var index = 0
      while bytes.count < size {
        bytes += pieces(index).utf8
        index += 1
      }
      return bytes + end.utf8
    }
  }

  init(_ name: String, kind: Kind, bytes: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.kind = kind
    self.bytes = bytes
  }

  var fileName: String {
    switch kind {
    case .swift: "Hostile.swift"
    case .configuration: "hostile.yml"
    case .dump: "dump.json"
    case .manifest: "Package.swift"
    }
  }

  var commands: [Command] {
    switch kind {
    case .swift:
      [
        Command(name: "tokens") { ["dump", "tokens", $0] },
        hasLongOutline ? nil : Command(name: "outline") { ["dump", "outline", $0] },
        Command(name: "check") { ["check", "--graph", "off", $0] },
      ].compactMap(\.self)
    case .configuration: [Command(name: "config check") { ["config", "check", "--config", $0] }]
    case .dump:
      [
        Command(name: "check") { path in
          let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
          return ["check", "--package-json", "\(folder)=\(path)", folder]
        }
      ]
    case .manifest: [Command(name: "check") { ["check", "--graph", "static", $0] }]
    }
  }
}
