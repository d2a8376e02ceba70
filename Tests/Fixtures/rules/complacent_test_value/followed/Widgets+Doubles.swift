// The members that test values name: findings stand where they are named. clean: no key's value stands here
extension WidgetService {
  static let live = WidgetService(reload: { try await Center.shared.reload() }, all: { try await Center.shared.all() })
  static let noop = Self(reload: {}, all: { [] })
}
extension Shutter {
  static let mock = Shutter(open: { true })
}
