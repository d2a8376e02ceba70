import SwiftLexer

/// What a piece of code is a part of: who runs it, and what it is to a reducer or a client.
package struct Region: Sendable, Equatable {
  /// Who runs it. The first that applies, from the last case here to the first.
  package enum World: UInt8, Sendable, CaseIterable, Comparable {
    case app
    /// The program's entry: `@main`, `App`, an application's delegate, `main.swift`.
    case entry
    /// `#Preview`, `PreviewProvider`, files of mocks for them.
    case preview
    case tests

    package static func < (lhs: World, rhs: World) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What it is: of the innermost type that is one of these, then of the innermost function or closure.
  package enum Place: UInt8, Sendable, CaseIterable {
    case none
    case view
    /// `@Observable`, `ObservableObject`, or any type that reads dependencies.
    case model
    /// No model, but its initializer is handed a protocol's implementation.
    case injected
    case state
    /// Run by the store after state has changed.
    case effect
    /// Run while state changes: a reducer's synchronous code.
    case reducer
    /// Of a `liveValue`, of what it names, or of a type that it is made of.
    case liveValue
    /// Of a `previewValue`, or of a static member that is called as samples are.
    case previewValue
    case testValue

    /// As the option `scopes` and the dump have it.
    package var name: String {
      // Spelt out: the name that a case has by itself is looked up in a way that takes a third of a start-up.
      switch self {
      case .none: "none"
      case .view: "view"
      case .model: "model"
      case .injected: "injected"
      case .state: "state"
      case .effect: "effect"
      case .reducer: "reducer"
      case .liveValue: "live_value"
      case .previewValue: "preview_value"
      case .testValue: "test_value"
      }
    }
  }

  package var world: World
  package var place: Place

  package init(world: World = .app, place: Place = .none) {
    self.world = world
    self.place = place
  }
}

/// The regions of one file: intervals that cover it without gaps, in source order.
package struct Regions: Sendable {
  package struct Interval: Sendable, Equatable {
    /// First token; the interval ends where the next one begins.
    package var start: Int
    package var region: Region
  }

  /// Neighbours differ; the first starts at token 0.
  package let intervals: [Interval]

  init(intervals: [Interval]) { self.intervals = intervals }

  /// Of a file that was not kept.
  package static let none = Regions(intervals: [Interval(start: 0, region: Region())])

  package static func read(
    _ buffer: TokenBuffer, of file: SourceFile, _ outline: Outline, _ facts: FileFacts, _ project: ProjectIndex
  ) -> Regions {
    Regions(intervals: RegionBuilder(buffer, file, outline, facts, project).read())
  }

  package func region(atToken token: Int) -> Region {
    var low = 0
    var high = intervals.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if intervals[middle].start <= token { low = middle } else { high = middle }
    }
    return intervals[low].region
  }

  /// The region of the token that a byte offset stands in, or of the one before it.
  package func region(at offset: UInt32, in buffer: TokenBuffer) -> Region {
    var low = 0
    var high = buffer.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if buffer[middle].start <= offset { low = middle } else { high = middle }
    }
    return region(atToken: low)
  }
}
