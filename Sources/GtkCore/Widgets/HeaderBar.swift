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
    gtk_header_bar_pack_start(nativePointer, widget.widgetPointer)
  }

  /// Adds a widget at the end, before those already there.
  public func packEnd(_ widget: Widget) {
    gtk_header_bar_pack_end(nativePointer, widget.widgetPointer)
  }

  /// Sets the widget in the middle; `nil` for the window's title.
  public func setTitleWidget(_ widget: Widget?) {
    gtk_header_bar_set_title_widget(nativePointer, widget?.widgetPointer)
  }

  /// Sets the window buttons and their placement, such as `:close`; `nil` for the desktop's
  /// settings.
  public func setDecorationLayout(_ layout: String?) {
    gtk_header_bar_set_decoration_layout(nativePointer, layout)
  }
}
