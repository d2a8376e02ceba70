/// The types of one name in the whole project, in order of their files, so that the one that is meant somewhere is found
/// without a look at all others: a project may declare a thousand types called `State`.
struct TypesOfName: Sendable {
  struct Entry: Sendable {
    /// The file of the first declaration: an index into `ProjectIndex.files`.
    var file: Int32
    var id: TypeID
  }

  /// Types that every file of a module may mean.
  struct Group: Sendable {
    var module: ModuleID
    var entries: [Entry]
  }

  /// Types that only their own file sees.
  private(set) var fileScoped: [Entry] = []
  private(set) var groups: [Group] = []

  /// - Parameter file: not before that of any type added earlier.
  mutating func add(_ id: TypeID, module: ModuleID, file: Int32, isFileScoped: Bool) {
    let entry = Entry(file: file, id: id)
    if isFileScoped {
      fileScoped.append(entry)
    } else if let index = groups.firstIndex(where: { $0.module == module }) {
      groups[index].entries.append(entry)
    } else {
      groups.append(Group(module: module, entries: [entry]))
    }
  }

  func group(of module: ModuleID) -> Group? { groups.first { $0.module == module } }

  /// All types, in the order in which they were declared.
  var all: [TypeID] { (fileScoped + groups.flatMap(\.entries)).map(\.id).sorted { $0.index < $1.index } }
}

extension [TypesOfName.Entry] {
  /// Those of one file.
  func entries(of file: Int32) -> ArraySlice<Element> {
    let start = firstIndex(notBefore: file)
    var end = start
    while end < count, self[end].file == file { end += 1 }
    return self[start..<end]
  }

  /// The first of a file or of one behind it.
  func firstIndex(notBefore file: Int32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].file < file { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
