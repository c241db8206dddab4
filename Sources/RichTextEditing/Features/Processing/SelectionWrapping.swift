import FoundationEssentials
import GtkCore
import RichTextModel

/// The keys that do something to a selection in an editor with markup, instead of replacing it.
///
/// | key | effect on the selection |
/// | --- | --- |
/// | `*`, `_` | its look, and after italics bold: as twice the sign means |
/// | grave accent | code |
/// | `(`, `[`, `"` | encloses it, and keeps it selected |
@MainActor
struct SelectionWrapping {
  private static let pairs: [Unicode.Scalar: String] = ["(": ")", "[": "]", "\"": "\""]

  private let node: EditorNode

  init(_ node: EditorNode) { self.node = node }

  /// Handles a key; returns whether it is one of these.
  func pressed(_ key: KeyPress) -> Bool {
    guard let character = key.character, !key.control, !key.alt, node.area.isEditable,
      let editor = node.editor, let markup = markup(of: editor), selectsWithinLine
    else { return false }
    if let end = Self.pairs[character] {
      enclose(String(character), end)
      return true
    }
    guard !node.content.isLiteral(at: editor.selectedRange.lowerBound) else { return false }
    switch (character, markup.dialect) {
    case ("*", .proton): AttributeCommand.bold.execute(on: editor)
    case ("*", .markdown), ("_", .markdown): emphasize(editor)
    case ("_", .proton): AttributeCommand.italic.execute(on: editor)
    case ("`", _): AttributeCommand.monospace.execute(on: editor)
    default: return false
    }
    return true
  }

  private func markup(of editor: EditorView) -> MarkupProcessor? {
    editor.registeredProcessors.lazy.compactMap { $0 as? MarkupProcessor }.first
  }

  private var selectsWithinLine: Bool {
    let selection = node.area.buffer.selection
    return !selection.isEmpty && node.area.buffer.isWithinLine(selection)
  }

  private func emphasize(_ editor: EditorView) {
    let italic = AttributeCommand.italic
    guard italic.isOn(in: editor), !AttributeCommand.bold.isOn(in: editor) else {
      return italic.execute(on: editor)
    }
    node.session.perform(.command) {
      italic.execute(on: editor)
      AttributeCommand.bold.execute(on: editor)
    }
  }

  private func enclose(_ start: String, _ end: String) {
    let range = node.area.buffer.selection
    let text = node.content.content(in: range)
    let first = Self.plain(node.content.textAttributes(at: range.lowerBound))
    let last = Self.plain(node.content.textAttributes(at: range.upperBound - 1))
    let new = RichText(start, attributes: first) + text + RichText(end, attributes: last)
    guard node.editor?.implementation.editing.replace(range, with: new) == true else { return }
    node.select((range.lowerBound + 1)..<(range.upperBound + 1))
  }

  /// Returns the attributes of a bracket beside a character.
  private static func plain(_ attributes: AttributeContainer) -> AttributeContainer {
    var attributes = attributes
    attributes[LinkKey.self] = nil
    attributes[TextBlockKey.self] = nil
    attributes[ContentTypeKey.self] = nil
    attributes[FollowingParagraphKey.self] = nil
    return attributes
  }
}
