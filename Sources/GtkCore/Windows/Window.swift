import CConcertinaGtk

/// A handle on a GtkWindow.
///
/// GTK itself keeps a window alive until it is closed or destroyed.
@MainActor
open class Window: Widget {
  /// Creates a window; present it to show it.
  public convenience init() {
    self.init(retaining: madeByGtk(gtk_window_new()))
  }

  /// Adds a reference to a window that someone else has created.
  public override init(retaining pointer: OpaquePointer) {
    super.init(retaining: pointer)
  }

  var window: UnsafeMutablePointer<GtkWindow> { pointer() }

  /// The title, which the desktop shows.
  public final var title: String {
    get { call(gtk_window_get_title) }
    set { call(gtk_window_set_title, newValue) }
  }

  /// The window's content.
  public final var child: Widget? {
    get { call(gtk_window_get_child) }
    set { call(gtk_window_set_child, newValue) }
  }

  /// The widget that replaces the window's title bar; set it before the window is shown.
  public final var titlebar: Widget? {
    get { call(gtk_window_get_titlebar) }
    set { call(gtk_window_set_titlebar, newValue) }
  }

  /// The size at which the window opens, or to which it returns from being maximized; -1 for the
  /// natural size.
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

  /// Called when the width in ``defaultSize`` has changed, which is that of the window unless it is
  /// maximized: an app may show less in a narrow one.
  @discardableResult
  public final func onWidthChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection { onChange(of: .defaultWidth, handler: handler) }

  /// Whether the window fills the screen's work area.
  public final var isMaximized: Bool {
    get { call(gtk_window_is_maximized) }
    set { newValue ? gtk_window_maximize(window) : gtk_window_unmaximize(window) }
  }

  /// Whether the window has the desktop's focus.
  public final var isActive: Bool { call(gtk_window_is_active) }

  /// Shows the window and brings it to the front.
  public final func present() { gtk_window_present(window) }

  /// Whether the window has a title bar and borders; set it before the window is shown.
  public final var isDecorated: Bool {
    get { call(gtk_window_get_decorated) }
    set { call(gtk_window_set_decorated, newValue) }
  }

  /// Asks the window to close, as its close button does.
  public final func close() { gtk_window_close(window) }

  /// Waits until the display has done everything that was requested of it so far; its events about
  /// that are in the queue then.
  package final func waitForDisplay() { gdk_display_sync(gtk_widget_get_display(widgetPointer)) }

  /// Destroys the window and everything in it.
  public final func destroy() { gtk_window_destroy(window) }

  /// The widget that has the focus, or will when the window is active.
  public final var focusWidget: Widget? {
    call(gtk_window_get_focus)
  }

  /// Called when the window is asked to close; the handler returns whether it stays open.
  @discardableResult
  public final func onCloseRequest(
    _ handler: @escaping @MainActor () -> Bool
  ) -> SignalConnection {
    connect(.closeRequest) { _ in handler() }
  }

  /// The application whose actions and accelerators work in the window; it runs until all of its
  /// windows are closed.
  ///
  /// An ``ApplicationWindow`` has one from the start.
  public final var application: Application? {
    get {
      gtk_window_get_application(window).map { Application(retaining: OpaquePointer($0)) }
    }
    set { gtk_window_set_application(window, newValue?.application) }
  }

  /// Places the window above another one, as a dialog.
  public final func setTransient(for parent: Window, isModal: Bool) {
    gtk_window_set_transient_for(window, parent.window)
    call(gtk_window_set_modal, isModal)
  }
}

extension Signal where Emitter: Window, Arguments == Void, Result == Bool {
  fileprivate static var closeRequest: Self { Signal("close-request") }
}

extension Property where Owner: Window, Value == Int {
  fileprivate static var defaultWidth: Self { Property("default-width") }
}
