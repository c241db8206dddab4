/// Markup of a whole line, typed at its beginning.
///
/// `# ` to `###### ` create headings, `> ` a quote, `[!note] ` and the like a callout, `- `, `* `
/// and `+ ` a bulleted item, `1. ` and `1) ` a numbered one, `a. ` one with a letter, `[] ` and
/// `[x] ` a task, `--- ` a rule, "\`\`\`swift " code. Return in place of the space does the same
/// for rules and code. A number has at most three digits: `2024. ` is a year.
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
  /// A callout.
  case callout(CalloutKind)
  /// An item of a list.
  case item(ListItem)
  /// A panel, with Proton's shortcut.
  case panel
  /// A line between two parts of a text.
  case rule
  /// Code in a language; nil for none.
  case code(language: String?)

  /// Parses the beginning of a line, up to the caret, when its space has been typed.
  public init?(lineStart: String) {
    guard lineStart.last == " " else { return nil }
    let sign = lineStart.dropLast()
    switch sign {
    case ">": self = .quote
    case ">>": self = .panel
    case "---", "***", "___": self = .rule
    case "-", "*", "+": self = .item(ListItem(.bullet))
    case "[]", "[ ]": self = .item(ListItem(.task))
    case "[x]", "[X]": self = .item(ListItem(.task, isChecked: true))
    case "a.", "a)": self = .item(ListItem(.number, numberFormat: .lowercaseLetter))
    case "A.", "A)": self = .item(ListItem(.number, numberFormat: .uppercaseLetter))
    default:
      if let code = Self.code(sign) {
        self = code
      } else if let kind = Self.callout(sign) {
        self = .callout(kind)
      } else if let number = Self.number(sign) {
        self = .item(ListItem(.number, start: number == 1 ? nil : number))
      } else if (1...6).contains(sign.count), sign.allSatisfy({ $0 == "#" }) {
        self = .heading(level: sign.count)
      } else {
        return nil
      }
    }
  }

  /// Parses a whole line, when Return has been typed after it.
  public init?(line: String) {
    if ["---", "***", "___"].contains(line) {
      self = .rule
    } else if let code = Self.code(Substring(line)) {
      self = code
    } else {
      return nil
    }
  }

  private static let fence = "```"

  private static func code(_ sign: Substring) -> BlockMarkup? {
    let language = sign.dropFirst(fence.count)
    guard sign.hasPrefix(fence), !language.contains(where: { $0 == "`" || $0.isWhitespace }) else {
      return nil
    }
    return .code(language: language.isEmpty ? nil : String(language))
  }

  private static func callout(_ sign: Substring) -> CalloutKind? {
    guard sign.hasPrefix("[!"), sign.hasSuffix("]") else { return nil }
    return CalloutKind(rawValue: sign.dropFirst(2).dropLast().lowercased())
  }

  /// The greatest number of digits that begin an item while they are typed; CommonMark, in which
  /// files are read, has nine.
  private static let maxDigits = 3

  /// Returns the number of an item's sign; nil if it is not a number.
  private static func number(_ sign: Substring) -> Int? {
    guard let end = sign.last, end == "." || end == ")" else { return nil }
    let digits = sign.dropLast()
    // A year and a full stop begin a sentence more often than a list.
    guard (1...maxDigits).contains(digits.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }
}
