import Dependencies

// clean: who reads keys is out of view
enum PrinterKey: DependencyKey { static let liveValue = 1 }
