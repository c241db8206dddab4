/// The event handlers of an expandable text view, one closure for each kind of event.
@MainActor
struct ExpandableTextViewEvents {
  /// Called with the height in pixels that the text requires, when it has changed.
  var heightChanged: (@MainActor (Int) -> Void)?
  /// Called after each change of the text, whether by the user or by the app.
  var textChanged: (@MainActor () -> Void)?
  /// Called when the text gets or loses the keyboard focus.
  var focusChanged: (@MainActor (Bool) -> Void)?
  /// Called with the preedit text when the composition of an input method begins, changes or ends.
  var preeditChanged: (@MainActor (String) -> Void)?
}
