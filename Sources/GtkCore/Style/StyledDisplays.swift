import CConcertinaGtk

/// The displays that have the style sheets: the default one, and each that a widget of this package
/// has been on.
@MainActor
enum StyledDisplays {
  /// The style sheets, oldest first: of two with the same priority the later one wins.
  private static var sheets: [(sheet: Object, priority: guint)] = []
  /// The displays that are open.
  private(set) static var displays: [OpaquePointer] = []

  /// Adds a style sheet to all displays.
  static func add(_ sheet: Object, priority: guint) {
    if let display = gdk_display_get_default() { include(display) }
    sheets.append((sheet, priority))
    for display in displays { add(sheet, priority, to: display) }
  }

  /// Adds the style sheets to the display of a widget that has been added to a window.
  static func include(displayOf widget: Widget) {
    if let display = gtk_widget_get_display(widget.widgetPointer) { include(display) }
  }

  private static func include(_ display: OpaquePointer) {
    guard !displays.contains(display), gdk_display_is_closed(display) == 0 else { return }
    displays.append(display)
    Object(retaining: display).connect(named: "closed") { _ in
      displays.removeAll { $0 == display }
    }
    for (sheet, priority) in sheets { add(sheet, priority, to: display) }
  }

  private static func add(_ sheet: Object, _ priority: guint, to display: OpaquePointer) {
    gtk_style_context_add_provider_for_display(display, sheet.nativePointer, priority)
  }
}
