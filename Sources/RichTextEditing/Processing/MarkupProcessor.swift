import FoundationEssentials
import RichTextModel

/// Gives text its look as its markup is typed: `*bold*`, `_italics_`, `` `code` ``, `# ` headings, `> `
/// quotes and `- ` items.
///
///     editor.register(processors: [MarkupProcessor()])
///
/// A backslash before a sign makes it an ordinary character. Ctrl+Z or Backspace right after a change
/// gives the signs back. To switch markup off, unregister the processor.
///
/// ## Origin
/// The markup processor of Proton's examples, which knew `*` and `_` and neither code nor lines.
@MainActor
public final class MarkupProcessor: TextProcessing {
  /// The processor's name.
  public let name = "markup"
  /// Which signs are no markup, as a backslash stood before them.
  private static let literal = ContentType("_literal")

  /// Makes a processor.
  public init() {}

  /// Looks at what stands before the caret on its line.
  public func process(
    _ editor: EditorView, in range: Range<Int>, changeInLength: Int
  ) -> Bool {
    guard !range.isEmpty, editor.selectedRange == range.upperBound..<range.upperBound else {
      return false
    }
    let place = range.upperBound
    if editor.content(in: (place - 1)..<place).text == "\n" { return endHeading(editor, at: place) }
    let start = editor.startOfLine(at: place)
    let line = editor.content(in: start..<place)
    if let block = BlockMarkup(lineStart: line.text), block != .panel {
      use(block, in: editor, at: start)
      return true
    }
    guard let change = InlineMarkup.change(before: Self.markup(of: line)) else { return false }
    use(change, in: editor, line, at: start)
    return true
  }

  /// The text in which signs that are none stand as something else.
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

  // MARK: Whole lines

  private func use(_ block: BlockMarkup, in editor: EditorView, at start: Int) {
    let sign = start..<(start + block.length)
    let look = { (attributes: inout AttributeContainer) in block.apply(to: &attributes) }
    var lead = RichText()
    if block == .item {
      lead = "• "
      lead.changeAttributes(in: 0..<lead.count, look)
    }
    editor.replaceCharacters(in: sign, with: lead)
    editor.changeAttributes(in: start..<editor.endOfLine(at: start), look)
    editor.implementation.setTypingAttributes(look)
  }

  /// The line after a heading is none.
  private func endHeading(_ editor: EditorView, at place: Int) -> Bool {
    guard
      editor.typingAttributes[ContentTypeKey.self] == ContentType.heading
        || editor.attributes(at: editor.startOfLine(at: place - 1))[ContentTypeKey.self]
          == ContentType.heading
    else { return false }
    editor.implementation.setTypingAttributes { attributes in
      attributes[FontSizeKey.self] = nil
      attributes[FontTraitsKey.self] = nil
      attributes[ContentTypeKey.self] = nil
    }
    return true
  }
}
