/// What an expandable text view tells the app: one closure for each kind of event.
@MainActor
struct ExpandableTextViewEvents {
  /// The text wants another height, in pixels.
  var heightChanged: (@MainActor (Int) -> Void)?
  /// The text has changed, by whomever.
  var textChanged: (@MainActor () -> Void)?
  /// The keyboard focus came into the text or left it.
  var focusChanged: (@MainActor (Bool) -> Void)?
  /// A composition of an input method began, changed or ended.
  var preeditChanged: (@MainActor (String) -> Void)?
}
