import CConcertinaGtk
import GtkCore
import GtkReplay

/// The place of any widget on a stage: as wide as the stage if it takes what it gets, such as a
/// form; in the middle and no wider than it is by itself if it is a control, such as a switch.
@MainActor
struct WidgetPlacement {
  /// The height of a widget that has none by itself, such as a list, in pixels.
  private static let usualHeight = 200
  /// The height up to which what scrolls has none by itself, in pixels.
  private static let leastHeight = 48

  /// The controls whose width says nothing: a wide switch is not a switch any more.
  private static let controls = [
    "GtkButton", "GtkCheckButton", "GtkMenuButton", "GtkSwitch", "GtkSpinner", "GtkImage",
    "GtkCalendar", "GtkSpinButton", "GtkScaleButton", "GtkColorButton", "GtkColorDialogButton",
    "GtkFontButton", "GtkFontDialogButton", "GtkDropDown", "GtkComboBox", "GtkAppChooserButton",
    "GtkShortcutLabel", "GtkLockButton", "GtkWindowControls", "GtkStackSwitcher",
  ]

  /// The widget whose width is that of the stage.
  let sized: Widget
  /// What is put on the stage.
  let root: Widget

  /// Finds the place of a widget that is not on a stage yet.
  init(of widget: Widget) {
    guard !Self.isControl(widget) else {
      widget.horizontalAlignment = .center
      root = Box(.vertical, [widget])
      sized = root
      return
    }
    let width = widget.measure(.horizontal)
    if width.minimum < width.natural { widget.requestSize(width: width.natural) }
    root = RequestedWidthFrame(widget, height: Self.hasHeight(widget) ? nil : Self.usualHeight)
    sized = widget
  }

  private static func isControl(_ widget: Widget) -> Bool {
    controls.contains { name in
      let type = g_type_from_name(name)
      return type != 0 && widget.isA(type)
    }
  }

  /// Whether a widget has a height by itself: what scrolls, or is drawn by its user, has none.
  private static func hasHeight(_ widget: Widget) -> Bool {
    let height = widget.measure(.vertical).natural
    return height > (widget.isA(gtk_scrollable_get_type()) ? leastHeight : 0)
  }
}
