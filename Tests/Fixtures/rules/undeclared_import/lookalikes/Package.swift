// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  dependencies: [
    .package(path: "Kit"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Models"),
    .target(name: "Charts"),
    .target(name: "Tagged"),
    .target(name: "Tool", dependencies: [.product(name: "KitProduct", package: "Kit")]),
    .target(name: "Guess", dependencies: [.product(name: "CompanyKit", package: "company-kit")]),
    .target(name: "Names"),
    .target(name: "Iffy"),
    .target(name: "Transitive", dependencies: ["Tool"]),
    .target(name: "Far"),
    .executableTarget(name: "Program"),
    .testTarget(name: "ProgramTests"),
  ]
)
