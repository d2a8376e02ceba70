import Dependencies
import DictionaryFileClient
import DictionarySqliteClient
import Foundation

prepareDependencies {
  $0.dictionaryClient = CommandLine.arguments.count > 1 ? .file : .sqlite(path: "words.db")
}
withDependencies {
  $0.dictionaryClient = .sqlite(path: "words.db")
} operation: {
  print("start")
}
withDependencies {
  $0.dictionaryClient = .file
} operation: {
  print("start")
}
