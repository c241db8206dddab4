/// The text of a paragraph with its markup, in which what would be markup is escaped.
///
/// Only what could be taken for markup is: `Hi!` stays as it is.
struct MarkdownLine {
  /// The role of a character.
  enum Role {
    case text, linkText, markup, lineBreak
    /// The signs around emphasized text.
    case opening, closing
  }

  /// The block that the line is in.
  enum Place {
    case paragraph, heading, cell
  }

  /// Parts the signs of two spans that touch.
  static let divider = "<!-- -->"

  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var roles: [Role] = []
  /// The number of times that each sign of emphasis and code is in the line, whether it is text or
  /// markup.
  private(set) var signCounts: [Unicode.Scalar: Int] = [:]

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
    var (lines, line) = ([String](), String.UnicodeScalarView())
    for (index, scalar) in scalars.enumerated() {
      switch roles[index] {
      case .lineBreak:
        line += Self.lineBreak(in: place).unicodeScalars
        guard place == .paragraph else { continue }
        lines.append(String(line))
        line = String.UnicodeScalarView()
        escapes.beginLine(index + 1)
      case .markup, .opening, .closing:
        if isDivided(at: index) { line += Self.divider.unicodeScalars }
        if place == .cell, scalar == "|" { line.append("\\") }
        line.append(scalar)
      case .text, .linkText:
        if isEntity(at: index) {
          line += "&#\(scalar.value);".unicodeScalars
        } else {
          if escapes.needsEscape(index) { line.append("\\") }
          line.append(scalar)
        }
      }
    }
    return lines + [String(line)]
  }

  private static func lineBreak(in place: Place) -> String {
    switch place {
    case .paragraph: "\\"
    case .heading: " "
    case .cell: "<br>"
    }
  }

  static func isSpanSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "*" || scalar == "_" || scalar == "`" || scalar == "~"
  }

  // MARK: Signs beside letters

  /// Whether a letter is beside a sign that would not begin or end anything there, because there is
  /// punctuation at its other side: `**(a)**b`.
  func isEntity(at index: Int) -> Bool {
    guard !scalars[index].endsEmphasis else { return false }
    if index + 1 < roles.count, roles[index + 1] == .opening {
      return hasPunctuation(inside: index + 1, step: 1)
    }
    return index > 0 && roles[index - 1] == .closing && hasPunctuation(inside: index - 1, step: -1)
  }

  /// Whether the signs that begin at an index end what is before them, but would not do so.
  private func isDivided(at index: Int) -> Bool {
    guard index > 0, roles[index] == .opening, roles[index - 1] == .closing else { return false }
    return hasPunctuation(inside: index, step: 1) || hasPunctuation(inside: index - 1, step: -1)
  }

  /// Whether the character after the signs at an index is punctuation or a symbol.
  private func hasPunctuation(inside start: Int, step: Int) -> Bool {
    var index = start
    while scalars.indices.contains(index), roles[index] == roles[start],
      scalars[index] == scalars[start]
    {
      index += step
    }
    return scalars.indices.contains(index) && scalars[index].isPunctuationOrSymbol
  }
}

extension Unicode.Scalar {
  var isMarkdownSpace: Bool { properties.isWhitespace }

  var isASCIIPunctuation: Bool {
    isASCII && (0x21...0x7E).contains(value) && !properties.isAlphabetic
      && !(0x30...0x39).contains(value)
  }

  /// Whether all versions of the parser take the character for punctuation or a space.
  fileprivate var endsEmphasis: Bool {
    guard !isASCII else { return isMarkdownSpace || isASCIIPunctuation }
    return properties.isWhitespace || isPunctuation
  }

  /// Whether a version of the parser takes the character for punctuation.
  fileprivate var isPunctuationOrSymbol: Bool {
    guard !isASCII else { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return true
    default: return isPunctuation
    }
  }

  private var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
