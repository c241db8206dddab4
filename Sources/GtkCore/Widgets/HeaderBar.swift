import CConcertinaGtk

/// A handle on a GtkHeaderBar: a title bar with buttons in it.
@MainActor
public final class HeaderBar: Widget {
  /// Creates an empty bar, with the window's own buttons placed according to the desktop's
  /// settings.
  public init() {
    super.init(adopting: madeByGtk(gtk_header_bar_new()))
  }

  /// Adds a widget at the start.
  public func packStart(_ widget: Widget) {
    call(gtk_header_bar_pack_start, widget)
  }

  /// Adds a widget at the end, before those already there.
  public func packEnd(_ widget: Widget) {
    call(gtk_header_bar_pack_end, widget)
  }

  /// The widget in the middle; `nil` for the window's title.
  public var titleWidget: Widget? {
    get { call(gtk_header_bar_get_title_widget) }
    set { call(gtk_header_bar_set_title_widget, newValue) }
  }

  /// The window buttons and their placement, such as `:close`; `nil` for the desktop's settings.
  public var decorationLayout: String? {
    get { gtk_header_bar_get_decoration_layout(nativePointer).map { String(cString: $0) } }
    set { call(gtk_header_bar_set_decoration_layout, newValue) }
  }
}
