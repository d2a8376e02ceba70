/// What is known of the products that public projects link, compiled into the program. Not exhaustive: what it does not
/// hold is of unknown weight.
///
/// How an entry gets here. 308 packages that 47 public code bases and 111 manifests name (survey of 2026-11-30) were
/// sorted by what a product does when it is linked and called, from its own manifest and sources, with some SDKs that are
/// linked as widely. A row is kept where that is plain:
/// - heavy in one of the categories of `WeightList.Category`: it opens connections, files or processes, or brings an engine;
/// - `light`: values, algorithms, text codecs, interface elements, and the family around swift-dependencies and TCA, test
///   support included (which `test_support_in_app_target` judges);
/// - `drawing`: images, animation, audio and video, heavy only where the configuration says so.
///
/// Left out, and so of unknown weight: packages of one company or owner, wrappers of the keychain, of C cryptography and of
/// binaries, loggers with sinks, and whatever reads files or starts processes without being a database or an SDK. A product
/// called `…Interface` needs a row like any other: its name makes it neither heavy nor light.
///
/// To add a row: identity, class, products, separated by blanks, sorted by identity. `Soto*` stands for all products that
/// begin so.
enum WeightTable {
  /// When the list was last gone through as a whole.
  static let date = "2026-11-30"

  static let rows = """
    aexml light AEXML
    alamofire networking Alamofire AlamofireDynamic
    alertkit light AlertKit SPAlert
    amplify-swift cloud Amplify AWSPluginsCore AWSAPIPlugin AWSDataStorePlugin AWSS3StoragePlugin AWSLocationGeoPlugin
    amplify-swift cloud AWSPredictionsPlugin AWSCloudWatchLoggingPlugin AWSPinpointPushNotificationsPlugin
    amplify-swift analytics AWSPinpointAnalyticsPlugin
    amplify-swift auth AWSCognitoAuthPlugin
    amplitude-swift analytics AmplitudeSwift
    analytics-swift analytics Segment
    anycodable light AnyCodable
    apollo-ios networking Apollo Apollo-Dynamic ApolloSQLite ApolloWebSocket
    apollo-ios light ApolloAPI ApolloTestSupport
    appauth-ios auth AppAuth AppAuthCore
    appsflyerframework analytics AppsFlyerLib AppsFlyerLib-Static AppsFlyerLib-Dynamic AppsFlyerLib-Strict
    appsflyerframework-dynamic analytics AppsFlyerLib-Dynamic
    async-http-client networking AsyncHTTPClient
    asyncextensions light AsyncExtensions
    audiokit drawing AudioKit
    auth0.swift auth Auth0
    aws-sdk-swift cloud AWS*
    bigdecimal light BigDecimal
    bigint light BigInt
    bloom_cpp light BloomFilter
    bugsnag-cocoa crash-reporting Bugsnag BugsnagNetworkRequestPlugin
    codablewrappers light CodableWrappers
    codeeditsourceeditor light CodeEditSourceEditor
    codescanner light CodeScanner
    collectionconcurrencykit light CollectionConcurrencyKit
    colorful light Colorful
    combine-schedulers light CombineSchedulers
    confettiswiftui light ConfettiSwiftUI
    cryptoswift light CryptoSwift
    down light Down
    dswaveformimage drawing DSWaveformImage DSWaveformImageViews
    dynamiccolor light DynamicColor
    elementary light Elementary
    facebook-ios-sdk auth FacebookAEM FacebookBasics FacebookCore FacebookGamingServices FacebookLogin FacebookShare
    filepicker light FilePicker
    firebase-ios-sdk ml FirebaseAI FirebaseAILogic FirebaseMLModelDownloader FirebaseVertexAI
    firebase-ios-sdk analytics FirebaseAnalytics FirebaseAnalyticsCore FirebaseAnalyticsIdentitySupport
    firebase-ios-sdk analytics FirebaseAnalyticsOnDeviceConversion FirebaseAnalyticsWithoutAdIdSupport
    firebase-ios-sdk auth FirebaseAuth FirebaseAuthCombine-Community
    firebase-ios-sdk cloud FirebaseAppCheck FirebaseAppDistribution-Beta FirebaseCore FirebaseDynamicLinks
    firebase-ios-sdk cloud FirebaseFunctions FirebaseFunctionsCombine-Community FirebaseInAppMessaging-Beta
    firebase-ios-sdk cloud FirebaseInstallations FirebaseMessaging FirebaseRemoteConfig FirebaseRemoteConfigSwift
    firebase-ios-sdk cloud FirebaseStorage FirebaseStorageCombine-Community
    firebase-ios-sdk analytics FirebasePerformance
    firebase-ios-sdk crash-reporting FirebaseCrashlytics
    firebase-ios-sdk database FirebaseDatabase FirebaseDatabaseSwift FirebaseFirestore
    firebase-ios-sdk database FirebaseFirestoreCombine-Community FirebaseFirestoreSwift
    flexa-ios payments Flexa
    flowstacks light FlowStacks
    fluent database Fluent
    fluent-kit database FluentKit FluentSQL FluentBenchmark XCTFluent
    fluent-mongo-driver database FluentMongoDriver
    fluent-mysql-driver database FluentMySQLDriver
    fluent-postgres-driver database FluentPostgresDriver
    fluent-sqlite-driver database FluentSQLiteDriver
    fluidaudio ml FluidAudio
    fluidgradient light FluidGradient
    frameup light FrameUp
    generative-ai-swift ml GoogleGenerativeAI
    googlesignin-ios auth GoogleSignIn GoogleSignInSwift
    grdb.swift database GRDB GRDB-dynamic GRDBSQLite
    grpc-swift networking GRPC GRPCReflectionService GRPCCore
    grpc-swift-nio-transport networking GRPCNIOTransportHTTP2
    gzipswift light Gzip
    highlightr light Highlightr
    highlightswift light HighlightSwift
    hummingbird server Hummingbird HummingbirdCore HummingbirdHTTP2 HummingbirdRouter HummingbirdTLS HummingbirdTesting
    ifrit light Ifrit
    inject light Inject
    ink light Ink
    javascriptkit runtime JavaScriptKit JavaScriptEventLoop JavaScriptBigIntSupport JavaScriptFoundationCompat
    jsonpreview light JSONPreview
    jsonrpc light JSONRPC
    jsonscanner light JSONScanner
    jwt server JWT
    kakao-ios-sdk auth KakaoSDK KakaoSDKAuth KakaoSDKCommon KakaoSDKUser
    kanna light Kanna
    kingfisher drawing Kingfisher
    languageserverprotocol light LanguageServerProtocol
    leaf server Leaf
    legibleerror light LegibleError
    licenselist light LicenseList
    lnpopupcontroller light LNPopupController LNPopupController-Static
    lottie-ios drawing Lottie Lottie-Dynamic
    lottie-spm drawing Lottie
    markdownui light MarkdownUI
    microsoft-authentication-library-for-objc auth MSAL
    mixpanel-swift analytics Mixpanel
    mlx-swift ml MLX MLXNN MLXOptimizers MLXRandom
    mnemonicswift light MnemonicSwift
    mongokitten database MongoKitten Meow MongoClient MongoCore
    moya networking Moya CombineMoya ReactiveMoya RxMoya
    mysql-nio database MySQLNIO
    nimble light Nimble
    nstack-ios-sdk cloud NStackSDK
    nuke drawing Nuke NukeExtensions NukeUI NukeVideo
    ohhttpstubs light OHHTTPStubs OHHTTPStubsSwift
    openai ml OpenAI
    opencombine light OpenCombine OpenCombineShim
    package-benchmark light Benchmark
    phonenumberkit light PhoneNumberKit PhoneNumberKit-Static PhoneNumberKit-Dynamic
    plcrashreporter crash-reporting CrashReporter
    plot light Plot
    popovers light Popovers
    postgres-kit database PostgresKit
    postgres-nio database PostgresNIO
    posthog-ios analytics PostHog
    pow light Pow
    punycodeswift light Punycode
    purchases-ios payments RevenueCat RevenueCatUI RevenueCat_CustomEntitlementComputation
    purchases-ios-spm payments RevenueCat RevenueCatUI RevenueCat_CustomEntitlementComputation
    quick light Quick
    rainbow light Rainbow
    realm-swift database Realm RealmSwift
    redis database Redis
    redistack database RediStack
    rollbar-apple crash-reporting RollbarNotifier RollbarSwift RollbarDeploys
    routing-kit light RoutingKit
    sauce light Sauce
    screenshotpreventing-ios light ScreenshotPreventing ScreenshotPreventingSwiftUI
    sdwebimage drawing SDWebImage SDWebImageMapKit
    sdwebimageswiftui drawing SDWebImageSwiftUI
    sdwebimagewebpcoder drawing SDWebImageWebPCoder
    semanticversion light SemanticVersion
    semaphore light Semaphore
    sentry-cocoa crash-reporting Sentry Sentry-Dynamic Sentry-Dynamic-WithARM64e Sentry-WithoutUIKitOrAppKit
    sentry-cocoa crash-reporting Sentry-WithoutUIKitOrAppKit-WithARM64e SentryDistribution SentryObjC SentryObjC-Dynamic
    sentry-cocoa crash-reporting SentryObjC-Static SentrySPM SentrySwiftUI
    sfsafesymbols light SFSafeSymbols
    sharing-grdb database SharingGRDB SharingGRDBCore StructuredQueriesGRDB StructuredQueriesGRDBCore
    skip-foundation runtime SkipFoundation
    skip-fuse runtime SkipFuse
    skip-fuse-ui runtime SkipFuseUI
    skip-lib runtime SkipLib
    skip-model runtime SkipModel
    skip-ui runtime SkipUI
    soto cloud Soto*
    soto-cognito-authentication cloud SotoCognitoAuthentication
    soto-core cloud SotoCore
    sourcekitten toolchain SourceKittenFramework
    sparkle networking Sparkle
    spimanifest light SPIManifest
    sqlite-data database SQLiteData SQLiteDataTestSupport
    sqlite-nio database SQLiteNIO
    sqlite.swift database SQLite SQLite-Dynamic
    starscream networking Starscream
    statsig-kit analytics Statsig StatsigObjC
    stripe-ios payments Stripe StripeApplePay StripeCardScan StripeConnect StripeFinancialConnections StripeIdentity
    stripe-ios payments StripeIssuing StripePaymentSheet StripePayments StripePaymentsUI
    stripe-ios-spm payments Stripe StripeApplePay StripeCardScan StripeConnect StripeFinancialConnections StripeIdentity
    stripe-ios-spm payments StripeIssuing StripePaymentSheet StripePayments StripePaymentsUI
    supabase-swift cloud Supabase Functions PostgREST Realtime Storage
    supabase-swift auth Auth
    svgview light SVGView
    swift-algorithms light Algorithms
    swift-argument-parser light ArgumentParser
    swift-asn1 light SwiftASN1
    swift-async-algorithms light AsyncAlgorithms
    swift-atomics light Atomics
    swift-aws-lambda-events light AWSLambdaEvents
    swift-aws-lambda-runtime server AWSLambdaRuntime AWSLambdaRuntimeCore
    swift-build toolchain SWBBuildService SwiftBuild SWBProtocol SWBUtil
    swift-case-paths light CasePaths CasePathsCore CasePathsMacrosSupport
    swift-clocks light Clocks
    swift-collections light BasicContainers BitCollections Collections ContainersPreview DequeModule HashTreeCollections
    swift-collections light HeapModule OrderedCollections SortedCollections TrailingElementsModule _RopeModule
    swift-collections-benchmark light CollectionsBenchmark
    swift-composable-architecture light ComposableArchitecture
    swift-concurrency-extras light ConcurrencyExtras ConcurrencyExtrasTestSupport
    swift-custom-dump light CustomDump
    swift-dependencies light Dependencies DependenciesMacros DependenciesTestObserver DependenciesTestSupport
    swift-dependencies-additions light DependenciesAdditions
    swift-distributed-tracing light InMemoryTracing Instrumentation Tracing
    swift-driver toolchain SwiftDriver SwiftDriverDynamic SwiftOptions
    swift-filename-matcher light FilenameMatcher
    swift-format toolchain SwiftFormat
    swift-gen light Gen
    swift-html light Css CssReset Html HtmlSnapshotTesting HtmlPlainTextPrint
    swift-http-server networking NIOHTTPServer
    swift-http-types light HTTPTypes HTTPTypesFoundation
    swift-identified-collections light IdentifiedCollections
    swift-index-store toolchain IndexStore
    swift-issue-reporting light IssueReporting IssueReportingPackageSupport IssueReportingTestSupport XCTestDynamicOverlay
    swift-json-testing light JSONTesting
    swift-llbuild toolchain llbuildSwift llbuildSwiftDynamic
    swift-log light InMemoryLogging Logging
    swift-macro-testing light MacroTesting
    swift-markdown light Markdown
    swift-markdown-ui light MarkdownUI
    swift-memberwise-init-macro light MemberwiseInit
    swift-metrics light CoreMetrics Metrics MetricsTestKit
    swift-navigation light AppKitNavigation SwiftNavigation SwiftUINavigation SwiftUINavigationCore UIKitNavigation
    swift-nio networking NIO NIOCore NIOFileSystem NIOFoundationCompat NIOFoundationEssentialsCompat NIOHTTP1 NIOPosix
    swift-nio networking NIOTLS NIOWebSocket _NIOFileSystem _NIOFileSystemFoundationCompat
    swift-nio light NIOConcurrencyHelpers NIOEmbedded NIOTestUtils
    swift-nio-extras networking NIOExtras NIOHTTPCompression NIOHTTPResponsiveness NIOHTTPTypes NIOHTTPTypesHTTP1
    swift-nio-extras networking NIOHTTPTypesHTTP2 NIOResumableUpload NIOSOCKS
    swift-nio-http2 networking NIOHTTP2
    swift-nio-ssh networking NIOSSH
    swift-nio-ssl networking NIOSSL
    swift-nio-transport-services networking NIOTransportServices
    swift-nonempty light NonEmpty
    swift-openapi-async-http-client networking OpenAPIAsyncHTTPClient
    swift-openapi-runtime light OpenAPIRuntime
    swift-openapi-urlsession networking OpenAPIURLSession
    swift-openapi-vapor server OpenAPIVapor
    swift-otel server OTLPGRPC OTel
    swift-overture light Overture
    swift-package-manager toolchain PackageCollectionsModel SwiftPM SwiftPM-auto SwiftPMDataModel SwiftPMDataModel-auto
    swift-package-manager toolchain SwiftPMPackageCollections
    swift-parsing light Parsing
    swift-perception light Perception PerceptionCore
    swift-prelude light Either Frp Monoid NearSemiring Optics Prelude Reader State Tuple ValidationSemigroup
    swift-protobuf light SwiftProtobuf SwiftProtobufPluginLibrary
    swift-sdk networking MCP
    swift-service-context light ServiceContextModule
    swift-service-lifecycle server ServiceLifecycle UnixSignals
    swift-sharing light Sharing
    swift-snapshot-testing light InlineSnapshotTesting SnapshotTesting SnapshotTestingCustomDump
    swift-structured-queries light StructuredQueries StructuredQueriesCore StructuredQueriesMacros StructuredQueriesSQLite
    swift-structured-queries light StructuredQueriesSQLiteCore StructuredQueriesTestSupport
    swift-syntax toolchain SwiftBasicFormat SwiftCompilerPlugin SwiftDiagnostics SwiftIDEUtils SwiftIfConfig
    swift-syntax toolchain SwiftLexicalLookup SwiftOperators SwiftParser SwiftParserDiagnostics SwiftRefactor SwiftSyntax
    swift-syntax toolchain SwiftSyntaxBuilder SwiftSyntaxMacroExpansion SwiftSyntaxMacros SwiftSyntaxMacrosTestSupport
    swift-syntax toolchain SwiftSyntaxMacrosGenericTestSupport SwiftWarningControl
    swift-system light SystemPackage
    swift-tagged light Tagged TaggedMoney TaggedTime
    swift-toolchain-sqlite database SwiftToolchainCSQLite
    swift-transformers ml Transformers
    swift-url-routing light URLRouting
    swift-validated light Validated
    swift-web server ApplicativeRouterHttpPipelineSupport HttpPipeline HttpPipelineHtmlSupport HttpPipelineTestSupport
    swift-web light UrlFormEncoding UrlFormDecoding ViewRoutes
    swiftcommonmark light CommonMark
    swiftcsv light SwiftCSV
    swifter networking Swifter
    swifthtmltomarkdown light SwiftHTMLtoMarkdown
    swiftsdk analytics TelemetryClient TelemetryDeck
    swiftsoup light SwiftSoup
    swiftui-cached-async-image drawing CachedAsyncImage
    swiftui-flow light Flow
    swiftui-introspect light Introspect SwiftUIIntrospect SwiftUIIntrospect-Dynamic SwiftUIIntrospect-Static
    swiftui-navigation light SwiftUINavigation
    swiftui-navigation-transitions light NavigationTransitions SwiftUINavigationTransitions
    swiftui-shimmer light Shimmer
    swiftui-toast light ToastUI
    swiftuibackports light SwiftUIBackports
    swiftuimessage light SwiftUIMessage
    swiftuipager light SwiftUIPager
    swiftytexttable light SwiftyTextTable
    tcacoordinators light TCACoordinators
    textbuilder light TextBuilder
    texture drawing AsyncDisplayKit
    then light Then
    toastui light ToastUI
    ttprogresshud light TTProgressHUD
    uiimagecolors light UIImageColors
    usearch database USearch
    vapor server Vapor VaporTesting XCTVapor
    vapor-queues-fluent-driver database QueuesFluentDriver
    vapor-routing server VaporRouting
    variableblurview light VariableBlurView
    waterfallgrid light WaterfallGrid
    webrtc networking WebRTC
    websocket-kit networking WebSocketKit
    whatsnewkit light WhatsNewKit
    whisperkit ml WhisperKit TTSKit SpeakerKit
    wireguard-apple networking WireGuard WireGuardKit
    xctest-dynamic-overlay light IssueReporting IssueReportingTestSupport XCTestDynamicOverlay
    yams light Yams
    youtubeplayerkit drawing YouTubePlayerKit
    zcash-swift-payment-uri light ZcashPaymentURI
    zcash-swift-wallet-sdk payments ZcashLightClientKit
    zcashlightclientkit payments ZcashLightClientKit
    """
}
