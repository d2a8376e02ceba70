/// All rules, sorted by id: one line a rule.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    ComplacentPlainDefaults.self,
    ComplacentTestValue.self,
    DirectAnalytics.self,
    DirectDate.self,
    DirectGlobal.self,
    DirectInstant.self,
    DirectRandom.self,
    DirectScheduler.self,
    DirectSingleton.self,
    DirectSleep.self,
    DirectSystemSettings.self,
    DirectURLSession.self,
    DirectUUID.self,
    EagerUnimplementedTestValue.self,
    EffectfulPreviewValue.self,
    EffectfulTestValue.self,
    EnvironmentBranchInLiveValue.self,
    FatalErrorInTestValue.self,
    FeatureLinksLive.self,
    HardwiredSessionInLive.self,
    HeavyImportInInterface.self,
    LiveValueCalledDirectly.self,
    MissingTestValue.self,
    TestEnvironmentSniffing.self,
    TestValueAliasesLive.self,
    TestValueAliasesPreview.self,
    UnimplementedMissingName.self,
    UnimplementedNameMismatch.self,
    UnimplementedNeedsPlaceholder.self,
    UnimplementedPlaceholderOnThrowing.self,
    UnknownRuleInSuppression.self,
    UnreadableSource.self,
    UnusedSuppression.self,
    WorldInView.self,
  ]

  package static let metadata: [RuleMetadata] = rules.map { $0.metadata }
  package static let ids: Set<RuleID> = Set(metadata.map(\.id))

  package static func metadata(of id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }
}
