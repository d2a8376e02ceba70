import ComposableArchitecture

// clean: each way to use a dependency.
@Reducer
struct Harbour {
  struct State { var pilot = ""; var log = "" }

  @Dependency(\.pilotBook) var pilotBook
  @Dependency(\.tide) var tide
  @Dependency(\.wind) var wind
  @Dependency(\.crane) var crane
  @Dependency(\.`default`) var `default`
  @Dependency(\.rope) var rope
  @Dependency(\.anchor) var anchor
  @Dependency(\.buoy) var buoy
  @Dependency(\.gull) var gull
  @Dependency(\.fog) var fog
  @Dependency(\.bell) var bell
  @Dependency(\.mast) var mast

  init() { _crane = Dependency(\.crane) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // Captured, or captured under another name.
      let effect = Effect<Action>.run { [pilotBook, water = tide] _ in await water.read() }
      // In a string, and with its initial value in a local of the same name.
      state.log = "\(wind.speed) \(self.default)"
      let rope = rope
      rope.pull()
      guard let anchor else { return .none }
      anchor.drop()
      let path = \Self.buoy
      // A label and a value of the same name; the key of a dictionary.
      signal(gull: gull)
      let marks = [fog: 1]
      // A dependency that is called before a local takes its name.
      bell.ring()
      let bell = state.pilot
      return bell.isEmpty ? .none : effect
    }
    ._printChanges()
    .onChange(of: mast.height) { _, _ in EmptyReducer() }
  }
}

// clean: `self` under other names.
final class Ferry {
  @Dependency(\.horn) private var horn
  @Dependency(\.flag) private var flag
  @Dependency(\.radio) private var radio
  @Dependency(\.chart) private var chart

  func leave() {
    after(5) { [weak self] in self?.horn.blow() }
    after(6) { [weak self] in
      guard let this = self else { return }
      this.flag.hoist()
    }
    after(7) { [unowned ferry = self] in ferry.radio.call() }
    _ = $chart
  }
}

// clean: asked for by a protocol, also one that another protocol refines, also of a reducer.
protocol HasMail { var mail: MailClient { get } }
protocol HasPost: HasMail {}
extension HasMail { func post() { mail.send() } }
struct Office: HasPost { @Dependency(\.mail) var mail }
@Reducer struct Counter: HasPost { @Dependency(\.mail) var mail }

// clean: the one dependency that `withDependencies(from:)` looks for.
final class Parent {
  @Dependency(\.uuid) private var uuid
  func child() -> Child { withDependencies(from: self) { Child() } }
}

// clean: a subclass may use it.
class Boat { @Dependency(\.motor) var motor }
final class Tug: Boat { func push() { motor.run() } }

// clean: read in the accessors of a property, in a nested function, and in an extension of this file.
struct Quay {
  @Dependency(\.light) private var light
  @Dependency(\.gate) private var gate
  @Dependency(\.bill) private var bill
  var isLit: Bool { light.isOn }
  func open() {
    func inner() { gate.open() }
    inner()
  }
}
extension Quay { func pay() { bill.pay() } }

// clean: the static one is another rule's.
struct Session { @Dependency(\.clock) static var clock }

// clean: names of one length and one ending.
struct Clinic {
  @Dependency(\.factorsClient) private var factorsClient
  @Dependency(\.doctorsClient) private var doctorsClient
  func open() { doctorsClient.call(factorsClient) }
}
