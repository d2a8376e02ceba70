import DictionaryClient

extension DictionaryClient {
  public static var file: Self { Self(load: { ["word"] }) }
}
