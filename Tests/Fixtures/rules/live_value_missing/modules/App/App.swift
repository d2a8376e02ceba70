import Bank
import Cash

extension CashClient: DependencyKey { public static let liveValue = CashClient() }
@main struct Desk { static func main() {} }
