import Dependencies

@Dependency(\.lamp.switchOn) var switchOn
@Dependency(LampClient.self) var lamp
switchOn()
await lamp.dim(3)
[lamp].forEach { $0.signal() }
