// seeds: yaml
import LintRules

/// The YAML subset and the configuration in it; a configuration that was read is read again from how it is shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let lineCount = input.count { $0 == 0x0A || $0 == 0x0D } + 1
  let (root, errors) = YAMLParser.parse(input)
  require(root != nil || !errors.isEmpty, "neither a value nor an error")
  for error in errors { check(error, lineCount, input.count) }
  do throws(ConfigurationErrors) {
    let configuration = try ConfigurationDecoder.decode(input, rules: RuleRegistry.metadata)
    require(errors.isEmpty, "an error of the structure is passed over")
    let shown = ConfigurationRenderer.render(configuration, rules: RuleRegistry.metadata, path: "a\u{1B}.yml")
    var again = try ConfigurationDecoder.decode(Array(shown.utf8), rules: RuleRegistry.metadata)
    again.exclude.removeFirst(Configuration.builtInExcludes.count)
    let shownAgain = ConfigurationRenderer.render(again, rules: RuleRegistry.metadata, path: "a\u{1B}.yml")
    require(shown == shownAgain, "what is shown is read as something else:\n\(shown)\n\(shownAgain)")
    let exclusions = configuration.exclusions
    for path in ["Sources/A/A.swift", "a", "Tests/Legacy/x/y.pb.swift", "é/\u{1F600}.swift"] {
      _ = exclusions.excludes(path)
      _ = exclusions.matching(path)
    }
    for rule in RuleRegistry.metadata { _ = configuration.level(of: rule) }
    _ = configuration.modules.unmatchedPatterns(among: ["A", "BLive", "é"])
  } catch {
    require(!error.errors.isEmpty, "it throws no errors")
    for error in error.errors { check(error, lineCount, input.count) }
  }
  return 0
}

private func check(_ error: ConfigurationError, _ lineCount: Int, _ count: Int) {
  let line = error.line(path: "a.yml")
  require(!line.unicodeScalars.contains(where: \.isHazardous), "an error that commands a terminal: \(line)")
  guard let place = error.place else { return require(false, "an error without a place: \(line)") }
  require((1...lineCount).contains(place.line) && (1...count + 1).contains(place.column), "an error outside the file: \(line)")
}
