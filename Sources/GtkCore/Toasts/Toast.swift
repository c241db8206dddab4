/// A short message about something that has happened, with at most one button.
///
///     toasts.show(Toast("Note deleted", button: "Undo") { restore() })
///
/// A ``ToastOverlay`` shows it. What the user must not miss belongs in an ``AlertDialog``.
public struct Toast {
  /// The message: half a sentence, without a period.
  public var message: String
  /// The label of the button; nil for none.
  public var button: String?
  /// The time for which it is shown, in seconds; nil until the user dismisses it.
  public var duration: Double?
  /// What the message is about, by which the app removes it when that has passed; any text.
  public var topic: String?
  /// Called when the user presses the button.
  public var action: (@MainActor () -> Void)?

  /// Creates a message without a button.
  public init(_ message: String, duration: Double? = 5) {
    self.message = message
    self.duration = duration
  }

  /// Creates a message with a button.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - button: The label of the button, a verb.
  ///   - duration: The time for which it is shown, in seconds; nil until the user dismisses it.
  ///   - action: Called when the user presses the button.
  public init(
    _ message: String, button: String, duration: Double? = 10,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(message, duration: duration)
    self.button = button
    self.action = action
  }

  /// Creates a message about an error, which stays until the user dismisses it.
  ///
  /// - Parameters:
  ///   - message: What has failed.
  ///   - error: The reason; only that of a `PresentableError` is written for people.
  public init(_ message: String, _ error: any Error) {
    let reason = (error as? any PresentableError)?.message ?? "\(error)"
    self.init("\(message): \(reason)", duration: nil)
  }
}
