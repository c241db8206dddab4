import GtkCore

/// Gives its child exactly the width that the child requests, wherever the frame is.
///
/// An editor takes the width that it gets, and GTK gives a widget that does not fill its space its
/// natural width, however little it requested. On a stage the width is to be set, with
/// `child.requestSize(width:)`.
@MainActor
public final class RequestedWidthFrame: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaRequestedWidthFrame", cssName: "widthframe")

  /// Creates a frame around a child.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - height: The child's natural height in pixels, and twice its least one; nil for the child's
  ///     own.
  ///   - onMapped: Called when the frame appears on the screen.
  ///   - onAllocated: Called when the child has another size, after the layout that allocated it.
  public init(
    _ child: Widget, height: Int? = nil, onMapped: @escaping @MainActor () -> Void = {},
    onAllocated: @escaping @MainActor () -> Void = {}
  ) {
    super.init(
      class: Self.widgetClass,
      implementation: RequestedWidthFrameImplementation(
        child: child, height: height, onMapped: onMapped, onAllocated: onAllocated))
    child.insert(into: self)
    horizontalAlignment = .center
  }
}

@MainActor
private final class RequestedWidthFrameImplementation: WidgetImplementation {
  private let child: Widget
  private let height: Int?
  private let onMapped: @MainActor () -> Void
  private let onAllocated: @MainActor () -> Void
  private var childSize = (width: 0, height: 0)

  init(
    child: Widget, height: Int?, onMapped: @escaping @MainActor () -> Void,
    onAllocated: @escaping @MainActor () -> Void
  ) {
    self.child = child
    self.height = height
    self.onMapped = onMapped
    self.onAllocated = onAllocated
  }

  private var exactWidth: Int { child.measure(.horizontal).minimum }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else {
      return SizeRequest(minimum: exactWidth, natural: exactWidth)
    }
    var request = child.measure(.vertical, forSize: exactWidth)
    guard let height else { return request }
    // A low window shows less of the child instead of a part of the frame.
    request.minimum = max(request.minimum, height / 2)
    request.natural = max(request.minimum, height)
    return request
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let childWidth = exactWidth
    let isMirrored = widget.direction == .rightToLeft
    let needed = child.measure(.vertical, forSize: childWidth).minimum
    let childHeight = max(height, needed)
    child.allocate(
      x: isMirrored ? width - childWidth : 0, y: 0, width: childWidth, height: childHeight)
    guard childSize != (childWidth, childHeight) else { return }
    childSize = (childWidth, childHeight)
    afterLayout { self.onAllocated() }
  }

  override func mapped() { onMapped() }
}
