/// Types of the standard library and of Apple's frameworks that signatures of clients are written with. A name that is not
/// here and that no module in view declares comes from another package.
enum SystemTypes {
  static let names: Set<String> = [
    // Standard library and concurrency.
    "Actor", "Any", "AnyHashable", "AnyKeyPath", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "Bool", "CancellationError", "Character", "Clock", "ClosedRange", "Codable", "Collection", "Comparable",
    "ContinuousClock", "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable",
    "Error", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "InstantProtocol", "KeyPath",
    "LocalizedError", "MainActor", "Never", "Optional", "PartialKeyPath", "RandomNumberGenerator", "Range", "RawRepresentable",
    "Result", "Self", "Sendable", "Sequence", "Set", "String", "StringProtocol", "Substring", "SuspendingClock",
    "SystemRandomNumberGenerator", "Task", "TaskPriority", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
    "WritableKeyPath",
    // Foundation.
    "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
    "FileHandle", "FileManager", "HTTPURLResponse", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "Measurement",
    "NSAttributedString", "NSError", "NSNumber", "NSObject", "NSPredicate", "NSRange", "NSString", "NSUserActivity",
    "Notification", "NotificationCenter", "OperationQueue", "PersonNameComponents", "Progress", "TimeInterval", "TimeZone",
    "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UserDefaults",
    // Combine, SwiftUI, UIKit, AppKit and others.
    "ActivityAttributes", "AnyCancellable", "AnyPublisher", "AnyView", "AVAudioSession", "AVPlayer", "Binding", "CGFloat",
    "CGImage", "CGPoint", "CGRect", "CGSize", "CKContainer", "CKRecord", "CLAuthorizationStatus", "CLLocation",
    "CLLocationCoordinate2D", "CLLocationManager", "CNContact", "Color", "CurrentValueSubject", "EKEvent", "Font", "HKSample",
    "Image", "LAContext", "MKCoordinateRegion", "MKLocalSearch", "NSColor", "NSImage", "NSManagedObjectContext", "NSView",
    "NSWindow", "NWPath", "PHAsset", "PassthroughSubject", "Product", "Publisher", "SKPayment", "SKProduct", "Scheduler",
    "SecKey", "Transaction", "UIApplication", "UIColor", "UIDevice", "UIImage", "UIView", "UIViewController", "UIWindow",
    "UNAuthorizationOptions", "UNAuthorizationStatus", "UNNotification", "UNNotificationRequest", "UNNotificationResponse",
    "UNUserNotificationCenter", "View",
    // The library's own and its family's.
    "AnyClock", "AnySchedulerOf", "CustomDump", "Effect", "EffectTask", "IdentifiedArray", "IdentifiedArrayOf", "LockIsolated",
    "Tagged", "UncheckedSendable",
  ]
}
