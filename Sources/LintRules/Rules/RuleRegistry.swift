/// All rules, sorted by id: one line a rule.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    AccessorInLiveModule.self,
    ClosureTooHeavy.self,
    ComplacentPlainDefaults.self,
    ComplacentTestValue.self,
    DirectDate.self,
    DirectUUID.self,
    EagerUnimplementedTestValue.self,
    FatalErrorInTestValue.self,
    FeatureLinksLive.self,
    ForbiddenImport.self,
    HeavyImportInFeature.self,
    HeavyImportInInterface.self,
    HeavyModuleReexported.self,
    InterfaceDependsOnFeature.self,
    LiveModuleNotLinked.self,
    LiveValueInInterfaceModule.self,
    MacroProductMissing.self,
    MissingTestValue.self,
    TestSupportInAppTarget.self,
    TestTargetLinksLive.self,
    TestTargetRelinksDependencies.self,
    TestValueAliasesLive.self,
    TestValueAliasesPreview.self,
    UndeclaredImport.self,
    UnimplementedMissingName.self,
    UnimplementedNameMismatch.self,
    UnimplementedNeedsPlaceholder.self,
    UnimplementedPlaceholderOnThrowing.self,
    UnknownImportInInterface.self,
    UnknownRuleInSuppression.self,
    UnreadableSource.self,
    UnusedSuppression.self,
    UnusedTargetDependency.self,
  ]

  package static let metadata: [RuleMetadata] = rules.map { $0.metadata }
  package static let ids: Set<RuleID> = Set(metadata.map(\.id))

  package static func metadata(of id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }
}
