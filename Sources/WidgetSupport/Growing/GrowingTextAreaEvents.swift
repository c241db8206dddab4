import GtkCore

/// The handlers that an app sets: one closure for each kind of event.
///
/// The package's own widgets use ``GrowingTextAreaListeners``.
@MainActor
struct GrowingTextAreaEvents {
  /// The text has changed, by the user or by code.
  var textChanged: (@MainActor () -> Void)?
  /// The area has been allocated another height, in pixels.
  var heightChanged: (@MainActor (Int) -> Void)?
  /// The text has gained or lost the keyboard focus.
  var focusChanged: (@MainActor (Bool) -> Void)?
  /// The user asked to paste; nothing is inserted yet.
  var pasteRequested: (@MainActor () -> Void)?
  /// The pointer has inserted text from another program, at an offset.
  var textBroughtIn: (@MainActor (_ text: String, _ offset: Int) -> Void)?
  /// The user asked to paste; returns whether the owner takes the clipboard's contents instead of
  /// text.
  var pasteOffered: (@MainActor (Clipboard) -> Bool)?
  /// A composition has begun, changed or ended.
  var preeditChanged: (@MainActor (String) -> Void)?
}
