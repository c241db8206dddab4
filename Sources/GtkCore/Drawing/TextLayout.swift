import CConcertinaGtk

/// A handle on a PangoLayout: text that is drawn by itself, in the font of a widget.
///
///     let label = TextLayout("3 of 5", of: view, [.bold])
///     snapshot.draw(label, x: (Double(view.width) - label.width) / 2, y: 0)
@MainActor
public final class TextLayout: Object {
  /// The width of the text, in pixels.
  public private(set) var width = 0.0
  /// The width that the text would have without a limit, in pixels.
  public private(set) var naturalWidth = 0.0
  /// The height of the line, in pixels.
  public private(set) var height = 0.0
  /// The distance from the top of the line to its baseline, in pixels.
  public private(set) var baseline = 0.0

  private let widget: Widget
  private let hasTabularDigits: Bool

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - widget: The widget that it is drawn on, which provides font and color.
  ///   - properties: Attributes of the text.
  ///   - points: The size of the font; nil for that of the widget.
  ///   - room: The width to stay within: wider text gets a smaller font.
  ///   - hasTabularDigits: Whether all digits have the same width, if the font has such digits.
  public init(
    _ text: String, of widget: Widget, _ properties: [Label.Attribute.Property] = [],
    points: Double? = nil, room: Double = .infinity, hasTabularDigits: Bool = false
  ) {
    self.widget = widget
    self.hasTabularDigits = hasTabularDigits
    super.init(adopting: checked(gtk_widget_create_pango_layout(widget.widgetPointer, text)))
    apply(properties, to: text, points, scale: 1)
    naturalWidth = width
    var scale = 1.0
    // Letters are hinted: smaller ones are not narrower by exactly the same part.
    for _ in 1...3 where width > room {
      scale *= max(room, 1) / width
      apply(properties, to: text, points, scale: scale)
    }
  }

  private func apply(
    _ properties: [Label.Attribute.Property], to text: String, _ points: Double?, scale: Double
  ) {
    guard let list = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(list) }
    let bytes = 0..<text.utf8.count
    for property in properties + (points.map { [.size($0)] } ?? []) {
      guard let attribute = Label.Attribute(bytes: bytes, property).pangoAttribute else { continue }
      pango_attr_list_insert(list, attribute)
    }
    if hasTabularDigits { pango_attr_list_insert(list, pango_attr_font_features_new("tnum")) }
    if scale != 1 { pango_attr_list_insert(list, pango_attr_scale_new(scale)) }
    pango_layout_set_attributes(nativePointer, list)
    measure()
  }

  private func measure() {
    var (width, height) = (gint(0), gint(0))
    pango_layout_get_size(nativePointer, &width, &height)
    let unit = Double(PANGO_SCALE)
    (self.width, self.height) = (Double(width) / unit, Double(height) / unit)
    baseline = Double(pango_layout_get_baseline(nativePointer)) / unit
  }

  /// Draws the text in the widget's color.
  ///
  /// - Parameters:
  ///   - snapshot: The drawing of the widget.
  ///   - x: The left edge of the text.
  ///   - y: The top of the line.
  package func draw(_ snapshot: Snapshot, x: Double, y: Double) {
    gtk_snapshot_render_layout(
      snapshot.pointer, gtk_widget_get_style_context(widget.widgetPointer), x, y, nativePointer)
  }
}
