/// The meaning of a key, whichever of the keys with this meaning is pressed: Enter of the number
/// pad is Return.
public enum KeySymbol: Hashable, Sendable {
  /// Return, including that of the number pad.
  case enter
  /// Backspace, Tab and Escape.
  case backspace, tab, escape
  /// Delete and Insert, including those of the number pad.
  case delete, insert
  /// The arrow keys.
  case left, right, up, down
  /// The keys that move further than the arrow keys.
  case home, end, pageUp, pageDown
  /// The space bar, and the key that opens a menu.
  case space, menu
  /// Any other key by its name in GDK, such as `a` or `F5`.
  case other(String)

  /// Creates the meaning of a key by its name in GDK.
  public init(named name: String) {
    switch name {
    case "Return", "KP_Enter", "ISO_Enter": self = .enter
    case "BackSpace": self = .backspace
    case "Tab", "ISO_Left_Tab", "KP_Tab": self = .tab
    case "Escape": self = .escape
    case "Delete", "KP_Delete": self = .delete
    case "Insert", "KP_Insert": self = .insert
    case "Left", "KP_Left": self = .left
    case "Right", "KP_Right": self = .right
    case "Up", "KP_Up": self = .up
    case "Down", "KP_Down": self = .down
    case "Home", "KP_Home": self = .home
    case "End", "KP_End": self = .end
    // GDK has two names for each of these.
    case "Page_Up", "Prior", "KP_Page_Up", "KP_Prior": self = .pageUp
    case "Page_Down", "Next", "KP_Page_Down", "KP_Next": self = .pageDown
    case "space", "KP_Space": self = .space
    case "Menu": self = .menu
    default: self = .other(name)
    }
  }

  /// Whether it activates the widget that has the focus, such as a button.
  package var activates: Bool { self == .enter || self == .space }

  /// Whether it only changes the meaning of other keys, as Shift does.
  package var isModifier: Bool {
    guard case .other(let name) = self else { return false }
    return Self.modifiers.contains { name.hasPrefix($0) && name.contains("_") }
  }

  private static let modifiers = [
    "Shift", "Control", "Alt", "Meta", "Super", "Hyper", "Caps", "Num", "ISO_Level", "ISO_Next",
  ]
}
