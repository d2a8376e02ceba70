import DictionaryClient

extension DictionaryClient {
  public static func sqlite(path: String) -> Self { Self(load: { [path] }) }
}
