import GtkCore

/// A key that is reported to text processors and delegates.
public enum EditorKey: Hashable, Sendable {
  /// Return, including that of the number pad.
  case enter
  /// Backspace, Tab and Escape.
  case backspace, tab, escape
  /// The arrow keys.
  case left, right, up, down
  /// Any other key by its GDK name, such as `a`, `Delete` or `F5`; for delegates only.
  case other(String)

  init(_ key: KeyController.Key) {
    switch key.name {
    case "Return", "KP_Enter", "ISO_Enter": self = .enter
    case "BackSpace": self = .backspace
    case "Tab", "ISO_Left_Tab", "KP_Tab": self = .tab
    case "Escape": self = .escape
    case "Left", "KP_Left": self = .left
    case "Right", "KP_Right": self = .right
    case "Up", "KP_Up": self = .up
    case "Down", "KP_Down": self = .down
    default: self = .other(key.name)
    }
  }

  /// Whether text processors are notified of it too.
  var isForProcessors: Bool {
    if case .other = self { return false }
    return true
  }

  /// Whether it is a modifier key, such as Shift.
  var isModifier: Bool {
    guard case .other(let name) = self else { return false }
    return ["Shift", "Control", "Alt", "Meta", "Super", "Hyper", "Caps", "Num", "ISO_Level"]
      .contains { name.hasPrefix($0) && name.contains("_") }
  }
}

/// The modifiers that are held while a key is pressed.
public struct EditorKeyModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Shift.
  public static let shift = EditorKeyModifiers(rawValue: 1 << 0)
  /// Control.
  public static let control = EditorKeyModifiers(rawValue: 1 << 1)
  /// Alt.
  public static let alt = EditorKeyModifiers(rawValue: 1 << 2)

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  init(_ key: KeyController.Key) {
    self = []
    if key.shift { insert(.shift) }
    if key.control { insert(.control) }
    if key.alt { insert(.alt) }
  }
}
