import CConcertinaGtk

/// The direction in which to move the focus.
public enum FocusDirection: Sendable {
  /// To the next widget (Tab).
  case forward
  /// To the previous widget (Shift+Tab).
  case backward
  /// With an arrow key.
  case up, down, left, right

  init(_ value: GtkDirectionType) {
    switch value {
    case GTK_DIR_TAB_BACKWARD: self = .backward
    case GTK_DIR_UP: self = .up
    case GTK_DIR_DOWN: self = .down
    case GTK_DIR_LEFT: self = .left
    case GTK_DIR_RIGHT: self = .right
    default: self = .forward
    }
  }

  var value: GtkDirectionType {
    switch self {
    case .forward: GTK_DIR_TAB_FORWARD
    case .backward: GTK_DIR_TAB_BACKWARD
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }
}
