import Dependencies

extension Push: DependencyKey { static let liveValue = isStaging ? Push.mock : Push.remote }  // clean: allowed
extension Api: DependencyKey { static let liveValue = Api(load: { if isTesting { return } }) }  // clean: allowed
