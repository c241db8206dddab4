import CConcertinaGtk
import CConcertinaShims

/// Knows of a window whether it is as high as its content, since it has no default height, and
/// no one has made it higher.
///
/// GTK opens a window without a default height with the natural height of its content. From then on
/// it has a height like any other, and becomes higher only if the minimum of its content does. So
/// the height that such a window has been given differs from one that it has taken by itself: that
/// one is never more than the minimum.
@MainActor
final class ContentSizedWindow {
  private static var all: [OpaquePointer: ContentSizedWindow] = [:]

  private let window: OpaquePointer
  /// Whether the window is as high as its content.
  private var isContentSized: Bool
  /// Whether the window has yet to take the height of its content.
  private var isUnsized: Bool
  private var connections: [SignalConnection] = []

  private init(_ window: OpaquePointer) {
    self.window = window
    isUnsized = Self.defaultSize(of: window).height <= 0
    isContentSized = isUnsized
    let object = Object(retaining: window)
    connections = [
      object.connect(named: "notify::default-height") { _ in Self.all[window]?.heightChanged() },
      object.connect(named: "destroy") { _ in Self.all[window]?.forget() },
    ]
  }

  /// Begins to follow the height of a window; does nothing for another native.
  static func watch(_ window: OpaquePointer) {
    guard all[window] == nil,
      concertina_object_is_a(UnsafeRawPointer(window), gtk_window_get_type()) != 0,
      gtk_widget_in_destruction(UnsafeMutablePointer(window)) == 0
    else { return }
    all[window] = ContentSizedWindow(window)
  }

  /// Returns the height up to which a text in a window keeps its natural one; 0 if the window, or
  /// another native, is not as high as its content.
  static func keptHeight(in native: OpaquePointer) -> Int {
    watch(native)
    // A window that cannot be resized always has the natural height of its content.
    guard all[native]?.isContentSized == true,
      gtk_window_get_resizable(UnsafeMutablePointer(native)) != 0
    else { return 0 }
    return screenHeight(of: native) / 2
  }

  private func heightChanged() {
    let wasContentSized = isContentSized
    let (width, height) = Self.defaultSize(of: window)
    if height <= 0 {
      isContentSized = true
    } else if isUnsized {
      // Before it has a surface, an app has set the height.
      isContentSized = gtk_widget_get_realized(UnsafeMutablePointer(window)) != 0
    } else if isContentSized {
      isContentSized = height <= minimumHeight(forWidth: width)
    }
    isUnsized = height <= 0
    if isContentSized != wasContentSized { requestLayout(in: UnsafeMutablePointer(window)) }
  }

  private func forget() {
    connections.forEach { $0.disconnect() }
    Self.all[window] = nil
  }

  /// Has everything measured again that may have kept its height because of the window.
  private func requestLayout(in widget: UnsafeMutablePointer<GtkWidget>) {
    if concertina_widget_implementation(widget) != nil { gtk_widget_queue_resize(widget) }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      requestLayout(in: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  // MARK: Sizes

  private static func defaultSize(of window: OpaquePointer) -> (width: gint, height: gint) {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(UnsafeMutablePointer(window), &width, &height)
    return (width, height)
  }

  private func minimumHeight(forWidth width: gint) -> gint {
    var minimum: gint = 0
    gtk_widget_measure(
      UnsafeMutablePointer(window), GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
    return minimum
  }

  /// The height of the screen that a window is on, in pixels.
  private static func screenHeight(of window: OpaquePointer) -> Int {
    let display = gtk_widget_get_display(UnsafeMutablePointer(window))
    var area = GdkRectangle()
    if let surface = gtk_native_get_surface(window),
      let monitor = gdk_display_get_monitor_at_surface(display, surface)
    {
      gdk_monitor_get_geometry(monitor, &area)
    } else if let first = g_list_model_get_item(gdk_display_get_monitors(display), 0) {
      gdk_monitor_get_geometry(OpaquePointer(first), &area)
      g_object_unref(first)
    }
    return Int(area.height)
  }
}
