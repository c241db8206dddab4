/// Writes Swift string literals.
public enum SwiftStringLiteral {
  /// Returns a literal for exactly this text, on one line.
  ///
  /// A text with backslashes, such as a pattern, becomes a raw literal (`#"^\d+$"#`) if possible;
  /// every other text becomes an ordinary one. Control characters, line separators and characters
  /// that change the direction of the text after them are always escaped.
  public static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let hasBackslash = scalars.contains("\\")
    // A literal that begins with three quotes would be read as the start of a multi-line literal.
    if hasBackslash, !text.hasPrefix("\""), !scalars.contains(where: { mustEscape($0) }) {
      return raw(text)
    }
    return "\"" + scalars.map(escaped).joined() + "\""
  }

  private static func raw(_ text: String) -> String {
    let marks = String(repeating: "#", count: marksNeeded(for: text))
    return "\(marks)\"\(text)\"\(marks)"
  }

  /// Returns one more than the longest run of `#` after a quote or a backslash.
  private static func marksNeeded(for text: String) -> Int {
    var longest = 0
    var run: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": run = 0
      case "#": run = run.map { $0 + 1 }
      default: run = nil
      }
      longest = max(longest, run ?? 0)
    }
    return longest + 1
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    case _ where mustEscape(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }

  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl || scalar == "\u{FEFF}"
    default: false
    }
  }
}
