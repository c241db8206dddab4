import CConcertinaGtk
import CConcertinaShims

extension Widget {
  /// Whether the widget is visible, if its parents are.
  public final var isVisible: Bool {
    get { call(gtk_widget_get_visible) }
    set { call(gtk_widget_set_visible, newValue) }
  }

  /// Whether the parent shows the widget; set only by the parent.
  public final var isChildVisible: Bool {
    get { call(gtk_widget_get_child_visible) }
    set { call(gtk_widget_set_child_visible, newValue) }
  }

  /// Whether the widget and all its parents are on the screen.
  public final var isMapped: Bool { call(gtk_widget_get_mapped) }

  /// Whether the widget responds to input, if its parents do.
  public final var isSensitive: Bool {
    get { call(gtk_widget_get_sensitive) }
    set { call(gtk_widget_set_sensitive, newValue) }
  }

  /// The width of the widget's content area, in pixels.
  public final var width: Int { call(gtk_widget_get_width) }

  /// The height of the widget's content area, in pixels.
  public final var height: Int { call(gtk_widget_get_height) }

  /// The height of a line in the widget's font, in pixels.
  package final var lineHeight: Int { LineHeights.height(in: widgetPointer) }

  /// Measures the height of a line in a child that the widget may not have yet, once for all
  /// widgets with the same font.
  ///
  /// - Parameters:
  ///   - child: What the font of the child depends on, beside that of the widget.
  ///   - measure: Measures the height.
  /// - Returns: The height, in pixels.
  package final func lineHeight(ofChild child: String, measure: () -> Int) -> Int {
    LineHeights.height(of: child, in: widgetPointer, measure: measure)
  }

  /// A number that is another one after each change of the widget's font, resolution and language.
  package final var fontChanges: UInt {
    UInt(pango_context_get_serial(gtk_widget_get_pango_context(widgetPointer)))
  }

  /// The number of device pixels per pixel in each direction.
  public final var scaleFactor: Int { call(gtk_widget_get_scale_factor) }

  /// Requests a minimum size, in pixels; nil requests nothing.
  public final func requestSize(width: Int? = nil, height: Int? = nil) {
    // GTK 4.18 rejects values below -1; GTK 4.8 treats them as no request.
    gtk_widget_set_size_request(
      widgetPointer, CInt(clamping: max(width ?? -1, -1)), CInt(clamping: max(height ?? -1, -1)))
  }

  /// The position of the widget in a space that is too wide.
  public final var horizontalAlignment: Alignment {
    get { call(gtk_widget_get_halign) }
    set { call(gtk_widget_set_halign, newValue) }
  }

  /// The position of the widget in a space that is too high.
  public final var verticalAlignment: Alignment {
    get { call(gtk_widget_get_valign) }
    set { call(gtk_widget_set_valign, newValue) }
  }

  /// Sets whether the widget wants extra space; omitted directions stay as they are.
  public final func setExpands(horizontally: Bool? = nil, vertically: Bool? = nil) {
    if let horizontally { call(gtk_widget_set_hexpand, horizontally) }
    if let vertically { call(gtk_widget_set_vexpand, vertically) }
  }

  /// Sets all four margins, in pixels.
  public final func setMargins(_ size: Int) {
    setMargins(top: size, bottom: size, start: size, end: size)
  }

  /// Sets margins, in pixels; omitted ones stay as they are.
  public final func setMargins(
    top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil
  ) {
    if let top { call(gtk_widget_set_margin_top, top) }
    if let bottom { call(gtk_widget_set_margin_bottom, bottom) }
    if let start { call(gtk_widget_set_margin_start, start) }
    if let end { call(gtk_widget_set_margin_end, end) }
  }

  /// The direction of text in this widget.
  public final var direction: TextDirection {
    get { call(gtk_widget_get_direction) }
    set { call(gtk_widget_set_direction, newValue) }
  }

  /// Returns the widget's minimum and natural size, including its margins, for a size in the other
  /// orientation; nil for any size.
  public final func measure(_ orientation: Orientation, forSize: Int? = nil) -> SizeRequest {
    var answer: (CInt, CInt, CInt, CInt) = (0, 0, -1, -1)
    gtk_widget_measure(
      widgetPointer, orientation.value, CInt(clamping: forSize ?? -1), &answer.0, &answer.1,
      &answer.2,
      &answer.3)
    var measurement = SizeRequest(minimum: Int(answer.0), natural: Int(answer.1))
    measurement.minimumBaseline = answer.2 < 0 ? nil : Int(answer.2)
    measurement.naturalBaseline = answer.3 < 0 ? nil : Int(answer.3)
    return measurement
  }

  /// Measures all children, for any size in the other orientation: what implements a child gets to
  /// know whether something in it has changed, because GTK remembers the sizes of all others.
  package final func measureChildren(_ orientation: Orientation) {
    concertina_widget_measure_children(widgetPointer, orientation.value)
  }

  /// Allocates a child, in the coordinates of the parent's content.
  public final func allocate(x: Int, y: Int, width: Int, height: Int) {
    var rectangle = GdkRectangle(
      x: CInt(clamping: x), y: CInt(clamping: y), width: CInt(clamping: width),
      height: CInt(clamping: height))
    gtk_widget_size_allocate(widgetPointer, &rectangle, -1)
  }

  /// Allocates a child, scaled and at a position that need not be a whole pixel.
  package final func allocate(x: Double, y: Double, width: Int, height: Int, scale: Double) {
    var place = graphene_point_t(x: Float(x), y: Float(y))
    let moved = gsk_transform_translate(nil, &place)
    let transform = scale == 1 ? moved : gsk_transform_scale(moved, Float(scale), Float(scale))
    gtk_widget_allocate(widgetPointer, CInt(clamping: width), CInt(clamping: height), -1, transform)
  }

  /// Requests a new layout, because the size that the widget requests has changed.
  public final func queueResize() { gtk_widget_queue_resize(widgetPointer) }

  /// Requests a new allocation of the children; the widget's own size stays.
  ///
  /// Use this only if no child can request more during that allocation, as a text view does when it
  /// learns the heights of lines: GTK then forgets about the widgets that contain this one, unless
  /// the child requests it again, as ``TextView`` does. After ``queueResize()`` GTK lays out all of
  /// them.
  public final func queueAllocate() { gtk_widget_queue_allocate(widgetPointer) }

  /// Requests a new drawing.
  public final func queueDraw() { gtk_widget_queue_draw(widgetPointer) }

  /// Returns a rectangle of this widget in the coordinates of another widget; `nil` if they are not
  /// in the same window.
  ///
  /// Coordinates begin within border and padding, while ``bounds(in:)`` includes these.
  public final func convert(_ rectangle: Rectangle, to other: Widget) -> Rectangle? {
    var point = graphene_point_t(x: Float(rectangle.x), y: Float(rectangle.y))
    var place = graphene_point_t()
    guard gtk_widget_compute_point(widgetPointer, other.widgetPointer, &point, &place) != 0 else {
      return nil
    }
    return Rectangle(
      x: Double(place.x), y: Double(place.y), width: rectangle.width, height: rectangle.height)
  }

  /// Returns the widget's bounds in the coordinates of another widget; `nil` if they are not in the
  /// same window.
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
