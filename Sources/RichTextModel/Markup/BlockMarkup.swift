/// Markup of a whole line, typed at its beginning: `# ` to `###### ` create headings, `> ` a quote,
/// `- ` a list item.
///
/// ```swift
/// BlockMarkup(lineStart: "## ")   // .heading(level: 2)
/// BlockMarkup(lineStart: ">> ")   // .panel
/// BlockMarkup(lineStart: "a# ")   // nil
/// ```
public enum BlockMarkup: Hashable, Sendable {
  /// A heading, of level 1 to 6.
  case heading(level: Int)
  /// A quotation.
  case quote
  /// An item of a list.
  case item
  /// A panel, with Proton's shortcut.
  case panel

  /// Parses the beginning of a line, up to the caret, when its space has been typed.
  public init?(lineStart: String) {
    guard lineStart.last == " " else { return nil }
    let sign = lineStart.dropLast()
    switch sign {
    case ">": self = .quote
    case ">>": self = .panel
    case "-": self = .item
    default:
      guard (1...6).contains(sign.count), sign.allSatisfy({ $0 == "#" }) else { return nil }
      self = .heading(level: sign.count)
    }
  }

  /// The number of characters to remove from the line.
  public var length: Int {
    switch self {
    case .heading(let level): level + 1
    case .quote, .item: 2
    case .panel: 3
    }
  }
}
