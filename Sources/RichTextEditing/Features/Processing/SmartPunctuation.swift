import RichTextModel

/// Replaces straight quotation marks, dashes of hyphens, three periods and arrows by the characters
/// that they stand for, as they are typed.
///
///     editor.register(processors: [SmartPunctuation()])
///
/// Backspace or Ctrl+Z right after a change restores what was typed. Code stays as it is.
@MainActor
public struct SmartPunctuation: TextProcessing {
  /// The processor's name.
  public let name = "punctuation"
  /// Low: runs after processors that change the text.
  public let priority = ProcessorPriority.low
  /// The opening and closing marks for `"`, and those for `'`.
  public let quotationMarks: (double: (String, String), single: (String, String))

  private static let signs = [
    ("...", "…"), ("---", "—"), ("–-", "—"), ("--", "–"), ("←>", "↔"), ("->", "→"), ("<-", "←"),
    ("=>", "⇒"),
  ]

  /// Creates a processor.
  public init(
    quotationMarks: (double: (String, String), single: (String, String)) = (("“", "”"), ("‘", "’"))
  ) {
    self.quotationMarks = quotationMarks
  }

  /// Replaces what the last typed character completes.
  public func process(
    _ editor: EditorView, in range: Range<Int>, changeInLength: Int
  ) -> Bool {
    let place = range.upperBound
    guard range.count == 1, editor.selectedRange == place..<place,
      !editor.implementation.content.isLiteral(at: place), !isCode(editor, at: range.lowerBound)
    else { return false }
    let start = editor.startOfLine(at: place)
    let line = editor.content(in: start..<place).text
    // A rule is typed as three hyphens at the beginning of a line.
    guard let (sign, new) = replacement(in: line), sign.first != "-" || sign != line else {
      return false
    }
    let attributes = editor.attributes(at: range.lowerBound)
    editor.replaceCharacters(
      in: (place - sign.unicodeScalars.count)..<place, with: RichText(new, attributes: attributes))
    return true
  }

  private func isCode(_ editor: EditorView, at offset: Int) -> Bool {
    editor.attributes(at: offset)[FontTraitsKey.self]?.contains(.monospace) == true
  }

  private func replacement(in line: String) -> (sign: String, new: String)? {
    switch line.last {
    case "\"": ("\"", mark(quotationMarks.double, after: line.dropLast().last))
    case "'": ("'", mark(quotationMarks.single, after: line.dropLast().last))
    default: Self.signs.first { line.hasSuffix($0.0) }
    }
  }

  private func mark(_ marks: (String, String), after character: Character?) -> String {
    guard let character else { return marks.0 }
    return character.isWhitespace || "([{–—“‘".contains(character) ? marks.0 : marks.1
  }
}
