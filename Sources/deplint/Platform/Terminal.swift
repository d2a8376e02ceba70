/// What is known of the terminal behind a stream, if it is one.
struct Terminal: Equatable, Sendable {
  enum Color: String, Sendable, CaseIterable { case auto, always, never }

  var isTerminal: Bool
  /// Columns, where they are known.
  var width: Int?
  /// It takes colours and cursor movements.
  var isCapable: Bool
  private var forcesColor: Bool
  private var forbidsColor: Bool

  init(_ stream: StandardStream, environment: Environment = .process) {
    self.init(
      isTerminal: System.isTerminal(stream.descriptor), width: System.terminalWidth(stream.descriptor),
      environment: environment)
  }

  init(isTerminal: Bool, width: Int?, environment: Environment) {
    self.isTerminal = isTerminal
    self.width = environment.nonEmpty("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? width
    isCapable = isTerminal && environment["TERM"] != "dumb"
    forbidsColor = environment.nonEmpty("NO_COLOR") != nil
    forcesColor = environment.nonEmpty("CLICOLOR_FORCE").map { $0 != "0" } ?? false
  }

  /// Whether to colour: what is asked for on the command line, else `NO_COLOR`, else `CLICOLOR_FORCE`, else by the
  /// terminal.
  func usesColor(_ choice: Color = .auto) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: !forbidsColor && (forcesColor || isCapable)
    }
  }
}
