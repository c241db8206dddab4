/// A widget that a closure draws.
///
///     let meter = DrawingArea(width: 80, height: 8) { area, snapshot in
///       let full = Rectangle(x: 0, y: 0, width: Double(area.width), height: 8)
///       snapshot.fill(Path(full, cornerRadius: 4), with: area.color)
///     }
///     meter.accessibleLabel = "Volume"
///
/// The closure is called whenever the area is drawn: when its size or its style has changed, and
/// after ``Widget/queueDraw()``. It gets the area itself, since a closure that held it would keep
/// it alive forever. For input, sizes that depend on each other, or children, subclass
/// ``WidgetImplementation``.
///
/// ## CSS nodes
/// `drawingarea`.
@MainActor
public final class DrawingArea: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaDrawingArea", cssName: "drawingarea", role: .picture)

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - width: The least width, in pixels.
  ///   - height: The least height, in pixels.
  ///   - draw: Draws it, from its top left corner.
  public init(
    width: Int = 0, height: Int = 0,
    draw: @escaping @MainActor (_ area: Widget, _ snapshot: Snapshot) -> Void
  ) {
    super.init(
      class: Self.widgetClass,
      implementation: DrawingAreaImplementation(width: width, height: height, draw: draw))
  }
}

private final class DrawingAreaImplementation: WidgetImplementation {
  private let size: (width: Int, height: Int)
  private var draw: (@MainActor (Widget, Snapshot) -> Void)?

  init(width: Int, height: Int, draw: @escaping @MainActor (Widget, Snapshot) -> Void) {
    size = (max(width, 0), max(height, 0))
    self.draw = draw
    super.init()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let least = orientation == .horizontal ? size.width : size.height
    return SizeRequest(minimum: least, natural: least)
  }

  override func snapshot(_ snapshot: Snapshot) { draw?(widget, snapshot) }

  override func dispose() { draw = nil }
}
