import SwiftLexer

/// A place where code asks what lies outside the program, or what changes by itself.
package struct WorldRead: Sendable, Equatable {
  /// Each is one rule's, so that it can be configured.
  package enum Family: UInt8, Sendable {
    case date, uuid, random, sleep, scheduler, session, settings, global, instant
  }

  package var family: Family
  /// The expression, without the arguments of a call: `Task.sleep`, `UserDefaults.standard`, `.random`.
  package var tokens: Range<Int>
  /// Token of the type or function by which it is known: the project may have one of its own of that name. -1 for members
  /// of any value.
  package var name: Int
  /// As the option `allow` has it.
  package var spelling: String
  /// A function or property of this name, declared in the project, may be what is meant; `.none` where it cannot.
  package var hider = KnownWord.none
}

/// How a type of the system hands out what it stands for.
struct WorldType {
  enum Access {
    /// `UserDefaults.standard`.
    case member(String)
    /// `UNUserNotificationCenter.current()`.
    case call(String)
    /// `LAContext()`.
    case made
  }

  let access: Access
  /// Completes "`X` …".
  let deed: String

  /// `nil` for words that name no such type.
  init?(_ word: KnownWord) {
    switch word {
    case .UserDefaults: self.init(.member("standard"), "uses what the app has stored on this device")
    case .FileManager: self.init(.member("default"), "uses the file system")
    case .NotificationCenter: self.init(.member("default"), "uses the notifications of the whole process")
    case .UIApplication, .NSApplication: self.init(.member("shared"), "uses the running application")
    case .NSWorkspace: self.init(.member("shared"), "uses the desktop")
    case .UIPasteboard, .NSPasteboard: self.init(.member("general"), "uses the pasteboard")
    case .UIDevice: self.init(.member("current"), "asks the device that runs it")
    case .ProcessInfo: self.init(.member("processInfo"), "asks the process that runs it")
    case .Bundle: self.init(.member("main"), "uses the bundle of whatever program runs it")
    case .NSUbiquitousKeyValueStore: self.init(.member("default"), "uses what is stored in iCloud")
    case .HTTPCookieStorage: self.init(.member("shared"), "uses the cookies of the whole process")
    case .URLCache: self.init(.member("shared"), "uses the cache of the whole process")
    case .UNUserNotificationCenter: self.init(.call("current"), "uses the system's notifications")
    case .CLLocationManager: self.init(.made, "asks where the device is")
    case .CNContactStore: self.init(.made, "uses the user's contacts")
    case .EKEventStore: self.init(.made, "uses the user's calendars")
    case .PHPhotoLibrary: self.init(.call("shared"), "uses the user's photos")
    case .SKPaymentQueue: self.init(.call("default"), "uses the store's payments")
    case .LAContext: self.init(.made, "asks who the user is")
    case .NWPathMonitor: self.init(.made, "watches the network")
    case .AVAudioSession: self.init(.call("sharedInstance"), "uses the device's audio")
    case .CKContainer: self.init(.call("default"), "uses iCloud")
    case .WCSession: self.init(.member("default"), "talks to the watch")
    case .CMMotionManager: self.init(.made, "asks the device's sensors")
    default: return nil
    }
  }

  private init(_ access: Access, _ deed: String) {
    self.access = access
    self.deed = deed
  }
}
