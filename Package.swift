// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "deplint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "deplint", targets: ["deplint"])
  ],
  targets: [
    .target(name: "SwiftLexer", swiftSettings: strict),
    .target(name: "LintRules", dependencies: ["SwiftLexer"], swiftSettings: strict),
    .executableTarget(name: "deplint", dependencies: ["SwiftLexer", "LintRules"], swiftSettings: strict),
    .testTarget(name: "SwiftLexerTests", dependencies: ["SwiftLexer"]),
    .testTarget(name: "LintRulesTests", dependencies: ["LintRules", "SwiftLexer"]),
    .testTarget(name: "deplintTests", dependencies: ["deplint", "LintRules", "SwiftLexer"]),
  ],
  swiftLanguageModes: [.v6]
)
