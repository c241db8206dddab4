import CConcertinaGtk
import CConcertinaShims

/// A message or a question above a window, which the user answers with a button.
///
/// ```swift
/// enum Answer { case cancel, delete }
///
/// @MainActor func delete(above window: Window) async {
///   let alert = AlertDialog(
///     "Delete the note?", detail: "It cannot be restored.",
///     choices: [Answer.cancel: "_Cancel", .delete: "_Delete"])
///   guard await alert.choose(above: window) == .delete else { return }
///   print("deleted")
/// }
/// ```
///
/// It is GTK's own dialog: a GtkAlertDialog, or a GtkMessageDialog before GTK 4.10.
public struct AlertDialog<Choice: Hashable & Sendable>: Sendable {
  /// The message.
  public var message: String
  /// The explanation below the message; empty for none.
  public var detail: String
  /// The choice that Escape stands for, and closing the dialog; the first by default.
  public var cancelChoice: Choice
  /// The choice that Return makes; the first by default, which changes nothing.
  ///
  /// What deletes or replaces something should never be the default: a user who types on without
  /// seeing the dialog has not decided that.
  public var defaultChoice: Choice
  private let choices: [(value: Choice, title: String)]

  /// Creates a dialog, which ``choose(above:)`` shows.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - detail: The explanation below the message.
  ///   - choices: The choices, one at least, and the texts of their buttons, in which an underscore
  ///     marks a mnemonic; first the one that changes nothing.
  public init(_ message: String, detail: String = "", choices: KeyValuePairs<Choice, String>) {
    self.init(message, detail, choices.map { ($0.key, $0.value) })
  }

  private init(_ message: String, _ detail: String, _ choices: [(value: Choice, title: String)]) {
    guard let first = choices.first else { preconditionFailure("AlertDialog: choices is empty") }
    self.message = message
    self.detail = detail
    self.choices = choices
    (cancelChoice, defaultChoice) = (first.value, first.value)
  }

  /// Shows the dialog above a window, and returns the choice of the button that was pressed.
  ///
  /// It returns ``cancelChoice`` if the dialog, or the window below it, was closed.
  ///
  /// - Parameter parent: The window, which cannot be used meanwhile.
  /// - Returns: The choice.
  @MainActor
  @discardableResult
  public func choose(above parent: Window) async -> Choice {
    let index = await withCheckedContinuation { continuation in
      show(above: parent) { continuation.resume(returning: $0) }
    }
    return choices.indices.contains(index) ? choices[index].value : cancelChoice
  }

  @MainActor
  private func show(above parent: Window, answered: @escaping @MainActor (Int) -> Void) {
    let answer = Unmanaged.passRetained(AlertAnswer(answered))
    withCStrings(choices.map(\.title)) {
      concertina_alert_show(
        parent.window, message, detail, $0, CInt(index(of: cancelChoice)),
        CInt(index(of: defaultChoice)), finishAlert, answer.toOpaque())
    }
  }

  private func index(of choice: Choice) -> Int {
    choices.firstIndex { $0.value == choice } ?? 0
  }
}

/// That a message was seen.
public enum Acknowledgment: Sendable {
  /// The message was seen, or closed.
  case seen
}

extension AlertDialog where Choice == Acknowledgment {
  /// Creates a message with one button.
  ///
  ///     await AlertDialog("It cannot be saved", detail: "The disk is full.").choose(above: window)
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - detail: The explanation below the message.
  ///   - button: The text of the button.
  public init(_ message: String, detail: String = "", button: String = "_OK") {
    self.init(message, detail, [(.seen, button)])
  }
}

extension AlertDialog where Choice == Int {
  /// Creates a dialog whose choices are the indices of its buttons.
  @available(*, deprecated, message: "Give the buttons as choices: [.cancel: \"_Cancel\"].")
  public init(_ message: String, detail: String = "", buttons: [String]) {
    self.init(message, detail, buttons.enumerated().map { ($0.offset, $0.element) })
  }
}

private final class AlertAnswer: Sendable {
  let answered: @MainActor (Int) -> Void

  init(_ answered: @escaping @MainActor (Int) -> Void) { self.answered = answered }
}

private func finishAlert(data: UnsafeMutableRawPointer?, button: CInt) {
  guard let data else { return }
  let answer = Unmanaged<AlertAnswer>.fromOpaque(data).takeRetainedValue()
  MainActor.assumeIsolated { answer.answered(Int(button)) }
}
