import SwiftLexer

/// What the code of a reducer or model really touches, what it is handed, and what it asks the world itself.
package struct SubjectNeeds: Sendable {
  package enum Kind: String, Sendable {
    case reducer, model, view
    /// Anything else that reads dependencies.
    case type
  }

  package var type: TypeID
  package var name: String
  package var kind: Kind
  /// The target's name; `nil` where no manifest has the file.
  package var target: String?
  package var place: NeedsPlace
  package var uses: [NeededEndpoint] = []
  package var inputs: [Input] = []
  package var reads: [Read] = []
  /// What it is built of, directly or through others, and what that needs, each without its own children.
  package var children: [Child] = []

  package struct Child: Sendable {
    /// Where its parent names it.
    package var namedAt: NeedsPlace
    package var needs: SubjectNeeds
  }

  /// What its initializer is handed.
  package struct Input: Sendable {
    package var name: String
    package var type: String
    package var place: NeedsPlace
  }

  /// What it asks the world without a dependency.
  package struct Read: Sendable {
    package var spelling: String
    package var actions: [String]
    /// The function or property that it stands in.
    package var member: String
    package var place: NeedsPlace
  }

  /// It and all that it is built of, itself first.
  package var family: [SubjectNeeds] { [self] + children.map(\.needs) }
}

package struct NeedsPlace: Sendable, Hashable {
  package var path: String
  /// 1-based.
  package var line: Int

  package var text: String { "\(path):\(line)" }
}

/// A dependency as a test would name it.
package struct NeededDependency: Sendable, Hashable {
  /// The property of `DependencyValues`, or the key as it is written.
  package var name: String
  /// The key's type where it is in view.
  package var key: TypeID?
  /// One of the libraries' own.
  package var isBuiltIn: Bool

  /// The same, by its key or by its name.
  package func isSame(as other: NeededDependency) -> Bool {
    if let key, let otherKey = other.key { return key == otherKey }
    return name == other.name
  }
}

/// A place where code touches a dependency.
package struct NeededEndpoint: Sendable {
  package var dependency: NeededDependency
  /// `load`, `recipes.fetch`; empty where the value is called itself, or handed on as a whole.
  package var member: String
  /// The value is handed on: what becomes of it is not known.
  package var isHandedOn: Bool
  /// The client's own method over which the endpoint is reached.
  package var method: String?
  /// Actions that lead to it; none where no `switch` says.
  package var actions: [String]
  /// Its function, and those that call it, however many calls lie between.
  package var members: [String]
  package var place: NeedsPlace

  /// `notesClient.load`, `uuid()`, `notesClient`.
  package var text: String {
    if !member.isEmpty { return "\(dependency.name).\(member)" }
    return isHandedOn ? dependency.name : "\(dependency.name)()"
  }
}

extension SubjectNeeds {
  /// Dependencies of the project that it touches itself, each once, in order of their first use.
  package var clients: [NeededDependency] { dependencies.filter { !$0.isBuiltIn } }

  package var dependencies: [NeededDependency] {
    var result: [NeededDependency] = []
    for use in uses where !result.contains(where: { $0.isSame(as: use.dependency) }) { result.append(use.dependency) }
    return result
  }

  /// Different endpoints that it touches itself.
  package var endpoints: [String] {
    var result: [String] = []
    for use in uses where !result.contains(use.text) { result.append(use.text) }
    return result
  }

  /// Actions of its own that lead to a dependency.
  package var actions: [String] {
    var result: [String] = []
    for use in uses { for action in use.actions where !result.contains(action) { result.append(action) } }
    return result
  }
}
