import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// Which actions are allowed, what a copy offers, and what a paste inserts.
extension EditorView {
  /// Returns whether the user may perform an action with a key or in the menu, where rejected
  /// actions are disabled; nil allows all of them.
  ///
  ///     editor.mayPerform = { $0 != .paste }
  ///
  /// It cannot make an action possible, and does not prevent typing. Nested editors ask their
  /// containing editor unless they have a handler of their own.
  public var mayPerform: (@MainActor (EditorAction) -> Bool)? {
    get { node.permissions.mayPerform }
    set { node.permissions.mayPerform = newValue }
  }

  package nonisolated static let extraMenu = Parameter<EditorView, ObjectValue>(
    "extra-menu", ObjectValue(nil), kind: .object(type: "GMenuModel"),
    get: { ObjectValue($0.area.extraEntries.fixed) },
    set: { $0.area.extraEntries.fixed = $1.object })

  /// Returns the app's entries at the end of the context menu, whenever that opens; nil for none.
  ///
  ///     editor.extraMenu = { @MainActor editor, range in
  ///       guard !range.isEmpty else { return [] }
  ///       return [MenuEntry("_Quote") { quote(editor.content(in: range)) }]
  ///     }
  ///
  /// The range is the selection if the menu opens in it, and otherwise an empty one: the place of
  /// the click, or the caret. Nested editors, such as the cells of tables, ask their containing
  /// editor unless they have a handler of their own; the handler gets the editor with the range.
  public var extraMenu: (@MainActor (EditorView, Range<Int>) -> [MenuEntry])? {
    get { node.permissions.extraMenu }
    set { node.permissions.extraMenu = newValue }
  }

  /// Returns what leaves the editor when the user copies, cuts or drags some content; nil keeps it
  /// here, where it stays in the text.
  ///
  ///     editor.onCopy = { @MainActor content in
  ///       CopiedContent(content + "\n\nFrom the Daily Planet")
  ///     }
  ///
  /// What is dragged to another place of the same program is moved there as it is. Nested editors
  /// ask their containing editor unless they have a handler of their own.
  public var onCopy: (@MainActor (RichText) -> CopiedContent?)? {
    get { node.permissions.onCopy }
    set { node.permissions.onCopy = newValue }
  }

  /// Returns the content to insert when the user pastes or drops some; nil rejects it.
  ///
  ///     editor.onPaste = { content in content.count <= 10_000 ? content : nil }
  ///
  /// Text without attributes gets the typing attributes. Nested editors ask their containing editor
  /// unless they have a handler of their own.
  public var onPaste: (@MainActor (RichText) -> RichText?)? {
    get { node.permissions.onPaste }
    set { node.permissions.onPaste = newValue }
  }

  /// The event of ``onPasteRejected``, for further handlers and for awaiting.
  public var pasteRejected: Event<any Error> { node.permissions.pasteRejected }

  /// Called if what the user pastes or drops is invalid or too large, or if there is nothing to
  /// insert: usually with a `SavedFormError` or a ``PasteError``.
  ///
  /// What else is offered, such as HTML or plain text, is inserted instead. Without a handler the
  /// message of the error is shown in the nearest `ToastOverlay` around the editor, or else said by
  /// screen readers.
  ///
  ///     editor.onPasteRejected = { error in
  ///       if let error = error as? any PresentableError { banner.show(error.message) }
  ///     }
  ///
  /// Text copied from this library is valid, except where attachments are nested deeper than
  /// `SavedForm.maxDepth`. Nested editors call the handler of their containing editor unless
  /// they have one of their own.
  public var onPasteRejected: (@MainActor (any Error) -> Void)? {
    get { pasteRejected.handler }
    set { pasteRejected.handler = newValue }
  }

  /// Replaces the selection by content as the user's paste does: text processors are asked, and
  /// attachments that are in use are copied.
  ///
  /// ``onPaste`` is not called. Nothing is inserted if the editor is not editable. A single
  /// paragraph of body text is a part of the line with the selection; others bring their formats.
  public func paste(_ content: RichText) { implementation.editing.paste(content) }

  /// Replaces the selection by Swift's own attributed text as the user's paste does.
  public func paste(attributedText: AttributedString) { paste(RichText(attributedText)) }
}
