import FoundationEssentials
import RichTextModel

/// Formats text as its markup is typed.
///
/// `**bold**`, `*italics*` and the like within a line (`InlineMarkup`), and at its beginning `# `
/// for headings, `> ` for quotes, `[!note] ` for callouts, `--- ` for rules, and items of lists:
/// `- `, `1. `, `[] ` (`BlockMarkup`). What is typed means the same as in Markdown.
///
///     editor.register(processors: [MarkupProcessor()])
///
/// Over a selection, `*`, `_` and a grave accent give it their look, and `(`, `[` and `"` enclose
/// it.
///
/// What Return and Backspace do in them is the editor's own (``StyleCommand``, ``ListCommand``).
/// A heading that has lost all its text is body text again. There is no markup in code.
///
/// A backslash before a markup character makes it an ordinary one. Ctrl+Z or Backspace right after
/// a change restores the typed characters. To switch markup off, unregister the processor.
///
/// ## Origin
/// The markup processor of Proton's examples, which supports `*` for bold and `_` for italics, but
/// neither code nor lines; with the dialect `.proton`, these mean the same here.
@MainActor
public final class MarkupProcessor: TextProcessing {
  /// The processor's name.
  public let name = "markup"
  /// The content type of characters that are no markup because of a backslash before them.
  private static let literal = ContentType("_literal")

  /// Which characters mean what within a line.
  public let dialect: InlineMarkup.Dialect

  /// Creates a processor.
  public init(dialect: InlineMarkup.Dialect = .markdown) { self.dialect = dialect }

  /// Applies the markup before the caret on its line.
  public func process(
    _ editor: EditorView, in range: Range<Int>, changeInLength: Int
  ) -> Bool {
    guard editor.selectedRange == range.upperBound..<range.upperBound else { return false }
    let place = range.upperBound
    guard !range.isEmpty else { return emptied(editor, at: place) }
    if range.count == 1, endedLine(editor, at: range.lowerBound) { return true }
    let start = editor.startOfLine(at: place)
    guard start < place, !editor.implementation.content.isLiteral(at: place) else { return false }
    let line = editor.content(in: start..<place)
    if let block = BlockMarkup(lineStart: line.text), block != .panel {
      use(block, in: editor, start..<place)
      return true
    }
    guard let change = InlineMarkup.change(before: Self.markup(of: line), in: dialect)
    else { return false }
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
    case .style(let opening, let closing, let look):
      var text = line.part(opening.upperBound..<closing.lowerBound)
      text.changeAttributes(in: 0..<text.count) { look.apply(to: &$0) }
      editor.replaceCharacters(
        in: (start + opening.lowerBound)..<(start + closing.upperBound), with: text)
    case .link(let from, let part, let address):
      var text = line.part(part)
      text.changeAttributes(in: 0..<text.count) { $0[LinkKey.self] = address }
      replace(from, of: line, at: start, with: text, in: editor)
    case .picture(let from, let alternativeText, let address):
      guard editor.pictures.isAccepted, let source = PictureSource(address: address) else { return }
      let picture = PictureContent(source, alternativeText: alternativeText)
      replace(from, of: line, at: start, with: RichText(picture), in: editor)
    case .emoji(let from, let emoji):
      let attributes = line.part(from..<(from + 1)).runs[0].attributes
      replace(
        from, of: line, at: start, with: RichText(emoji, attributes: attributes), in: editor)
    }
  }

  private func replace(
    _ from: Int, of line: RichText, at start: Int, with text: RichText, in editor: EditorView
  ) {
    editor.replaceCharacters(in: (start + from)..<(start + line.count), with: text)
  }

  // MARK: Whole paragraphs

  /// Applies the markup of a line that Return has ended.
  private func endedLine(_ editor: EditorView, at end: Int) -> Bool {
    let start = editor.startOfLine(at: end)
    guard start < end, editor.content(in: end..<(end + 1)).text == "\n",
      editor.endOfLine(at: end + 1) == end + 1,
      !editor.implementation.content.isLiteral(at: start),
      let block = BlockMarkup(line: editor.content(in: start..<end).text)
    else { return false }
    use(block, in: editor, start..<(end + 1))
    return true
  }

  private func use(_ block: BlockMarkup, in editor: EditorView, _ sign: Range<Int>) {
    editor.replaceCharacters(in: sign, with: RichText())
    let start = sign.lowerBound
    switch block {
    case .item(let item): editor.lists.setItem(item, at: start)
    case .heading(let level): StyleEditing(editor).set(.heading(level), at: start)
    case .quote: StyleEditing(editor).set(.quote, at: start)
    case .callout(let kind): StyleEditing(editor).set(.callout(kind), at: start)
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

extension InlineMarkup.Look {
  /// Adds the look to attributes.
  func apply(to attributes: inout AttributeContainer) {
    var traits = attributes[FontTraitsKey.self] ?? []
    if contains(.bold) { traits.insert(.bold) }
    if contains(.italic) { traits.insert(.italic) }
    if contains(.monospace) { traits.insert(.monospace) }
    attributes[FontTraitsKey.self] = traits.isEmpty ? nil : traits
    if contains(.strikethrough) { attributes[StrikethroughKey.self] = true }
    if contains(.highlight) { attributes[HighlightKey.self] = .yellow }
  }
}
