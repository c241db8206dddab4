import PlaygroundScenes

/// Shows its child if there is room for all of it, and hides it otherwise.
@MainActor
final class OptionalBox: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaOptionalBox", cssName: "optionalbox")

  private let implementation: OptionalBoxImplementation

  init(_ child: Widget) {
    implementation = OptionalBoxImplementation(child: child)
    super.init(class: Self.widgetClass, implementation: implementation)
    child.insert(into: self)
  }

  /// Whether the child is kept, though something else has less room then.
  ///
  /// A header bar takes room from what is at its ends to keep the title in the middle.
  var isKept: Bool {
    get { implementation.isKept }
    set {
      guard newValue != isKept else { return }
      implementation.isKept = newValue
      queueResize()
    }
  }
}

@MainActor
private final class OptionalBoxImplementation: WidgetImplementation {
  private let child: Widget
  var isKept = false

  init(child: Widget) { self.child = child }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let request = child.measure(orientation)
    return orientation == .vertical || isKept
      ? request : SizeRequest(minimum: 0, natural: request.natural)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let hasRoom = width >= child.measure(.horizontal).minimum
    child.isChildVisible = hasRoom
    if hasRoom { child.allocate(x: 0, y: 0, width: width, height: height) }
  }
}
