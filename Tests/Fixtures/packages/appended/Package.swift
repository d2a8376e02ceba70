// swift-tools-version:5.7
import Foundation
import PackageDescription

let package = Package(
  name: "growing",
  products: [.library(name: "Stem", targets: ["Stem"])],
  targets: [
    .target(name: "Stem", dependencies: ["Root"]),
    .target(name: "Root"),
  ]
)

if ProcessInfo.processInfo.environment["WITHOUT_LEAVES"] == nil {
  package.targets.append(contentsOf: [
    .target(name: "Leaf", dependencies: [.target(name: "Stem"), "Root"]),
    .testTarget(name: "LeafTests", dependencies: ["Leaf"]),
  ])
}

package.targets[1].dependencies.append(.product(name: "Water", package: "water"))
package.dependencies.append(.package(url: "https://example.com/acme/water", from: "1.0.0"))
