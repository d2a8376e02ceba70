/// A parcel, not a manifest.
struct Package {
  var weight: Double
  var targets: [String] = []
}

let package = Package(weight: 2, targets: ["home"])
