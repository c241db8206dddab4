import GtkCore
import TextTranslation

/// Says what has become of something that the user has asked for: a toast where it succeeded, a
/// dialog where it failed, and an event in the log in both cases.
@MainActor
final class UserNotices {
  /// The messages on top of the window.
  let toasts: ToastOverlay
  /// The dialog of the last failure.
  private(set) var dialog: QuestionWindow?

  private let window: Window
  private let log: EventLog

  init(window: Window, log: EventLog, toasts: ToastOverlay) {
    self.window = window
    self.log = log
    self.toasts = toasts
  }

  /// Reports a success.
  ///
  /// - Parameters:
  ///   - message: The toast.
  ///   - event: The event in the log.
  func succeeded(_ message: String, _ event: SceneEvent) {
    log.add(event)
    toasts.show(message)
  }

  /// Adds an event to the log alone.
  func note(_ event: SceneEvent) { log.add(event) }

  /// Reports a failure.
  ///
  /// - Parameters:
  ///   - message: The title of the dialog.
  ///   - event: The event in the log, whose detail the dialog shows.
  func failed(_ message: String, _ event: SceneEvent) {
    log.add(event)
    dialog?.window.destroy()
    dialog = QuestionWindow(
      message, event.detail, answers: [.init(title: translated("Close"), name: "close") {}],
      above: window)
  }

  /// Saves a file, reports the result, and returns whether it succeeded.
  @discardableResult
  func save(to path: String, _ write: () throws -> Void) -> Bool {
    let name = PathParts(path).name
    do {
      try write()
      succeeded(translated("Saved “%s”").formatted(name), SceneEvent(name: "saved", detail: path))
      return true
    } catch {
      failed(
        translated("“%s” cannot be saved").formatted(name),
        SceneEvent(name: "not saved", detail: "\(error)"))
      return false
    }
  }
}
