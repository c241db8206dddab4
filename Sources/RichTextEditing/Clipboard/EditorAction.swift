import FoundationEssentials
import RichTextModel

/// What the user can do with the text of an editor besides typing, with keys and in its menu.
public enum EditorAction: String, Hashable, Sendable, CaseIterable {
  /// Moves the selection to the clipboard.
  case cut
  /// Copies the selection to the clipboard.
  case copy
  /// Inserts the contents of the clipboard, or what is dropped.
  case paste
  /// Deletes the selection with the menu; keys that delete count as typing.
  case delete
  /// Selects the whole text.
  case selectAll
  /// Undoes the last change.
  case undo
  /// Redoes the change that was last undone.
  case redo
}

/// Which actions are allowed, and what a paste inserts.
extension EditorView {
  /// Returns whether the user may perform an action with a key or in the menu, where rejected
  /// actions are disabled; nil allows all of them.
  ///
  ///     editor.mayPerform = { $0 != .paste }
  ///
  /// It cannot make an action possible, and does not prevent typing. Nested editors ask their
  /// containing editor unless they have a handler of their own.
  public var mayPerform: (@MainActor (EditorAction) -> Bool)? {
    get { implementation.mayPerform }
    set { implementation.mayPerform = newValue }
  }

  /// Returns the content to insert when the user pastes or drops some; nil rejects it.
  ///
  ///     editor.onPaste = { content in content.count <= 10_000 ? content : nil }
  ///
  /// Text without attributes gets the typing attributes. Nested editors ask their containing editor
  /// unless they have a handler of their own.
  public var onPaste: (@MainActor (RichText) -> RichText?)? {
    get { implementation.onPaste }
    set { implementation.onPaste = newValue }
  }

  /// Replaces the selection by content as the user's paste does: text processors are asked, and
  /// attachments that are in use are copied.
  ///
  /// ``onPaste`` is not called. Nothing is inserted if the editor is not editable.
  public func paste(_ content: RichText) { implementation.paste(content) }

  /// Replaces the selection by Swift's own attributed text as the user's paste does.
  public func paste(attributedText: AttributedString) { paste(RichText(attributedText)) }
}

extension EditorViewImplementation {
  /// Whether the user may perform an action.
  func allows(_ action: EditorAction) -> Bool {
    guard let answer = mayPerform?(action) else { return parent?.allows(action) ?? true }
    return answer
  }

  /// Returns the content to insert for what the user pastes or drops; nil for none.
  func contentToPaste(from content: RichText) -> RichText? {
    guard let onPaste else { return parent.map { $0.contentToPaste(from: content) } ?? content }
    return onPaste(content)
  }

  /// Whether there is a handler that examines pasted content.
  var observesPastes: Bool { onPaste != nil || parent?.observesPastes == true }
}
