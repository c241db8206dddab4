import GtkCore

/// Gives its one child exactly a width, whatever the child would like to have.
///
/// A size request alone is a minimum: a child whose natural width is larger would get that.
@MainActor
public final class WidthFrame: Widget {
  private let implementation: WidthFrameImplementation

  /// Puts a widget into a frame of a width in pixels.
  public init(_ child: Widget, width: Int) {
    implementation = WidthFrameImplementation(child: child)
    implementation.frameWidth = width
    super.init(class: WidthFrameImplementation.widgetClass, implementation: implementation)
    child.insert(into: self)
    setHorizontalAlignment(.start)
  }

  /// The width in pixels; never less than the child's minimum.
  public var frameWidth: Int {
    get { implementation.frameWidth }
    set {
      guard newValue != implementation.frameWidth else { return }
      implementation.frameWidth = newValue
      queueResize()
    }
  }
}

private final class WidthFrameImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaWidthFrame", cssName: "widthframe")
  let child: Widget
  var frameWidth = 0

  init(child: Widget) {
    self.child = child
    super.init()
  }

  private var width: Int { max(frameWidth, child.measure(.horizontal).minimum) }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .horizontal else {
      return child.measure(.vertical, forSize: width)
    }
    return SizeRequest(minimum: width, natural: width)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    child.allocate(x: 0, y: 0, width: min(width, self.width), height: height)
  }

  override func grabFocus() -> Bool { child.focus() }
}
