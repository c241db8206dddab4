/// What a comment in C says of a member.
struct CComment {
  /// The lines of the description.
  var text: [String]
  /// What each argument is, by its name.
  var arguments: [String: String] = [:]
  /// What it returns; nil for nothing.
  var returns: String?

  /// The first sentence.
  var summary: String {
    let paragraph = text.prefix { !$0.isEmpty }.joined(separator: " ")
    let end = paragraph.range(of: ". ")?.lowerBound
    return end.map { String(paragraph[..<$0]) + "." } ?? paragraph
  }

  /// Reads the comment of a member in Swift: its first paragraphs, up to its code and sections, and
  /// what it says of its parameters and of what it returns.
  init(swift comment: [String]) {
    let text = comment.prefix { line in
      !line.hasPrefix("##") && !line.hasPrefix("- ") && !line.hasPrefix("```")
        && !line.hasPrefix("@State") && !line.hasPrefix("let ")
    }
    let end = text.lastIndex { !$0.isEmpty && !$0.hasSuffix(":") } ?? -1
    self.text = end < 0 ? [] : Array(text[...end])
    var key = ""
    for line in comment.dropFirst(text.count) {
      readItem(line, &key)
    }
  }

  /// Reads the comment of a member in C: lines `@argument: what it is` and `Returns: what`, and
  /// the description.
  init(lines: [String]) {
    text = []
    for line in lines {
      if line.hasPrefix("@"), let colon = line.firstIndex(of: ":") {
        let name = String(line[line.index(after: line.startIndex)..<colon])
        arguments[name.replacing("_", with: "-")] = line[colon...].dropFirst(2).description
      } else if line.hasPrefix("Returns: ") {
        returns = String(line.dropFirst(9))
      } else {
        text.append(line)
      }
    }
    while text.first?.isEmpty == true { text.removeFirst() }
    while text.last?.isEmpty == true { text.removeLast() }
  }

  /// The comment with each of its texts changed.
  func mapped(_ change: (String) -> String) -> CComment {
    var comment = self
    comment.text = text.map(change)
    comment.arguments = arguments.mapValues(change)
    comment.returns = returns.map(change)
    return comment
  }

  private mutating func readItem(_ line: String, _ key: inout String) {
    guard let item = line.firstMatch(of: /^- (?:Parameter )?(\w+): ?(.*)$/) else {
      guard !line.isEmpty, !line.hasPrefix("-"), !key.isEmpty else { return key = "" }
      add(" " + line, to: key)
      return
    }
    key = String(item.1)
    let words = String(item.2)
    guard let first = words.first else { return }
    // A sentence in Swift is a phrase in C.
    let phrase = first.lowercased() + words.dropFirst()
    add(phrase.hasSuffix(".") ? String(phrase.dropLast()) : phrase, to: key)
  }

  private mutating func add(_ words: String, to key: String) {
    switch key {
    case "Returns": returns = (returns ?? "") + words
    case "Parameters", "Throws", "Precondition", "Note": break
    default: arguments[key] = (arguments[key] ?? "") + words
    }
  }

  /// The comment as C has it, with the title of what it is about.
  static func block(_ title: String, _ lines: [String]) -> String {
    let lines = (["\(title):"] + lines).map { $0.isEmpty ? " *" : " * \($0)" }
    return "/**\n" + lines.joined(separator: "\n") + "\n */"
  }
}
