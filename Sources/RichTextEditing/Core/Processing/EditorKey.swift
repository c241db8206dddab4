import GtkCore

/// A key that is reported to text processors and delegates; processors get those that have a case
/// of their own and move the caret by one step, or enter or delete something.
public typealias EditorKey = KeySymbol

/// The modifiers that are held while a key is pressed.
public typealias EditorKeyModifiers = KeyModifiers

extension KeySymbol {
  /// Whether text processors are notified of it too.
  var isForProcessors: Bool {
    switch self {
    case .enter, .backspace, .tab, .escape, .left, .right, .up, .down: true
    default: false
    }
  }
}
