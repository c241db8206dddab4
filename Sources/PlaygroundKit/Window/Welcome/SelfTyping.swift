import GtkCore
import GtkReplay

/// Types a text into the widget with the focus, character by character, as a user would.
@MainActor
final class SelfTyping {
  /// The time that a character and a line take, in seconds.
  private static let pace = (character: 0.035, line: 0.35)

  private let window: Window
  private let scope: Widget
  private let takesTime: Bool
  private var rest: ArraySlice<Unicode.Scalar>
  private var next: MainLoopSource?
  private let onEnded: @MainActor () -> Void

  /// Begins to type.
  ///
  /// - Parameters:
  ///   - text: The text, whose lines are ended with the Return key.
  ///   - window: The window.
  ///   - scope: The part of the window that gets the keys.
  ///   - takesTime: Whether it takes as long as users do; otherwise it is there at once.
  ///   - onEnded: Called when all of it is typed, or when it is stopped.
  init(
    _ text: String, in window: Window, within scope: Widget, takesTime: Bool,
    onEnded: @escaping @MainActor () -> Void
  ) {
    self.window = window
    self.scope = scope
    self.takesTime = takesTime
    self.onEnded = onEnded
    rest = Array(text.unicodeScalars)[...]
    wait(Self.pace.line)
  }

  /// Types no more; what is typed stays.
  func stop() {
    guard next != nil else { return }
    next?.cancel()
    next = nil
    onEnded()
  }

  private func wait(_ seconds: Double) {
    next = .after(seconds: takesTime ? seconds : 0) { [weak self] in self?.typeNext() }
  }

  private func typeNext() {
    guard let character = rest.popFirst() else { return stop() }
    guard character == "\n" else {
      window.type(character, within: scope)
      return wait(Self.pace.character)
    }
    if let key = KeyStroke(name: "Return") { window.press(key, within: scope) }
    wait(Self.pace.line)
  }
}
