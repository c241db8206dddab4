import GtkCore

/// Shows its child if there is room for all of it, and hides it otherwise.
@MainActor
final class OptionalBox: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaOptionalBox", cssName: "optionalbox")

  init(_ child: Widget) {
    super.init(class: Self.widgetClass, implementation: OptionalBoxImplementation(child: child))
    child.insert(into: self)
  }
}

@MainActor
private final class OptionalBoxImplementation: WidgetImplementation {
  private let child: Widget

  init(child: Widget) { self.child = child }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let request = child.measure(orientation)
    return orientation == .vertical ? request : SizeRequest(minimum: 0, natural: request.natural)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let hasRoom = width >= child.measure(.horizontal).minimum
    child.isChildVisible = hasRoom
    if hasRoom { child.allocate(x: 0, y: 0, width: width, height: height) }
  }
}
