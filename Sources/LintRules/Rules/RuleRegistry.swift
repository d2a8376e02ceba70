/// All rules, sorted by id: one line a rule.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    ChildModelLosesDependencies.self,
    ClassState.self,
    ComplacentPlainDefaults.self,
    ComplacentTestValue.self,
    DependencyInEscapingContext.self,
    DependencyInState.self,
    DependencyInView.self,
    DependencyValuesCurrent.self,
    DirectDate.self,
    DirectUUID.self,
    DuplicateDependency.self,
    EagerUnimplementedTestValue.self,
    FatalErrorInTestValue.self,
    FeatureLinksLive.self,
    GlobalDependency.self,
    HandFiredEffect.self,
    HeavyImportInInterface.self,
    ManyDependencies.self,
    MissingTestValue.self,
    StaticDependency.self,
    TestValueAliasesLive.self,
    TestValueAliasesPreview.self,
    UnimplementedMissingName.self,
    UnimplementedNameMismatch.self,
    UnimplementedNeedsPlaceholder.self,
    UnimplementedPlaceholderOnThrowing.self,
    UnknownRuleInSuppression.self,
    UnreadableSource.self,
    UnstructuredTaskInEffect.self,
    UnusedDependency.self,
    UnusedSuppression.self,
  ]

  package static let metadata: [RuleMetadata] = rules.map { $0.metadata }
  package static let ids: Set<RuleID> = Set(metadata.map(\.id))

  package static func metadata(of id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }
}
