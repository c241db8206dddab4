import CConcertinaGtk
import GtkCore
import RichTextModel

/// What is in a widget that is shown by the name of its class: an empty one has nothing to see.
///
/// It is written as `.ui` files have it, and an app would have its own in its place.
@MainActor
enum SampleContent {
  /// The lines of lists and menus.
  private static let lines = "One\nTwo\nThree"
  private static let menu = "New\nOpen\n-\nQuit"
  private static let menuBar = "File\n  New\n  Open\n  -\n  Quit\nEdit\n  Cut\n  Copy\n  Paste"

  /// Returns a widget of a class of GTK, with content; nil for another class.
  static func widget(of name: String) -> Widget? {
    guard let content = SampleInterfaces.content[name] else { return nil }
    let text = #"<interface><object class="\#(name)" id="w">\#(content)</object></interface>"#
    guard let builder = gtk_builder_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard gtk_builder_add_from_string(builder, text, -1, nil) != 0,
      let object = gtk_builder_get_object(builder, "w")
    else { return nil }
    let widget = Widget(retaining: OpaquePointer(object))
    draw(in: widget)
    addLines(to: widget)
    return widget
  }

  /// Gives a widget the lines of its list or menu.
  static func addLines(to widget: Widget) {
    for property in ObjectProperty.properties(of: widget.gType) where property.isSettable {
      guard ["model", "menu-model"].contains(property.name),
        let lines = LineProperty(property, of: widget, onChosen: { _ in }), lines.value == ""
      else { continue }
      _ = lines.set(.string(text(of: property, in: widget)))
    }
  }

  private static func text(of property: ObjectProperty, in widget: Widget) -> String {
    guard property.name == "menu-model" else { return lines }
    return widget.isA(gtk_popover_menu_bar_get_type()) ? menuBar : menu
  }

  /// Draws what no file can have.
  private static func draw(in widget: Widget) {
    if widget.isA(gtk_picture_get_type()) {
      let pixels = (0..<64 * 48).flatMap { index -> [UInt8] in
        let (x, y) = (index % 64, index / 64)
        return [UInt8(x * 4), UInt8(y * 5), 160, 255]
      }
      let texture = Texture(width: 64, height: 48, pixels: pixels)
      gtk_picture_set_paintable(widget.nativePointer, texture.nativePointer)
    } else if widget.isA(gtk_drawing_area_get_type()) {
      gtk_drawing_area_set_draw_func(
        widget.pointer(),
        { _, cairo, width, height, _ in
          cairo_set_source_rgb(cairo, 0.2, 0.5, 0.9)
          cairo_move_to(cairo, 0, Double(height))
          cairo_line_to(cairo, Double(width) / 2, 0)
          cairo_line_to(cairo, Double(width), Double(height))
          cairo_fill(cairo)
        }, nil, nil)
    } else if widget.isA(gtk_lock_button_get_type()) {
      // It hides itself where everything is permitted for ever.
      let permission = g_simple_permission_new(0)
      gtk_lock_button_set_permission(widget.nativePointer, permission)
      g_object_unref(permission)
    } else if widget.isA(gtk_statusbar_get_type()) {
      _ = gtk_statusbar_push(widget.nativePointer, 0, "Status bar")
    }
  }
}
