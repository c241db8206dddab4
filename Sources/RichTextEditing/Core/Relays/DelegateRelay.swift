import GtkCore
import RichTextModel

/// Calls the delegates of an editor: its own or the nearest containing editor's, and that of the
/// context.
@MainActor
final class DelegateRelay {
  /// The editor's own delegate.
  weak var delegate: (any EditorViewDelegate)?
  /// The membership in a context.
  let context: ContextMembership
  private let node: EditorNode

  init(_ node: EditorNode, _ context: ContextMembership) {
    self.node = node
    self.context = context
  }

  /// Whether there is any delegate to call.
  var hasDelegate: Bool { nearest != nil || context.current?.delegate != nil }

  /// The editor's own delegate, or that of the nearest containing editor that has one.
  private var nearest: (any EditorViewDelegate)? {
    delegate ?? node.parent?.implementation?.relays.delegates.nearest
  }

  /// Calls both delegates.
  func call(_ body: (any EditorViewDelegate, EditorView) -> Void) {
    let nearest = nearest
    guard nearest != nil || context.current?.delegate != nil, let editor = node.editor else {
      return
    }
    if let nearest { body(nearest, editor) }
    if let other = context.current?.delegate, other !== nearest { body(other, editor) }
  }

  // MARK: Events

  /// Reports an event to the delegates.
  func report(_ event: EditorEvent) {
    switch event {
    case .willSetContent: call { $0.editorWillSetAttributedText($1) }
    case .didSetContent: call { $0.editorDidSetAttributedText($1) }
    case .contentChanged(let range): call { $0.editor($1, didChangeTextAt: range) }
    case .selectionChanged: reportSelection()
    case .focusGained(let range):
      context.notifyFocused()
      call { $0.editor($1, didReceiveFocusAt: range) }
    case .focusLost(let range): call { $0.editor($1, didLoseFocusFrom: range) }
    case .ready(let isReady): call { $0.editor($1, isReady: isReady) }
    case .editabilityChanged(let isEditable):
      call { $0.editor($1, didChangeEditable: isEditable) }
    case .backgroundChanged(let color, let old):
      call { $0.editor($1, didChangeBackgroundColor: color, from: old) }
    case .sizeChanged(let size, let old): call { $0.editor($1, didChangeSize: size, from: old) }
    case .laidOut: call { $0.editorDidLayout($1) }
    case .scrollingChanged(let scrolls): call { $0.editor($1, didChangeScrollEnabled: scrolls) }
    case .tapped(let tap): report(tap)
    case .attachmentInserted(let attachment):
      call { $0.editor($1, willRenderAttachment: attachment) }
    case .attachmentShown(let attachment):
      call { $0.editor($1, didRenderAttachment: attachment) }
    }
  }

  /// Reports a change of the content, the selection or the typing attributes to the context of the
  /// editor.
  func notifyContext() { context.notifyChanged() }

  /// Offers a key to the delegates, and notifies both if neither consumes it; returns whether one
  /// did.
  func offer(_ key: KeyPress) -> Bool {
    let (pressed, modifiers) = (key.symbol, key.modifiers)
    guard !pressed.isModifier else { return false }
    let range = node.area.buffer.selection
    var isHandled = false
    call { delegate, editor in
      isHandled =
        isHandled
        || delegate.editor(editor, shouldHandle: pressed, modifiers: modifiers, at: range)
    }
    guard !isHandled else { return true }
    call { $0.editor($1, didReceiveKey: pressed, at: range) }
    return false
  }

  /// Reports the selection, with the attributes of text that replaces it.
  private func reportSelection() {
    call { delegate, editor in
      let range = editor.selectedRange
      let attributes =
        range.isEmpty ? editor.typingAttributes : node.content.textAttributes(at: range.lowerBound)
      delegate.editor(
        editor, didChangeSelectionAt: range, attributes: attributes,
        contentType: attributes[ContentTypeKey.self] ?? .text)
    }
  }

  /// Whether Backspace selects an attachment before it deletes it.
  func selectsFirst(_ attachment: Attachment) -> Bool {
    var answer: Bool?
    call { delegate, editor in
      answer = answer ?? delegate.editor(editor, shouldSelectAttachmentOnBackspace: attachment)
    }
    return answer ?? attachment.selectBeforeDelete
  }

  /// Reports a click on the text.
  private func report(_ tap: Click) {
    call { delegate, editor in
      let place = node.area.textView.bounds(in: editor)
      let (x, y) = (tap.x + (place?.x ?? 0), tap.y + (place?.y ?? 0))
      delegate.editor(
        editor, didTapAtX: x, y: y, characterRange: editor.rangeOfCharacter(at: Point(x: x, y: y)))
    }
  }
}
