// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Vaults",
  targets: [
    .target(name: "Vault"),
    .target(name: "OtherVault"),
    .testTarget(name: "VaultTests", dependencies: ["Vault"]),
  ]
)
