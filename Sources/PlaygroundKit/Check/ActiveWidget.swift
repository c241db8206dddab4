import CConcertinaGtk
import GtkCore

/// What counts as a widget that does something: that is clicked, written in or moved.
@MainActor
enum ActiveWidget {
  /// Widgets that are one for their users, whatever they are made of.
  private static let wholes: Set<String> = [
    "GtkDropDown", "GtkSpinButton", "GtkMenuButton", "GtkCalendar", "GtkColorButton",
    "GtkColorDialogButton", "GtkFontDialogButton", "GtkScaleButton", "GtkVolumeButton",
  ]

  /// Whether a text is one that GTK itself shows paler: a day of another month in a calendar, the
  /// number beside a slider.
  static func isPaleText(_ widget: Widget) -> Bool {
    ["GtkCalendar", "GtkScale"].contains { widget.isInside(typeName: $0) }
  }

  /// Whether a widget does something by itself, and is not a part of one that does.
  static func isActive(_ widget: Widget) -> Bool {
    guard !widget.selfAndAncestors.dropFirst().contains(where: { wholes.contains($0.typeName) })
    else { return false }
    return wholes.contains(widget.typeName) || widget.isActivatable || widget.isTextInput
      || g_type_is_a(widget.gType, gtk_scale_get_type()) != 0
  }
}
