import CConcertinaGtk

/// The role of a widget for assistive technologies.
///
/// It cannot change once the widget is in a window.
public enum AccessibleRole: Sendable {
  /// A text that can be chosen from others, which are hidden until the user asks for them.
  case comboBox
  /// No meaning of its own.
  case generic
  /// A group of related widgets.
  case group
  /// A picture, which needs a label.
  case picture
  /// Decoration: its content is available elsewhere.
  case presentation
  /// A message that is read out when it changes.
  case status
  /// A row of buttons.
  case toolbar

  var value: GtkAccessibleRole {
    switch self {
    case .comboBox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .picture: GTK_ACCESSIBLE_ROLE_IMG
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    }
  }
}
