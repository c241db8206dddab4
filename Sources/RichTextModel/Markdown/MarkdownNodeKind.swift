/// The kinds of nodes in the tree of a parsed document.
enum MarkdownNodeKind: String {
  case quote = "block_quote"
  case list
  case item
  case task = "tasklist"
  case footnote
  case paragraph
  case heading
  case code = "code_block"
  case html = "html_block"
  case rule = "thematic_break"
  case table
  case row = "table_row"
  case cell = "table_cell"
  case text
  case softBreak = "softbreak"
  case lineBreak = "linebreak"
  case codeSpan = "code"
  case htmlSpan = "html_inline"
  case emphasis = "emph"
  case strong
  case strikethrough
  case link
  case picture = "image"
  case footnoteReference
  case other

  /// Whether it is a block with text, or a rule, and not one around others.
  var isLeafBlock: Bool { [.paragraph, .heading, .code, .html, .rule, .table].contains(self) }

  /// Whether its text has looks.
  var hasSpans: Bool { [.paragraph, .heading, .cell].contains(self) }

  init(named name: String) {
    self = name == "table_header" ? .row : Self(rawValue: name) ?? .other
  }
}

/// The kinds by their numbers, of which those of extensions are known only when they are met.
struct MarkdownNodeKinds {
  // The library has no names for these.
  private var known: [CInt: MarkdownNodeKind] = [
    0x800B: .footnote, 0xC00B: .footnoteReference,
  ]

  /// Returns the kind of a node.
  mutating func kind(of node: CmarkLibrary.Node, _ library: CmarkLibrary) -> MarkdownNodeKind {
    let type = library.type(node)
    if let kind = known[type] { return kind }
    let kind = MarkdownNodeKind(named: library.typeName(node).map { String(cString: $0) } ?? "")
    // A task is an item by its number.
    if kind != .item, kind != .task { known[type] = kind }
    return kind
  }
}
