import GtkCore

/// Whether the text of an editor accepts input, and its description for input methods.
@MainActor
final class EditorInput {
  /// The purpose of the text.
  var purpose = InputPurpose.freeForm { didSet { describeInput() } }
  /// Hints for input methods and keyboards.
  var hints = InputHints() { didSet { describeInput() } }
  /// Called when the text has become editable or read-only.
  var onEditabilityChanged: ((Bool) -> Void)?
  private let node: EditorNode
  /// Whether the app has made the text editable or read-only; nil to follow the containing editor.
  private var ownEditability: Bool?
  /// Whether the editor displays read-only text for a renderer.
  private(set) var isRendering = false

  init(_ node: EditorNode) { self.node = node }

  private func describeInput() { node.area.textView.setInput(purpose: purpose, hints: hints) }

  /// Sets whether the text is editable, here and in all nested editors without a setting of their
  /// own.
  func setEditable(_ isEditable: Bool) {
    ownEditability = isEditable
    setAcceptsInput(isEditable)
  }

  /// Called when the editor has become part of another one.
  func joined() {
    containingEditorChanged()
    if node.parent?.implementation?.isRendering == true { beginRendering() }
  }

  /// Follows the containing editor, unless the app has made the text editable or read-only.
  func containingEditorChanged() {
    guard !isRendering, node.hasWidget else { return }
    setAcceptsInput(ownEditability ?? node.parent?.area.isEditable ?? true)
  }

  private func setAcceptsInput(_ accepts: Bool) {
    guard accepts != node.area.isEditable else { return }
    node.area.isEditable = accepts
    node.content.attachments.showVisibleAgain()
    onEditabilityChanged?(accepts)
    node.notifyContext()
    forEachNested { $0.containingEditorChanged() }
  }

  /// Hides the caret and makes the text read-only, here and in all nested editors.
  func beginRendering() {
    isRendering = true
    node.area.isEditable = false
    node.area.textView.showsCaret = false
    forEachNested { $0.beginRendering() }
  }

  private func forEachNested(_ body: (EditorViewImplementation) -> Void) {
    for attachment in node.content.attachments.all {
      for inner in attachment.nodes { inner.implementation.map(body) }
    }
  }
}
