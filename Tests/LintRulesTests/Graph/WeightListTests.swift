import Testing

@testable import LintRules

@Suite struct WeightListTests {
  private func weight(_ identity: String, _ product: String, _ list: WeightList = WeightList()) -> Weight {
    list.weight(of: ModuleGraph.ExternalProduct(identity: identity, name: product, isLocal: false))
  }

  private func settings(heavy: [String] = [], light: [String] = []) -> ModuleSettings {
    let place = ConfigurationPlace(line: 1, column: 1)
    var settings = ModuleSettings()
    settings.heavy = heavy.map { ModuleSettings.Pattern(text: $0, place: place) }
    settings.light = light.map { ModuleSettings.Pattern(text: $0, place: place) }
    return settings
  }

  @Test func theProductCountsAndNotTheFamily() {
    #expect(weight("swift-nio", "NIOCore") == .heavy(.networking))
    #expect(weight("swift-nio", "NIOConcurrencyHelpers") == .light)
    #expect(weight("apollo-ios", "Apollo") == .heavy(.networking))
    #expect(weight("apollo-ios", "ApolloAPI") == .light)
    #expect(weight("swift-log", "Logging") == .light)
    #expect(weight("swift-openapi-runtime", "OpenAPIRuntime") == .light)
    #expect(weight("firebase-ios-sdk", "FirebaseCrashlytics") == .heavy(.crashReporting))
  }

  @Test func aNameAloneSaysNothing() {
    #expect(weight("somebodys-database", "GRDB") == .unknown)
    #expect(weight("", "GRDB") == .unknown)
    #expect(weight("grdb.swift", "GRDBDatabaseServiceInterface") == .unknown)
    #expect(weight("keychainaccess", "KeychainAccess") == .unknown)
  }

  @Test func aWholeFamilyMayBeHeavy() {
    #expect(weight("soto", "SotoDynamoDB") == .heavy(.cloud))
    #expect(weight("soto", "Other") == .unknown)
  }

  @Test func drawingIsHeavyOnlyWhereConfigured() {
    #expect(weight("lottie-spm", "Lottie") == .unknown)
    #expect(WeightList.knows(identity: "lottie-spm", product: "Lottie"))
    #expect(weight("lottie-spm", "Lottie", WeightList(settings(heavy: ["Lottie"]))) == .heavy(.configured))
  }

  @Test func theConfigurationComesFirst() {
    let list = WeightList(settings(heavy: ["*Kit", "Nuke"], light: ["GRDB", "ToolKit", "Nuke*"]))
    #expect(weight("grdb.swift", "GRDB", list) == .light)
    #expect(list.configuredWeight(of: "WebKit") == .heavy(.configured))
    #expect(list.configuredWeight(of: "ToolKit") == .light, "written out")
    #expect(list.configuredWeight(of: "Nuke") == .heavy(.configured))
    #expect(list.configuredWeight(of: "NukeUI") == .light)
    #expect(list.configuredWeight(of: "Other") == nil)
    let local = ModuleGraph.ExternalProduct(identity: "grdb.swift", name: "GRDB", isLocal: true)
    #expect(WeightList().weight(of: local) == .unknown, "a local package of that name is another one")
  }

  @Test func theTableIsWellFormed() {
    var seen: Set<String> = []
    var last = ""
    let classes = Set(WeightList.Category.allCases.map(\.rawValue)).subtracting(["configured"]).union(["light", "drawing"])
    for row in WeightTable.rows.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = row.split(separator: " ").map(String.init)
      #expect(words.count > 2, "\(row)")
      #expect(words[0] == words[0].lowercased(), "\(row)")
      #expect(words[0] >= last, "sorted: \(row)")
      last = words[0]
      #expect(classes.contains(words[1]), "\(row)")
      for product in words.dropFirst(2) {
        #expect(seen.insert(words[0] + " " + product).inserted, "twice: \(row)")
        #expect(!product.hasSuffix("Interface"), "\(row)")
      }
    }
  }
}
