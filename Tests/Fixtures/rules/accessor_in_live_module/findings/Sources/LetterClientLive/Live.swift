import Dependencies
import LetterClient

extension LetterClient: DependencyKey {
  public static let liveValue = Self(send: { _ in })
}
extension DependencyValues {
  public var letterClient: LetterClient {  // expect: accessor_in_live_module(warning) 14 "declared in the live module 'LetterClientLive'"
    get { self[LetterClient.self] }
    set { self[LetterClient.self] = newValue }
  }
  var ownLetters: LetterClient { self[LetterClient.self] }  // clean: the live module's own.
}
