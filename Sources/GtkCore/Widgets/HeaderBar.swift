import CGtk

/// A handle on a GtkHeaderBar: a title bar with buttons in it.
@MainActor
public final class HeaderBar: Widget {
  /// Makes an empty bar, with the window's own buttons where the desktop wants them.
  public init() {
    super.init(adopting: madeByGtk(gtk_header_bar_new()))
  }

  /// Adds a widget at the start.
  public func packStart(_ widget: Widget) {
    gtk_header_bar_pack_start(nativePointer, widget.widgetPointer)
  }

  /// Adds a widget at the end, before those that are there.
  public func packEnd(_ widget: Widget) {
    gtk_header_bar_pack_end(nativePointer, widget.widgetPointer)
  }

  /// Sets what stands in the middle; nil for the window's title.
  public func setTitleWidget(_ widget: Widget?) {
    gtk_header_bar_set_title_widget(nativePointer, widget?.widgetPointer)
  }

  /// Sets which window buttons there are and where, such as `:close`; nil for the desktop's wish.
  public func setDecorationLayout(_ layout: String?) {
    gtk_header_bar_set_decoration_layout(nativePointer, layout)
  }
}
