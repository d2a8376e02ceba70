import ComposableArchitecture

@Observable
final class ListModel {
  @ObservationIgnored @Dependency(\.uuid) var uuid
  var detail: DetailModel
  // clean: made with the model.
  var other = DetailModel(id: UUID(0))
  init() { detail = DetailModel(id: UUID(1)) }
  func addButtonTapped() {
    // clean: its dependencies are handed on.
    detail = withDependencies(from: self) { DetailModel(id: uuid()) }
    // clean: no dependencies, and no class.
    rows.append(Row(id: uuid()))
    sheet = Sheet(id: uuid())
  }
  static let sample = ListModel()
}
@Observable
final class DetailModel {
  @ObservationIgnored @Dependency(\.mail) var mail
  init(id: UUID) { mail.open(id) }
}
final class Row { init(id: UUID) {} }
struct Sheet { @Dependency(\.mail) var mail; let id: UUID }
// clean: a model without dependencies of its own has none to hand on.
final class Plain { func make() -> DetailModel { DetailModel(id: UUID(2)) } }
