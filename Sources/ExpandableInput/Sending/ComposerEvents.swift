/// What a bar reports to the app.
@MainActor
struct ComposerEvents {
  /// The text has changed.
  var onTextChanged: (@MainActor () -> Void)?
  /// Sending a message has begun, succeeded or failed.
  var onStateChanged: (@MainActor () -> Void)?
  /// The text requires another height, in pixels.
  var onHeightChanged: (@MainActor (Int) -> Void)?
}
