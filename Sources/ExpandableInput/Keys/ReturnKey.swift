/// What the Return key does in a composer; Enter on the number pad and ISO Enter do the same.
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

  func action(control: Bool, shift: Bool, alt: Bool) -> Action {
    switch self {
    case .sends: control || shift || alt ? .newline : .send
    case .insertsNewline: control && !shift && !alt ? .send : .newline
    case .resignsFocus: control || shift || alt ? .newline : .resignFocus
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
