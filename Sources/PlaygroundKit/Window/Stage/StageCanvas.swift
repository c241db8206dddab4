import GtkCore
import TextTranslation

/// The area around a stage: a card below it, which shows its size, and a handle on the edge of the
/// card to drag it wider.
@MainActor
final class StageCanvas: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaStageCanvas", cssName: "stagecanvas")
  private let implementation = StageCanvasImplementation()

  init() {
    super.init(class: Self.widgetClass, implementation: implementation)
    implementation.card.insert(into: self)
    implementation.card.addStyleClass("stage-card")
    implementation.handle.insert(into: self)
    implementation.handle.tooltip = translated("Drag to change the width")
    implementation.handle.addStyleClass("width-handle")
    implementation.handle.setCursor(named: "ew-resize")
    add(implementation.makeDrag())
  }

  /// The space on both sides of the stage, in pixels.
  static let margin = 24

  /// Sets the stage to show; nil for none.
  func setStage(_ stage: (any SceneStage)?) { implementation.setStage(stage) }

  /// Sets a stage that has the same room as the visible one, but is hidden; nil for none.
  func setHiddenStage(_ stage: (any SceneStage)?) { implementation.setHiddenStage(stage) }

  /// Called with the width that the handle was dragged to, in pixels.
  var onDragged: (@MainActor (Int) -> Void)? {
    get { implementation.onDragged }
    set { implementation.onDragged = newValue }
  }
}

@MainActor
private final class StageCanvasImplementation: WidgetImplementation {
  private static let handleSize = (width: 8, height: 36)
  /// The distance from the edge within which a press counts, in pixels.
  private static let reach = 9.0
  /// The opacity at which a widget cannot be seen and is still drawn.
  private static let hiddenOpacity = 1.5 / 255
  /// The distance by which the card extends beyond the stage, in pixels.
  private static let padding = 12

  let card = Box(.vertical)
  let handle = Box(.vertical)
  private var frame: StageFrame?
  private var input: Widget?
  private var hidden: StageFrame?
  private var widthAtBegin = 0
  var onDragged: (@MainActor (Int) -> Void)?

  func setStage(_ stage: (any SceneStage)?) {
    frame?.unparent()
    frame = stage.map { StageFrame($0) }
    input = stage?.sizedWidget
    frame?.insert(into: widget, after: card)
    widget.queueResize()
  }

  func setHiddenStage(_ stage: (any SceneStage)?) {
    hidden?.unparent()
    hidden = stage.map { StageFrame($0) }
    hidden?.canTarget = false
    hidden?.opacity = Self.hiddenOpacity
    hidden?.insert(into: widget, after: card)
    widget.queueResize()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    _ = handle.measure(orientation)
    _ = card.measure(orientation)
    let size = (frame?.measure(orientation).natural ?? 0) + 2 * StageCanvas.margin
    return SizeRequest(minimum: size, natural: size)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    guard let frame else { return }
    // At the top, not in the middle: a stage that grows must not move what is above it.
    let size = place(frame, width: width)
    let padding = Self.padding
    _ = card.measure(.vertical)
    let (x, y) = ((width - size.width) / 2 - padding, StageCanvas.margin - padding)
    let cardSize = (width: size.width + 2 * padding, height: size.height + 2 * padding)
    card.allocate(x: x, y: y, width: cardSize.width, height: cardSize.height)
    placeHandle(
      onEdgeAt: widget.direction == .rightToLeft ? x : x + cardSize.width,
      middle: y + cardSize.height / 2)
    // In the room of the visible stage: a menu outside of all monitors would be an error for GDK.
    if let hidden { _ = place(hidden, width: width) }
  }

  /// Gives a frame its own size, in the middle of a width, and returns the size.
  private func place(_ frame: StageFrame, width: Int) -> (width: Int, height: Int) {
    let own = frame.measure(.horizontal).natural
    let height = frame.measure(.vertical).natural
    frame.allocate(x: (width - own) / 2, y: StageCanvas.margin, width: own, height: height)
    return (own, height)
  }

  /// Puts the handle on the edge of the card, which is where the width ends.
  private func placeHandle(onEdgeAt x: Int, middle y: Int) {
    let size = Self.handleSize
    _ = handle.measure(.vertical)
    handle.allocate(
      x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
  }

  // The gesture is on the canvas and not on the handle, which moves away from under the pointer.
  func makeDrag() -> DragGesture {
    let drag = DragGesture()
    drag.phase = .capture
    drag.onBegin { [weak self] in self?.begin($0, $1) ?? false }
    drag.onUpdate { [weak self] distance, _ in self?.drag(by: distance) }
    return drag
  }

  private func begin(_ x: Double, _ y: Double) -> Bool {
    guard let place = handle.bounds(in: widget), let card = card.bounds(in: widget), let input
    else { return false }
    widthAtBegin = input.width
    let edge = place.x + place.width / 2
    return card.y...(card.y + card.height) ~= y && (edge - Self.reach)...(edge + Self.reach) ~= x
  }

  private func drag(by distance: Double) {
    // The input is centered: each pixel that its edge moves makes it two pixels wider.
    let direction = widget.direction == .rightToLeft ? -2.0 : 2.0
    onDragged?(widthAtBegin + Int(distance * direction))
  }

  override func dispose() { onDragged = nil }
}
