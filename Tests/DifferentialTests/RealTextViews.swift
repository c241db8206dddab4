import CConcertinaGtk
import XCTest

/// A window with one real text view for each of the eleven text styles.
final class RealTextViews {
  /// Sizes relative to a base of 10 pt; the fifth is bold.
  static let scales = [2.18, 1.81, 1.36, 1.18, 1.0, 1.0, 0.95, 0.91, 0.86, 0.82, 0.77]
  private static let boldStyle = 4

  let views: [RealTextView]
  private let window: UnsafeMutablePointer<GtkWidget>

  init() throws {
    _ = try XCTUnwrap(gtk_init_check() == 0 ? nil : true, "no display: run under xvfb-run")
    try Self.installFonts()
    window = try XCTUnwrap(gtk_window_new())
    let box = try XCTUnwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    views = try Self.scales.indices.map { try RealTextView(cssClass: "style-\($0)") }
    for view in views {
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), view.widget)
    }
    let gtkWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(gtkWindow, box)
    gtk_window_present(gtkWindow)
    while views.contains(where: { gtk_widget_get_mapped($0.widget) == 0 }) {
      g_main_context_iteration(nil, 1)
    }
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }

  deinit {
    gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
  }

  private static func installFonts() throws {
    let provider = try XCTUnwrap(gtk_css_provider_new())
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    let rules = scales.enumerated().map { index, scale in
      let weight = index == boldStyle ? "bold" : "normal"
      return ".style-\(index) { font: \(weight) \(scale * 10)pt Sans; }"
    }
    gtk_css_provider_load_from_data(provider, rules.joined(separator: "\n"), -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(UnsafeMutableRawPointer(provider)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
