import FoundationEssentials
import RichTextModel

/// What a person can do with the text of an editor beside writing, by keys and in its menu.
public enum EditorAction: String, Hashable, Sendable, CaseIterable {
  /// Takes the selection to the clipboard.
  case cut
  /// Copies the selection to the clipboard.
  case copy
  /// Inserts what is on the clipboard, or what is dropped.
  case paste
  /// Takes the selection out by the menu; keys that delete are writing.
  case delete
  /// Selects the whole text.
  case selectAll
  /// Takes back what happened last.
  case undo
  /// Repeats what was taken back last.
  case redo
}

/// What a person may do, and what comes of a paste.
extension EditorView {
  /// Asked before a person does something by a key or in the menu, where it is grey after a no; nil: everything
  /// may be done.
  ///
  ///     editor.mayPerform = { $0 != .paste }
  ///
  /// It adds nothing to what can be done at all, and keeps nobody from writing. Nested editors ask the one
  /// around them unless they have an answer of their own.
  public var mayPerform: (@MainActor (EditorAction) -> Bool)? {
    get { implementation.mayPerform }
    set { implementation.mayPerform = newValue }
  }

  /// Asked what is inserted when a person pastes or drops content; nil refuses it.
  ///
  ///     editor.onPaste = { content in content.count <= 10_000 ? content : nil }
  ///
  /// Text without looks has those of typing. Nested editors ask the one around them unless they have an answer of
  /// their own.
  public var onPaste: (@MainActor (RichText) -> RichText?)? {
    get { implementation.onPaste }
    set { implementation.onPaste = newValue }
  }

  /// Puts content in the place of the selection as a person's paste does: text processors are asked, and
  /// attachments that stand somewhere are copied.
  ///
  /// Nobody is asked by ``onPaste``. Nothing comes of it where text cannot be entered.
  public func paste(_ content: RichText) { implementation.paste(content) }

  /// Puts Swift's own text with attributes in the place of the selection as a person's paste does.
  public func paste(attributedText: AttributedString) { paste(RichText(attributedText)) }
}

extension EditorViewImplementation {
  /// Whether nobody has something against what a person is about to do.
  func admits(_ action: EditorAction) -> Bool {
    guard let answer = mayPerform?(action) else { return parent?.admits(action) ?? true }
    return answer
  }

  /// What is to be inserted for what a person brings along; nil: nothing.
  func admitted(_ content: RichText) -> RichText? {
    guard let onPaste else { return parent.map { $0.admitted(content) } ?? content }
    return onPaste(content)
  }

  /// Whether somebody wants to see what is pasted.
  var looksAtPastes: Bool { onPaste != nil || parent?.looksAtPastes == true }
}
