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
    get { node.events.onSizeChange }
    set { node.events.onSizeChange = newValue }
  }
}

/// Calling delegates.
extension EditorViewImplementation {
  /// Whether there is any delegate to call.
  var hasDelegate: Bool { nearestDelegate != nil || context?.delegate != nil }

  /// The editor's own delegate, or that of the nearest containing editor that has one.
  private var nearestDelegate: (any EditorViewDelegate)? {
    delegate ?? parent?.nearestDelegate
  }

  /// Calls both delegates.
  func callDelegates(_ body: (any EditorViewDelegate, EditorView) -> Void) {
    guard hasWidget, hasDelegate else { return }
    let editor = EditorView(existing: self)
    let nearest = nearestDelegate
    if let nearest { body(nearest, editor) }
    if let other = context?.delegate, other !== nearest { body(other, editor) }
  }

  /// Offers a key to the delegates, and notifies both if neither consumes it; returns whether one
  /// did.
  func offerKeyToDelegates(_ key: KeyController.Key) -> Bool {
    let (pressed, modifiers) = (EditorKey(key), EditorKeyModifiers(key))
    guard !pressed.isModifier else { return false }
    let range = area.buffer.selection
    var isHandled = false
    callDelegates { delegate, editor in
      guard !isHandled else { return }
      delegate.editor(
        editor, shouldHandle: pressed, modifiers: modifiers, at: range, handled: &isHandled)
    }
    guard !isHandled else { return true }
    callDelegates { $0.editor($1, didReceiveKey: pressed, at: range) }
    return false
  }

  func notifyDelegatesOfSelection() {
    callDelegates { delegate, editor in
      let range = editor.selectedRange
      let attributes =
        range.isEmpty ? editor.typingAttributes : content.textAttributes(at: range.lowerBound)
      delegate.editor(
        editor, didChangeSelectionAt: range, attributes: attributes,
        contentType: attributes[ContentTypeKey.self] ?? .text)
    }
  }

  /// Whether Backspace selects an attachment before it deletes it.
  func selectsFirst(_ attachment: Attachment) -> Bool {
    var answer: Bool?
    callDelegates { delegate, editor in
      answer = answer ?? delegate.editor(editor, shouldSelectAttachmentOnBackspace: attachment)
    }
    return answer ?? attachment.selectBeforeDelete
  }

  /// Reports a click on the text.
  func reportTap(_ tap: PointerTap.Tap) {
    callDelegates { delegate, editor in
      let place = area.textView.bounds(in: editor)
      let (x, y) = (tap.x + (place?.x ?? 0), tap.y + (place?.y ?? 0))
      delegate.editor(
        editor, didTapAtX: x, y: y, characterRange: editor.rangeOfCharacter(atX: x, y: y))
    }
  }

  /// Reports a change of size.
  func reportSize(_ size: EditorSize, from old: EditorSize) {
    guard node.events.onSizeChange != nil || hasDelegate else { return }
    afterLayout {
      self.node.events.onSizeChange?(size, old)
      self.callDelegates { $0.editor($1, didChangeSize: size, from: old) }
    }
  }
}
