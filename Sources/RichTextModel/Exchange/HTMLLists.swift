/// The lists that are open at a position in HTML that is being written.
///
/// A list is inside the item that it belongs to. So an item stays open until the next one on its
/// level, or the end of the list.
struct HTMLLists {
  private struct List: Equatable {
    let name: String
    let type: String
  }

  private var open: [List] = []

  /// The number of open lists, each with an open item.
  var depth: Int { open.count }

  /// Returns the tags before an item: the end tags of what is over, and the start tags of new
  /// lists.
  mutating func change(to item: ListItem) -> String {
    var tags = close(deeperThan: item.level + 1)
    let list = Self.list(of: item)
    if open.count == item.level + 1, open.last == list {
      return tags + "</li>"
    }
    tags += close(deeperThan: item.level)
    let opened = item.level + 1 - open.count
    // The item of a level that is skipped has no text, and no marker when it is read.
    tags += Array(repeating: "<\(list.name)\(list.type)>", count: opened).joined(separator: "<li>")
    open += Array(repeating: list, count: opened)
    return tags
  }

  /// Ends the lists that are nested more deeply; returns their end tags.
  mutating func close(deeperThan depth: Int) -> String {
    var tags = ""
    while open.count > depth { tags += "</li></\(open.removeLast().name)>" }
    return tags
  }

  private static func list(of item: ListItem) -> List {
    guard item.kind == .number else { return List(name: "ul", type: "") }
    let format = item.format
    return List(name: "ol", type: format == .decimal ? "" : " type=\"\(format.htmlType)\"")
  }
}

extension ListNumberFormat {
  /// The value of the attribute `type` in HTML.
  var htmlType: String {
    switch self {
    case .decimal: "1"
    case .lowercaseLetter: "a"
    case .uppercaseLetter: "A"
    case .lowercaseRoman: "i"
    case .uppercaseRoman: "I"
    }
  }

  /// Creates a format from the attribute `type` in HTML; nil for another text.
  init?(htmlType: String) {
    guard let format = Self.allCases.first(where: { $0.htmlType == htmlType }) else { return nil }
    self = format
  }
}
