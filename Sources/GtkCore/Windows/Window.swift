import CGtk

/// A handle on a GtkWindow.
///
/// GTK itself keeps a window alive until it is closed or destroyed.
@MainActor
open class Window: Widget {
  /// Makes a window; it shows when it is presented.
  public convenience init() {
    self.init(retaining: madeByGtk(gtk_window_new()))
  }

  /// Adds a reference to a window that somebody else made.
  public override init(retaining pointer: OpaquePointer) {
    super.init(retaining: pointer)
  }

  var window: UnsafeMutablePointer<GtkWindow> { pointer() }

  /// The title, as the user's desktop shows it.
  public final var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// What the window shows.
  public final func setChild(_ child: Widget?) {
    gtk_window_set_child(window, child?.widgetPointer)
  }

  /// The widget in place of the window's title bar; to be set before the window shows.
  public final func setTitlebar(_ bar: Widget?) {
    gtk_window_set_titlebar(window, bar?.widgetPointer)
  }

  /// The size that the window opens at, or would return to from being maximised; -1: as needed.
  public final var defaultSize: (width: Int, height: Int) {
    get {
      var (width, height): (gint, gint) = (0, 0)
      gtk_window_get_default_size(window, &width, &height)
      return (Int(width), Int(height))
    }
    set {
      gtk_window_set_default_size(
        window, gint(clamping: newValue.width), gint(clamping: newValue.height))
    }
  }

  /// Whether the window fills the screen's work area.
  public final var isMaximized: Bool {
    get { gtk_window_is_maximized(window) != 0 }
    set { newValue ? gtk_window_maximize(window) : gtk_window_unmaximize(window) }
  }

  /// Whether the window has the keyboard.
  public final var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Shows the window and brings it to the front.
  public final func present() { gtk_window_present(window) }

  /// Whether the window has a title bar and borders; to be set before it shows.
  public final func setDecorated(_ isDecorated: Bool) {
    gtk_window_set_decorated(window, isDecorated ? 1 : 0)
  }

  /// Asks the window to close, as its close button does.
  public final func close() { gtk_window_close(window) }

  /// Ends the window and everything in it.
  public final func destroy() { gtk_window_destroy(window) }

  /// The widget that has the focus, or will when the window is active.
  public final var focusWidget: Widget? {
    gtk_window_get_focus(window).map { Widget(retaining: OpaquePointer($0)) }
  }

  /// Called when the window is asked to close; the handler tells whether it stays open.
  public final func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) {
    connect("close-request") { $0.setResult(handler()) }
  }

  /// Puts a window above another one, as a dialog.
  public final func setTransient(for parent: Window, isModal: Bool) {
    gtk_window_set_transient_for(window, parent.window)
    gtk_window_set_modal(window, isModal ? 1 : 0)
  }
}
