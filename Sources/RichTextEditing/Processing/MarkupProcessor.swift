import FoundationEssentials
import RichTextModel

/// Formats text as its markup is typed: `*bold*`, `_italics_`, code between grave accents,
/// `# ` headings, `> ` quotes, and items of lists: `- `, `1. `, `[] `.
///
///     editor.register(processors: [MarkupProcessor()])
///
/// Return continues a quote, and ends a heading. On an empty line it ends a quote, and so does
/// Backspace at the beginning of one, which also makes a heading an ordinary line. Items are the
/// editor's own (``ListCommand``).
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
    if editor.content(in: (place - 1)..<place).text == "\n" {
      return continueLine(editor, at: place)
    }
    let start = editor.startOfLine(at: place)
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

  // MARK: Whole lines

  private func use(_ block: BlockMarkup, in editor: EditorView, _ sign: Range<Int>) {
    let format = { (attributes: inout AttributeContainer) in block.apply(to: &attributes) }
    editor.replaceCharacters(in: sign, with: RichText())
    if case .item(let item) = block { return editor.lists.setItem(item, at: sign.lowerBound) }
    let start = sign.lowerBound
    editor.changeAttributes(in: start..<editor.endOfLine(at: start), format)
    editor.implementation.typing.set(format)
  }

  /// Returns the kind of the line that begins at an offset.
  private func block(of editor: EditorView, at start: Int) -> BlockMarkup? {
    let end = editor.endOfLine(at: start)
    let attributes = start == end ? editor.typingAttributes : editor.attributes(at: start)
    return BlockMarkup(attributes: attributes)
  }

  /// Ends a heading on the line after it.
  private func continueLine(_ editor: EditorView, at place: Int) -> Bool {
    let start = editor.startOfLine(at: place - 1)
    let attributes = start == place - 1 ? editor.typingAttributes : editor.attributes(at: start)
    guard case .heading(let level) = BlockMarkup(attributes: attributes) else { return false }
    let heading = BlockMarkup.heading(level: level)
    // An empty line before the heading is ordinary; a heading that is divided becomes two.
    if start == place - 1 { return clear(heading, from: start..<place, in: editor) }
    guard editor.endOfLine(at: place) == place else { return false }
    clear(heading, from: place..<min(place + 1, editor.contentLength), in: editor)
    editor.implementation.typing.set { heading.remove(from: &$0) }
    return true
  }

  /// Makes a heading without any text left an ordinary line.
  private func emptied(_ editor: EditorView, at place: Int) -> Bool {
    guard editor.startOfLine(at: place) == place, editor.endOfLine(at: place) == place,
      case .heading(let level) = BlockMarkup(attributes: editor.attributes(at: place))
    else { return false }
    let heading = BlockMarkup.heading(level: level)
    editor.implementation.typing.set { heading.remove(from: &$0) }
    return clear(heading, from: place..<(place + 1), in: editor)
  }

  @discardableResult
  private func clear(_ block: BlockMarkup, from range: Range<Int>, in editor: EditorView) -> Bool {
    editor.changeAttributes(in: range) { block.remove(from: &$0) }
    return true
  }

  // MARK: Keys

  /// Ends the kind of a line on Return if it is empty, and on Backspace at its beginning.
  public func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool {
    guard modifiers.isEmpty, range.isEmpty, key == .enter || key == .backspace else { return false }
    let caret = range.lowerBound
    let start = editor.startOfLine(at: caret)
    guard let block = block(of: editor, at: start) else { return false }
    let isEmpty = editor.endOfLine(at: caret) == start
    guard caret == start, key == .backspace || (isEmpty && block == .quote) else { return false }
    end(block, in: editor, from: start)
    return true
  }

  /// Makes a line an ordinary one, as one step.
  private func end(_ block: BlockMarkup, in editor: EditorView, from start: Int) {
    editor.implementation.session.perform(.command) {
      let line = editor.paragraphRange(for: start..<start)
      editor.changeAttributes(in: line) { block.remove(from: &$0) }
    }
    editor.implementation.typing.set { block.remove(from: &$0) }
  }
}
