import CConcertinaGtk
import CConcertinaShims

/// A message or a question above a window, which the user answers with a button.
///
///     let alert = AlertDialog(
///       "Delete the note?", detail: "It cannot be restored.", buttons: ["Cancel", "Delete"])
///     guard await alert.choose(above: window) == 1 else { return }
///
/// It is GTK's own dialog: a GtkAlertDialog, or a GtkMessageDialog before GTK 4.10.
public struct AlertDialog: Sendable {
  /// The message.
  public var message: String
  /// The explanation below the message; empty for none.
  public var detail: String
  /// The texts of the buttons; an underscore marks a mnemonic.
  public var buttons: [String]
  /// The index of the button that Escape stands for, and closing the dialog; the first by default.
  public var cancelButton = 0
  /// The index of the button that Return presses; the first by default, which changes nothing.
  ///
  /// What deletes or replaces something should never be the default: a user who types on without
  /// seeing the dialog has not decided that.
  public var defaultButton = 0

  /// Creates a dialog, which ``choose(above:)`` shows.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - detail: The explanation below the message.
  ///   - buttons: The texts of the buttons, one at least; first the one that changes nothing.
  public init(_ message: String, detail: String = "", buttons: [String] = ["_OK"]) {
    precondition(!buttons.isEmpty, "AlertDialog: buttons is empty")
    self.message = message
    self.detail = detail
    self.buttons = buttons
  }

  /// Shows the dialog above a window, and returns the index of the button that was pressed.
  ///
  /// It returns ``cancelButton`` if the dialog, or the window below it, was closed.
  ///
  /// - Parameter parent: The window, which cannot be used meanwhile.
  /// - Returns: The index of the button.
  @MainActor
  @discardableResult
  public func choose(above parent: Window) async -> Int {
    await withCheckedContinuation { continuation in
      show(above: parent) { continuation.resume(returning: $0) }
    }
  }

  @MainActor
  private func show(above parent: Window, answered: @escaping @MainActor (Int) -> Void) {
    let answer = Unmanaged.passRetained(AlertAnswer(answered))
    withCStrings(buttons) {
      concertina_alert_show(
        parent.window, message, detail, $0, CInt(cancelButton), CInt(defaultButton), finishAlert,
        answer.toOpaque())
    }
  }
}

/// The handler for the answer to a dialog.
private final class AlertAnswer: Sendable {
  let answered: @MainActor (Int) -> Void

  init(_ answered: @escaping @MainActor (Int) -> Void) { self.answered = answered }
}

private func finishAlert(data: UnsafeMutableRawPointer?, button: CInt) {
  guard let data else { return }
  let answer = Unmanaged<AlertAnswer>.fromOpaque(data).takeRetainedValue()
  MainActor.assumeIsolated { answer.answered(Int(button)) }
}
