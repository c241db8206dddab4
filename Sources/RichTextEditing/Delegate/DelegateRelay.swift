import GtkCore
import RichTextModel

/// Calls the delegates of an editor: its own or the nearest containing editor's, and that of the
/// context.
@MainActor
final class DelegateRelay {
  /// The editor's own delegate.
  weak var delegate: (any EditorViewDelegate)?
  private let node: EditorNode
  private let context: ContextMembership

  /// Creates the relay of an editor.
  init(_ node: EditorNode, _ context: ContextMembership) {
    self.node = node
    self.context = context
  }

  /// Whether there is any delegate to call.
  var hasDelegate: Bool { nearest != nil || context.current?.delegate != nil }

  /// The editor's own delegate, or that of the nearest containing editor that has one.
  private var nearest: (any EditorViewDelegate)? {
    delegate ?? node.parent?.implementation?.delegates.nearest
  }

  /// Calls both delegates.
  func call(_ body: (any EditorViewDelegate, EditorView) -> Void) {
    guard hasDelegate, let editor = node.editor else { return }
    let nearest = nearest
    if let nearest { body(nearest, editor) }
    if let other = context.current?.delegate, other !== nearest { body(other, editor) }
  }

  /// Offers a key to the delegates, and notifies both if neither consumes it; returns whether one
  /// did.
  func offer(_ key: KeyController.Key) -> Bool {
    let (pressed, modifiers) = (EditorKey(key), EditorKeyModifiers(key))
    guard !pressed.isModifier else { return false }
    let range = node.area.buffer.selection
    var isHandled = false
    call { delegate, editor in
      guard !isHandled else { return }
      delegate.editor(
        editor, shouldHandle: pressed, modifiers: modifiers, at: range, handled: &isHandled)
    }
    guard !isHandled else { return true }
    call { $0.editor($1, didReceiveKey: pressed, at: range) }
    return false
  }

  /// Reports the selection, with the attributes of text that replaces it.
  func notifySelection() {
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
  func selectsFirst(_ object: any EmbeddedObject) -> Bool {
    guard let attachment = object as? Attachment else { return false }
    var answer: Bool?
    call { delegate, editor in
      answer = answer ?? delegate.editor(editor, shouldSelectAttachmentOnBackspace: attachment)
    }
    return answer ?? attachment.selectBeforeDelete
  }

  /// Reports a click on the text.
  func reportTap(_ tap: Click) {
    call { delegate, editor in
      let place = node.area.textView.bounds(in: editor)
      let (x, y) = (tap.x + (place?.x ?? 0), tap.y + (place?.y ?? 0))
      delegate.editor(
        editor, didTapAtX: x, y: y, characterRange: editor.rangeOfCharacter(atX: x, y: y))
    }
  }
}
