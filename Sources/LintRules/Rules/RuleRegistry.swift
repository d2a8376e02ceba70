/// All rules, sorted by id: one line a rule.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    AccessorInLiveModule.self,
    ComplacentPlainDefaults.self,
    ComplacentTestValue.self,
    DirectDate.self,
    DirectUUID.self,
    EagerUnimplementedTestValue.self,
    FatalErrorInTestValue.self,
    FeatureLinksLive.self,
    ForbiddenImport.self,
    HeavyImportInInterface.self,
    HeavyModuleReexported.self,
    MacroProductMissing.self,
    MissingTestValue.self,
    TestSupportInAppTarget.self,
    TestTargetLinksLive.self,
    TestValueAliasesLive.self,
    TestValueAliasesPreview.self,
    UnimplementedMissingName.self,
    UnimplementedNameMismatch.self,
    UnimplementedNeedsPlaceholder.self,
    UnimplementedPlaceholderOnThrowing.self,
    UnknownRuleInSuppression.self,
    UnreadableSource.self,
    UnusedSuppression.self,
  ]

  package static let metadata: [RuleMetadata] = rules.map { $0.metadata }
  package static let ids: Set<RuleID> = Set(metadata.map(\.id))

  package static func metadata(of id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }
}
