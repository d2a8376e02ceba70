/// All rules, sorted by id: one line a rule.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    ComplacentPlainDefaults.self,
    ComplacentTestValue.self,
    DependencyValuesKeyMismatch.self,
    DirectDate.self,
    DirectUUID.self,
    EagerUnimplementedTestValue.self,
    EmptyPreviewValue.self,
    FakeLiveValue.self,
    FatalErrorInTestValue.self,
    FeatureLinksLive.self,
    GetOnlyRegistration.self,
    HeavyImportInInterface.self,
    LiveValueMissing.self,
    MissingPreviewValue.self,
    MissingTestValue.self,
    RedundantUnimplementedClient.self,
    ShadowsBuiltinDependency.self,
    TestValueAliasesLive.self,
    TestValueAliasesPreview.self,
    UnimplementedMissingName.self,
    UnimplementedNameMismatch.self,
    UnimplementedNeedsPlaceholder.self,
    UnimplementedPlaceholderOnThrowing.self,
    UnimplementedPreviewValue.self,
    UnknownRuleInSuppression.self,
    UnreadableSource.self,
    UnregisteredKey.self,
    UnusedSuppression.self,
    ValueInWrongModule.self,
  ]

  package static let metadata: [RuleMetadata] = rules.map { $0.metadata }
  package static let ids: Set<RuleID> = Set(metadata.map(\.id))

  package static func metadata(of id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }
}
