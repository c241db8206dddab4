import GtkCore
import RichTextModel

/// The actions that the app allows in one editor, and what a paste inserts.
///
/// A nested editor follows its containing editor where it has no handler of its own.
@MainActor
final class ActionPermissions: EventSource {
  /// Returns whether the user may perform an action.
  var mayPerform: (@MainActor (EditorAction) -> Bool)?
  /// Returns what leaves the editor when the user copies; nil for nothing.
  var onCopy: (@MainActor (RichText) -> CopiedContent?)?
  /// Returns the content to insert for what the user pastes or drops; nil to reject it.
  var onPaste: (@MainActor (RichText) -> RichText?)?
  /// Returns the text to insert for what the user pastes or drops, for other languages than Swift.
  ///
  /// Nil inserts what is pasted, an empty text nothing.
  var textToPaste: WidgetSignal?
  /// Returns the app's entries in the context menu of an editor.
  var extraMenu: (@MainActor (EditorView, Range<Int>) -> [MenuEntry])?
  /// Returns the text that leaves the editor, for other languages than Swift.
  ///
  /// Nil copies what is selected, an empty text nothing.
  var textToCopy: WidgetSignal?
  /// Pasted or dropped content is invalid.
  private(set) lazy var pasteRejected: Event<any Error> = makeEvent()
  /// Shows the user why nothing is inserted, where the app does not.
  var showRejection: (@MainActor (any Error) -> Void)?
  /// The names of the commands that are allowed; nil for all of them.
  var commands: Set<CommandName>?
  /// The names of the commands that belong to features which the editor does not have.
  var withheld: Set<CommandName> = []
  /// The permissions of the containing editor; nil if there is none.
  weak var outer: ActionPermissions?

  /// Whether the user may perform an action.
  func allows(_ action: EditorAction) -> Bool {
    guard let answer = mayPerform?(action) else { return outer?.allows(action) ?? true }
    return answer
  }

  /// Returns what leaves the editor when the user copies some content; nil for nothing.
  func contentToCopy(from content: RichText) -> CopiedContent? {
    if let onCopy { return onCopy(content) }
    if let text = textToCopy?.ask([.text(content.text)]) {
      return text.isEmpty ? nil : CopiedContent(RichText(text))
    }
    guard let outer else { return CopiedContent(content) }
    return outer.contentToCopy(from: content)
  }

  /// Returns the content to insert for what the user pastes or drops; nil for none.
  func contentToPaste(from content: RichText) -> RichText? {
    if let onPaste { return onPaste(content) }
    if let text = textToPaste?.ask([.text(content.text)]) {
      return text.isEmpty ? nil : RichText(text)
    }
    return outer.map { $0.contentToPaste(from: content) } ?? content
  }

  /// Returns the app's entries in the context menu of an editor.
  func menuEntries(in editor: EditorView, at range: Range<Int>) -> [MenuEntry] {
    extraMenu?(editor, range) ?? outer?.menuEntries(in: editor, at: range) ?? []
  }

  /// Reports that pasted or dropped content is invalid.
  func reportRejected(_ error: any Error) {
    guard pasteRejected.isEmpty else { return pasteRejected.notify(error) }
    guard let outer else { return showRejection?(error) ?? () }
    outer.reportRejected(error)
  }

  /// Whether a command of a name is allowed.
  func allows(command name: CommandName) -> Bool {
    commands?.contains(name) ?? true && !withheld.contains(name)
  }

  /// Removes the app's handlers.
  func removeHandlers() {
    mayPerform = nil
    onCopy = nil
    onPaste = nil
    textToPaste = nil
    textToCopy = nil
    extraMenu = nil
    endEvents()
  }
}
