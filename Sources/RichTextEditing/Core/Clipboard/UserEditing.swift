import FoundationEssentials
import GtkCore
import RichTextModel
import TextRules

/// Edits an editor's text in the name of the user: text processors are asked, and may respond.
@MainActor
final class UserEditing {
  /// The editor.
  let node: EditorNode
  private let gate: EditorGate
  private var preparations: [@MainActor (Insertion) -> Insertion] = []

  /// Creates the edits of an editor's text, which pass a gate.
  init(_ node: EditorNode, _ gate: EditorGate) {
    self.node = node
    self.gate = gate
  }

  /// Replaces a part as one step; returns whether that was allowed.
  ///
  /// The caret goes to its end, unless it stays where it is in the text. A format is that of the
  /// rest of the line.
  @discardableResult
  func replace(
    _ range: Range<Int>, with new: RichText, movesCaret: Bool = true,
    formatAfter: ParagraphFormat? = nil
  ) -> Bool {
    guard gate.allows(TextEdit(replacing: range, with: new.text)) else { return false }
    node.session.beginAction()
    node.content.replace(range, with: new, isTyped: true)
    let end = min(range.lowerBound + new.count, node.content.count)
    if movesCaret { node.area.buffer.caret = end }
    if let formatAfter { node.content.setFormat(formatAfter, ofLineFrom: end) }
    node.session.endAction()
    return true
  }

  /// Inserts a copy of content; returns whether that was allowed.
  @discardableResult
  func insert(_ content: RichText, from source: Insertion.Source, at offset: Int) -> Bool {
    insert(content, from: source, replacing: offset..<offset)
  }

  /// Replaces a part by a copy of content, as one step; returns whether there is anything to insert
  /// and that was allowed.
  ///
  /// The formats of paragraphs follow from the place (``Insertion``).
  @discardableResult
  func insert(
    _ content: RichText, from source: Insertion.Source, replacing range: Range<Int>,
    movesCaret: Bool = true
  ) -> Bool {
    let insertion = preparations.reduce(
      node.content.insertion(of: copy(of: content), from: source, in: range)
    ) { $1($0) }
    guard !insertion.content.isEmpty else { return false }
    return replace(
      range, with: insertion.content, movesCaret: movesCaret, formatAfter: insertion.formatAfter)
  }

  /// Returns a copy of content, in which attachments that were removed before are the same ones
  /// again, and those that are in use are copied.
  func copy(of content: RichText) -> RichText {
    content.withNewAttachments { node.session.attachments.isKept($0) }
  }

  /// Changes what is inserted, as a part of its step.
  func prepareInsertions(_ change: @escaping @MainActor (Insertion) -> Insertion) {
    preparations.append(change)
  }

  /// Replaces the selection by content, as one step.
  func paste(_ content: RichText) {
    let area = node.area
    guard area.isEditable, !content.isEmpty else { return }
    insert(content, from: .document, replacing: area.buffer.selection)
    if area.textView.isFocus { area.textView.scrollToCaret() }
  }
}
