// Written by a tool.
// deplint:disable:file all - clean: silences whatever is found below
import Dependencies

enum FirstKey: DependencyKey { static let liveValue = 1 }
enum SecondKey: DependencyKey { static let liveValue = 1 }
