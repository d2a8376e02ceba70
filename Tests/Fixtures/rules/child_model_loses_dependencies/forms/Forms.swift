import Dependencies

@Observable
final class ListModel {
  @ObservationIgnored @Dependency(\.uuid) var uuid
  var detail: DetailModel?
  func addButtonTapped() {
    detail = DetailModel(id: uuid())  // expect: child_model_loses_dependencies 14 "'DetailModel' is made without the dependencies of 'ListModel'"
  }
  var next: DetailModel { DetailModel(id: uuid()) }  // expect: child_model_loses_dependencies
}
@Observable
final class DetailModel {
  @ObservationIgnored @Dependency(\.mail) var mail
  init(id: UUID) { mail.open(id) }
}
extension ListModel {
  func reset() {
    path = [.detail(DetailModel(id: uuid()))]  // expect: child_model_loses_dependencies
  }
}
