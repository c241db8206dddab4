import GtkCore
import RichTextModel

extension EditorView {
  /// The delegate of this editor, and of nested ones without a delegate of their own, called before
  /// that of its context; not kept alive.
  public var delegate: (any EditorViewDelegate)? {
    get { implementation.delegate }
    set { implementation.delegate = newValue }
  }

  /// Called with the new size and the previous one, after the layout that allocated it.
  public var onSizeChanged: (@MainActor (_ size: EditorSize, _ old: EditorSize) -> Void)? {
    get { implementation.onSizeChange }
    set { implementation.onSizeChange = newValue }
  }
}

/// Calling delegates.
extension EditorViewImplementation {
  /// Whether there is any delegate to call.
  var isHeard: Bool { nearestDelegate != nil || context?.delegate != nil }

  /// The editor's own delegate, or that of the nearest containing editor that has one.
  private var nearestDelegate: (any EditorViewDelegate)? {
    delegate ?? parent?.nearestDelegate
  }

  /// Calls both delegates.
  func tell(_ body: (any EditorViewDelegate, EditorView) -> Void) {
    guard hasWidget, isHeard else { return }
    let editor = EditorView(existing: self)
    let nearest = nearestDelegate
    if let nearest { body(nearest, editor) }
    if let other = context?.delegate, other !== nearest { body(other, editor) }
  }

  /// Offers a key to the delegates, and notifies both if neither consumes it; returns whether one
  /// did.
  func isSwallowed(_ key: KeyController.Key) -> Bool {
    let (pressed, modifiers) = (EditorKey(key), EditorKeyModifiers(key))
    guard !pressed.isModifier else { return false }
    let range = area.buffer.selection
    var isHandled = false
    tell { delegate, editor in
      guard !isHandled else { return }
      delegate.editor(
        editor, shouldHandle: pressed, modifiers: modifiers, at: range, handled: &isHandled)
    }
    guard !isHandled else { return true }
    tell { $0.editor($1, didReceiveKey: pressed, at: range) }
    return false
  }

  func tellSelection() {
    tell { delegate, editor in
      let range = editor.selectedRange
      let look = range.isEmpty ? editor.typingAttributes : content.look(at: range.lowerBound)
      delegate.editor(
        editor, didChangeSelectionAt: range, attributes: look,
        contentType: look[ContentTypeKey.self] ?? .text)
    }
  }

  /// Whether Backspace selects an attachment before it deletes it.
  func selectsFirst(_ attachment: Attachment) -> Bool {
    var answer: Bool?
    tell { delegate, editor in
      answer = answer ?? delegate.editor(editor, shouldSelectAttachmentOnBackspace: attachment)
    }
    return answer ?? attachment.selectBeforeDelete
  }

  /// Reports a click on the text.
  func tellTap(_ tap: PointerTap.Tap) {
    tell { delegate, editor in
      let place = area.textView.bounds(in: editor)
      let (x, y) = (tap.x + (place?.x ?? 0), tap.y + (place?.y ?? 0))
      delegate.editor(
        editor, didTapAtX: x, y: y, characterRange: editor.rangeOfCharacter(atX: x, y: y))
    }
  }

  /// Reports a change of size.
  func announceSize(_ size: EditorSize, from old: EditorSize) {
    guard onSizeChange != nil || isHeard else { return }
    afterLayout {
      self.onSizeChange?(size, old)
      self.tell { $0.editor($1, didChangeSize: size, from: old) }
    }
  }
}
