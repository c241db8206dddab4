import CConcertinaGtk

/// Whether people point with their fingers, and need larger targets.
@MainActor
package enum CoarsePointer {
  /// The style class of windows on a display that is only touched; an app may set it elsewhere.
  package nonisolated static let styleClass = "coarse-pointer"

  /// Notes in a window which pointer its display has.
  ///
  /// A laptop with a touch screen has a finer pointer, too.
  static func note(in window: Widget) {
    guard !window.hasStyleClass(styleClass),
      let display = gtk_widget_get_display(window.widgetPointer),
      let seat = gdk_display_get_default_seat(display)
    else { return }
    let abilities = gdk_seat_get_capabilities(seat).rawValue
    if isCoarse(
      touch: abilities & GDK_SEAT_CAPABILITY_TOUCH.rawValue != 0,
      pointer: abilities & GDK_SEAT_CAPABILITY_POINTER.rawValue != 0)
    {
      window.addStyleClass(styleClass)
    }
  }

  /// Whether a display with such devices is only touched.
  package nonisolated static func isCoarse(touch: Bool, pointer: Bool) -> Bool { touch && !pointer }
}
