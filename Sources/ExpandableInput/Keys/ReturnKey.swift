import GtkCore

/// The action of the Return key in a composer; Enter on the number pad and ISO Enter do the same.
///
/// | | Return | Shift+Return | Ctrl+Return |
/// | --- | --- | --- | --- |
/// | ``sends`` | sends | new line | new line |
/// | ``insertsNewline`` | new line | new line | sends |
/// | ``resignsFocus`` | leaves the text | new line | new line |
///
/// An input method with a composition always gets the key first: Return then ends the composition
/// and does nothing else.
public enum ReturnKey: String, CaseIterable, Sendable {
  /// Return sends the message.
  case sends
  /// Return begins a new line, and Ctrl+Return sends.
  case insertsNewline
  /// Return takes the focus away from the text, as on a phone; the button sends.
  case resignsFocus

  /// The effect of pressing the key.
  enum Action: Equatable {
    case send, newline, resignFocus
  }

  func action(_ modifiers: KeyModifiers) -> Action {
    switch self {
    case .sends: modifiers.isEmpty ? .send : .newline
    case .insertsNewline: modifiers == .control ? .send : .newline
    case .resignsFocus: modifiers.isEmpty ? .resignFocus : .newline
    }
  }

  /// The keys that send, in the notation of assistive technology; empty for none.
  var sendShortcut: String {
    switch self {
    case .sends: "Return"
    case .insertsNewline: "Control+Return"
    case .resignsFocus: ""
    }
  }
}
