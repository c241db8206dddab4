/// The text of a paragraph with its markup, in which what would be markup is escaped.
///
/// Only what could be taken for markup is: `Hi!` stays as it is.
struct MarkdownLine {
  /// The role of a character.
  enum Role {
    case text, linkText, markup, lineBreak
    /// A sign at an end of emphasized text.
    case sign
    /// The brackets around the text of a link.
    case linkStart, linkEnd
  }

  /// The block that the line is in.
  enum Place {
    case paragraph, heading, cell
  }

  /// What earlier versions wrote between the signs of two spans.
  static let divider = "<!-- -->"

  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var roles: [Role] = []
  /// The number of times that each sign of emphasis and code is in the line, whether it is text or
  /// markup.
  private(set) var signCounts: [Unicode.Scalar: Int] = [:]

  /// The number of characters.
  var count: Int { scalars.count }

  /// Adds some text.
  mutating func append(_ text: String, _ role: Role) {
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      roles.append(role)
      if Self.isSpanSign(scalar) { signCounts[scalar, default: 0] += 1 }
    }
  }

  /// Returns the lines, at least one.
  func lines(in place: Place) -> [String] {
    var escapes = MarkdownEscapes(self, place)
    // A backslash at the end of a paragraph would be text.
    let end = roles.reversed().prefix { $0 == .lineBreak }.count
    var (lines, line) = ([String](), String.UnicodeScalarView())
    for (index, scalar) in scalars.enumerated() {
      switch roles[index] {
      case .lineBreak where place != .paragraph || index >= count - end:
        line += "<br>".unicodeScalars
      case .lineBreak:
        lines.append(String(line) + "\\")
        line = String.UnicodeScalarView()
        escapes.beginLine(index + 1)
      case .markup, .sign, .linkStart, .linkEnd:
        if place == .cell, scalar == "|" { line.append("\\") }
        line.append(scalar)
      case .text, .linkText:
        if escapes.needsEscape(index) { line.append("\\") }
        line.append(scalar)
      }
    }
    return lines + [String(line)]
  }

  static func isSpanSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "*" || scalar == "_" || scalar == "`" || scalar == "~"
  }
}

extension Unicode.Scalar {
  var isMarkdownSpace: Bool { properties.isWhitespace }

  var isASCIIPunctuation: Bool {
    isASCII && (0x21...0x7E).contains(value) && !properties.isAlphabetic
      && !(0x30...0x39).contains(value)
  }
}
