/// Modules of the toolchain and of Apple's SDKs, as of Swift 6.3 and the SDKs of 2026. Not exhaustive: a name that is not
/// here may be one all the same.
enum SystemModules {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  static let names: Set<String> = Set(
    """
    Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML Dispatch Glibc Musl
    Darwin Android Bionic WinSDK ucrt CRT WASILibc Distributed Observation RegexBuilder Cxx CxxStdlib Synchronization
    _Concurrency _StringProcessing _Differentiation Builtin StdlibUnittest Testing XCTest PackageDescription PackagePlugin
    CompilerPluginSupport ObjectiveC os OSLog simd Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AddressBook
    AdServices AdSupport AlarmKit AppClip AppIntents AppKit AppTrackingTransparency ApplicationServices ARKit AssetsLibrary
    AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration AVFAudio AVFoundation AVKit AVRouting
    BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CallKit CarPlay CFNetwork Charts CloudKit ClockKit Cocoa
    ColorSync Combine CommonCrypto CompositorServices Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth
    CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreImageCIFilterBuiltins CoreLocation CoreLocationUI CoreMedia
    CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN
    CreateML CryptoKit CryptoTokenKit DataDetection DeviceActivity DeviceCheck DeviceDiscoveryUI DiskArbitration DockKit
    DriverKit EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
    FileProvider FileProviderUI FinanceKit ForceFeedback FoundationModels FSKit GameController GameKit GameplayKit GLKit
    GroupActivities GSS Gestures HealthKit HealthKitUI HomeKit Hypervisor IdentityLookup ImageIO ImagePlayground IOKit IOSurface
    iTunesLibrary JavaScriptCore JournalingSuggestions LocalAuthentication LockedCameraCapture MachO ManagedSettings MapKit
    MarketplaceKit MatterSupport MediaAccessibility MediaPlayer MediaSetup Messages MessageUI Metal MetalFX MetalKit
    MetalPerformanceShaders MetricKit MLCompute MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage NearbyInteraction
    Network NetworkExtension NotificationCenter OpenDirectory OpenGL OpenGLES PaperKit PassKit PDFKit PencilKit PermissionKit
    PHASE Photos PhotosUI ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI
    RealityKit RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime
    Security SecurityFoundation SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis
    Speech SpriteKit StickerKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore Symbols SystemConfiguration TabularData
    ThreadNetwork TipKit Translation TranslationUIProvider TVMLKit TVServices TVUIKit UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI Vision VisionKit VideoSubscriberAccount VideoToolbox Virtualization WatchConnectivity WatchKit
    WeatherKit WebKit WidgetKit WorkoutKit XCTestCore XPC XcodeKit XcodeProjectPlugin zlib SQLite3 libxml2 ucontext
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
