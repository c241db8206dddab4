import CGtk
import CGtkShims

extension Widget {
  /// Whether the widget is shown, if its parents are.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widgetPointer) != 0 }
    set { gtk_widget_set_visible(widgetPointer, newValue ? 1 : 0) }
  }

  /// Whether the parent gives the widget a place: set by the parent alone.
  public final var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(widgetPointer) != 0 }
    set { gtk_widget_set_child_visible(widgetPointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is on the screen with all its parents.
  public final var isMapped: Bool { gtk_widget_get_mapped(widgetPointer) != 0 }

  /// Whether the widget reacts to input, if its parents do.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widgetPointer) != 0 }
    set { gtk_widget_set_sensitive(widgetPointer, newValue ? 1 : 0) }
  }

  /// The width in pixels that the widget has for its content.
  public final var width: Int { Int(gtk_widget_get_width(widgetPointer)) }

  /// The height in pixels that the widget has for its content.
  public final var height: Int { Int(gtk_widget_get_height(widgetPointer)) }

  /// The height of a line in the widget's font, in pixels.
  public final var lineHeight: Int { LineHeights.height(in: widgetPointer) }

  /// How many device pixels a pixel is wide.
  public final var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widgetPointer)) }

  /// Asks for at least this size, in pixels; a negative one is no wish.
  public final func requestSize(width: Int = -1, height: Int = -1) {
    // GTK 4.18 refuses what is below -1; GTK 4.8 takes it for no wish.
    gtk_widget_set_size_request(
      widgetPointer, CInt(clamping: max(width, -1)), CInt(clamping: max(height, -1)))
  }

  /// Where the widget stands in too wide a space.
  public final func setHorizontalAlignment(_ alignment: Alignment) {
    gtk_widget_set_halign(widgetPointer, alignment.value)
  }

  /// Where the widget stands in too high a space.
  public final func setVerticalAlignment(_ alignment: Alignment) {
    gtk_widget_set_valign(widgetPointer, alignment.value)
  }

  /// Whether the widget wants space that is left over.
  public final func setExpands(horizontally: Bool? = nil, vertically: Bool? = nil) {
    if let horizontally { gtk_widget_set_hexpand(widgetPointer, horizontally ? 1 : 0) }
    if let vertically { gtk_widget_set_vexpand(widgetPointer, vertically ? 1 : 0) }
  }

  /// Sets all four margins, in pixels.
  public final func setMargins(_ size: Int) {
    setMargins(top: size, bottom: size, start: size, end: size)
  }

  /// Sets margins, in pixels; what is left out stays.
  public final func setMargins(
    top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil
  ) {
    if let top { gtk_widget_set_margin_top(widgetPointer, CInt(clamping: top)) }
    if let bottom { gtk_widget_set_margin_bottom(widgetPointer, CInt(clamping: bottom)) }
    if let start { gtk_widget_set_margin_start(widgetPointer, CInt(clamping: start)) }
    if let end { gtk_widget_set_margin_end(widgetPointer, CInt(clamping: end)) }
  }

  /// The direction of text in this widget.
  public final var direction: TextDirection {
    get { TextDirection(gtk_widget_get_direction(widgetPointer)) }
    set { gtk_widget_set_direction(widgetPointer, newValue.value) }
  }

  /// The widget's minimum and natural size, outer edges, for a size in the other orientation.
  public final func measure(_ orientation: Orientation, forSize: Int = -1) -> SizeRequest {
    var answer: (CInt, CInt, CInt, CInt) = (0, 0, -1, -1)
    gtk_widget_measure(
      widgetPointer, orientation.value, CInt(clamping: forSize), &answer.0, &answer.1, &answer.2,
      &answer.3)
    var measurement = SizeRequest(minimum: Int(answer.0), natural: Int(answer.1))
    measurement.minimumBaseline = Int(answer.2)
    measurement.naturalBaseline = Int(answer.3)
    return measurement
  }

  /// Gives a child its place, in the coordinates of the parent's content.
  public final func allocate(x: Int, y: Int, width: Int, height: Int) {
    var rectangle = GdkRectangle(
      x: CInt(clamping: x), y: CInt(clamping: y), width: CInt(clamping: width),
      height: CInt(clamping: height))
    gtk_widget_size_allocate(widgetPointer, &rectangle, -1)
  }

  /// Gives a child a size, and draws it smaller or larger at a place that need not be a whole pixel.
  public final func allocate(x: Double, y: Double, width: Int, height: Int, scale: Double) {
    var place = graphene_point_t(x: Float(x), y: Float(y))
    let moved = gsk_transform_translate(nil, &place)
    let transform = scale == 1 ? moved : gsk_transform_scale(moved, Float(scale), Float(scale))
    gtk_widget_allocate(widgetPointer, CInt(clamping: width), CInt(clamping: height), -1, transform)
  }

  /// Asks for a new layout, since the size that the widget wants has changed.
  public final func queueResize() { gtk_widget_queue_resize(widgetPointer) }

  /// Asks for a new allocation of the children; the widget's own size stays.
  ///
  /// Only where no child can ask for more in the midst of it, as a text view does that learns the heights
  /// of lines: GTK then forgets about the widgets around this one. ``queueResize()`` has it lay out all of
  /// them.
  public final func queueAllocate() { gtk_widget_queue_allocate(widgetPointer) }

  /// Asks for a new drawing.
  public final func queueDraw() { gtk_widget_queue_draw(widgetPointer) }

  /// The widget's place in the coordinates of another one; nil if they share no window.
  public final func bounds(in other: Widget) -> Rectangle? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widgetPointer, other.widgetPointer, &bounds) != 0 else {
      return nil
    }
    return Rectangle(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}

/// A rectangle, in pixels.
public struct Rectangle: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rectangle: GdkRectangle) {
    self.init(
      x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
      height: Double(rectangle.height))
  }

  /// The same elsewhere.
  public func moved(by offset: (x: Double, y: Double)) -> Rectangle {
    Rectangle(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// Whether both have a part in common, and not only an edge.
  public func intersects(_ other: Rectangle) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }
}
