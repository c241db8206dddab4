import CConcertinaGtk

/// The role of a widget for assistive technologies.
///
/// It cannot change once the widget is in a window.
public enum AccessibleRole: Sendable {
  /// A cell of a table.
  case cell
  /// A cell of a table that names its column.
  case columnHeader
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
  /// Rows of cells.
  case table
  /// A row of a table.
  case tableRow
  /// A row of buttons.
  case toolbar

  var value: GtkAccessibleRole {
    switch self {
    case .cell: GTK_ACCESSIBLE_ROLE_CELL
    case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
    case .comboBox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .picture: GTK_ACCESSIBLE_ROLE_IMG
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    case .tableRow: GTK_ACCESSIBLE_ROLE_ROW
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    }
  }
}
