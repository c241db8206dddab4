import FoundationEssentials
import RichTextModel

/// Formats text as its markup is typed.
///
/// `*bold*`, `_italics_`, code between grave accents, `# ` headings, `> ` quotes, `--- ` rules, and
/// items of lists: `- `, `1. `, `[] `.
///
///     editor.register(processors: [MarkupProcessor()])
///
/// What Return and Backspace do in them is the editor's own (``StyleCommand``, ``ListCommand``).
/// A heading that has lost all its text is body text again. There is no markup in code.
///
/// A backslash before a markup character makes it an ordinary one. Ctrl+Z or Backspace right after
/// a change restores the typed characters. To switch markup off, unregister the processor.
///
/// ## Origin
/// The markup processor of Proton's examples, which supports `*` and `_`, but neither code nor
/// lines.
@MainActor
public final class MarkupProcessor: TextProcessing {
  /// The processor's name.
  public let name = "markup"
  /// The content type of characters that are no markup because of a backslash before them.
  private static let literal = ContentType("_literal")

  /// Creates a processor.
  public init() {}

  /// Applies the markup before the caret on its line.
  public func process(
    _ editor: EditorView, in range: Range<Int>, changeInLength: Int
  ) -> Bool {
    guard editor.selectedRange == range.upperBound..<range.upperBound else { return false }
    let place = range.upperBound
    guard !range.isEmpty else { return emptied(editor, at: place) }
    let start = editor.startOfLine(at: place)
    guard start < place, !editor.implementation.content.isLiteral(at: place) else { return false }
    let line = editor.content(in: start..<place)
    if let block = BlockMarkup(lineStart: line.text), block != .panel {
      use(block, in: editor, start..<place)
      return true
    }
    guard let change = InlineMarkup.change(before: Self.markup(of: line)) else { return false }
    use(change, in: editor, line, at: start)
    return true
  }

  /// Returns the text with characters that are no markup replaced by U+FFFD.
  private static func markup(of line: RichText) -> String {
    var scalars = String.UnicodeScalarView()
    line.forEachPiece { text, attributes in
      let isCode = attributes[FontTraitsKey.self]?.contains(.monospace) == true
      let isText = isCode || attributes[ContentTypeKey.self] == literal
      for scalar in text.unicodeScalars { scalars.append(isText ? "\u{FFFD}" : scalar) }
    }
    return String(scalars)
  }

  // MARK: Within a line

  private func use(
    _ change: InlineMarkup.Change, in editor: EditorView, _ line: RichText, at start: Int
  ) {
    switch change {
    case .escape(let backslash):
      var sign = line.part((backslash + 1)..<(backslash + 2))
      sign.changeAttributes(in: 0..<1) { $0[ContentTypeKey.self] = Self.literal }
      editor.replaceCharacters(in: (start + backslash)..<(start + backslash + 2), with: sign)
    case .style(let opening, let closing, let traits):
      var text = line.part((opening + 1)..<closing)
      text.changeAttributes(in: 0..<text.count) {
        $0[FontTraitsKey.self] = ($0[FontTraitsKey.self] ?? []).union(traits)
      }
      editor.replaceCharacters(in: (start + opening)..<(start + closing + 1), with: text)
    }
  }

  // MARK: Whole paragraphs

  private func use(_ block: BlockMarkup, in editor: EditorView, _ sign: Range<Int>) {
    editor.replaceCharacters(in: sign, with: RichText())
    let start = sign.lowerBound
    switch block {
    case .item(let item): editor.lists.setItem(item, at: start)
    case .heading(let level): StyleEditing(editor).set(.heading(level), at: start)
    case .quote: StyleEditing(editor).set(.quote, at: start)
    case .code(let language): StyleEditing(editor).set(.code, language: language, at: start)
    case .rule: RuleCommand().execute(on: editor)
    case .panel: break
    }
  }

  /// Makes a heading without any text left body text.
  private func emptied(_ editor: EditorView, at place: Int) -> Bool {
    guard place < editor.contentLength, editor.startOfLine(at: place) == place,
      editor.endOfLine(at: place) == place,
      StyleEditing(editor).style(at: place).headingLevel != nil
    else { return false }
    StyleEditing(editor).set(.body, at: place)
    return true
  }
}
