import GtkCore

/// What an area tells the app: one closure for each kind of event.
///
/// The package's own widgets use ``GrowingTextAreaListeners``.
@MainActor
struct GrowingTextAreaEvents {
  /// The text has changed, by whomever.
  var textChanged: (@MainActor () -> Void)?
  /// The area has been given another height, in pixels.
  var heightChanged: (@MainActor (Int) -> Void)?
  /// The keyboard focus came into the text or left it.
  var focusChanged: (@MainActor (Bool) -> Void)?
  /// The user asked to paste; nothing is inserted yet.
  var pasteRequested: (@MainActor () -> Void)?
  /// The pointer has brought text in at an offset, from another program.
  var textBroughtIn: (@MainActor (_ text: String, _ offset: Int) -> Void)?
  /// The user asked to paste: whether the owner takes what is on the clipboard in place of text.
  var pasteOffered: (@MainActor (Clipboard) -> Bool)?
  /// A composition began, changed or ended.
  var preeditChanged: (@MainActor (String) -> Void)?
}
