import GtkCore
import TextTranslation

/// The area around a stage: a card below it, which shows its size, and a handle at the edge of the
/// input to drag it wider.
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
  private static let handleSize = (width: 6, height: 32)
  private static let handleGap = 6
  /// The distance from the handle within which a press counts, in pixels.
  private static let reach = 9.0
  /// The opacity at which a widget cannot be seen and is still drawn.
  private static let hiddenOpacity = 1.5 / 255
  /// The distance by which the card extends beyond the stage, in pixels.
  private static let padding = 12

  let card = Box(.vertical)
  let handle = Box(.vertical)
  private var root: Widget?
  private var input: Widget?
  private var hidden: (any SceneStage)?
  /// Whether the stage gets all the height that there is.
  private var fillsHeight = false
  private var widthAtBegin = 0
  var onDragged: (@MainActor (Int) -> Void)?

  func setStage(_ stage: (any SceneStage)?) {
    root?.unparent()
    root = stage?.root
    input = stage?.sizedWidget
    fillsHeight = stage?.fillsHeight ?? false
    root?.insert(into: widget, after: card)
    widget.queueResize()
  }

  func setHiddenStage(_ stage: (any SceneStage)?) {
    hidden?.root.unparent()
    hidden = stage
    hidden?.root.canTarget = false
    hidden?.root.opacity = Self.hiddenOpacity
    hidden?.root.insert(into: widget, after: card)
    widget.queueResize()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let margins = 2 * StageCanvas.margin
    _ = handle.measure(orientation)
    _ = card.measure(orientation)
    guard let root else { return SizeRequest(minimum: margins, natural: margins) }
    guard orientation == .vertical else {
      let request = root.measure(.horizontal)
      return SizeRequest(minimum: request.minimum + margins, natural: request.natural + margins)
    }
    let width = forSize < 0 ? -1 : max(forSize - margins, root.measure(.horizontal).minimum)
    let request = root.measure(.vertical, forSize: width)
    return SizeRequest(minimum: request.minimum + margins, natural: request.natural + margins)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    guard let root else { return }
    let margin = StageCanvas.margin
    let rootWidth = max(width - 2 * margin, root.measure(.horizontal).minimum)
    // At the top, not in the middle: a stage that grows must not move what is above it.
    let rootHeight = root.measure(.vertical, forSize: rootWidth).natural
    let room = max(height - 2 * margin, root.measure(.vertical, forSize: rootWidth).minimum)
    let isMirrored = widget.direction == .rightToLeft
    let x = isMirrored ? width - margin - rootWidth : margin
    let stageHeight = fillsHeight ? room : min(rootHeight, room)
    let padding = Self.padding
    _ = card.measure(.vertical)
    card.allocate(
      x: x - padding, y: margin - padding, width: rootWidth + 2 * padding,
      height: stageHeight + 2 * padding)
    root.allocate(x: x, y: margin, width: rootWidth, height: stageHeight)
    placeHandle()
    placeHidden(width: width, height: height)
  }

  /// Gives the hidden stage the room of the visible one, below it: a menu outside of all monitors
  /// would be an error for GDK.
  private func placeHidden(width: Int, height: Int) {
    guard let hidden else { return }
    let margins = 2 * StageCanvas.margin
    let rootWidth = max(width - margins, hidden.root.measure(.horizontal).minimum)
    let request = hidden.root.measure(.vertical, forSize: rootWidth)
    let room = max(height - margins, request.minimum)
    hidden.root.allocate(
      x: StageCanvas.margin, y: StageCanvas.margin, width: rootWidth,
      height: hidden.fillsHeight ? room : min(request.natural, room))
  }

  private func placeHandle() {
    guard let place = input?.bounds(in: widget) else { return }
    let size = Self.handleSize
    _ = handle.measure(.vertical)
    let isMirrored = widget.direction == .rightToLeft
    let x =
      isMirrored
      ? Int(place.x) - Self.handleGap - size.width
      : Int(place.x + place.width) + Self.handleGap
    handle.allocate(
      x: x, y: Int(place.y) + (Int(place.height) - size.height) / 2, width: size.width,
      height: size.height)
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
    guard let place = handle.bounds(in: widget), let input else { return false }
    widthAtBegin = input.width
    let isInside = (place.y - Self.reach)...(place.y + place.height + Self.reach) ~= y
    return isInside && (place.x - Self.reach)...(place.x + place.width + Self.reach) ~= x
  }

  private func drag(by distance: Double) {
    // The input is centered: each pixel that its edge moves makes it two pixels wider.
    let direction = widget.direction == .rightToLeft ? -2.0 : 2.0
    onDragged?(widthAtBegin + Int(distance * direction))
  }

  override func dispose() { onDragged = nil }
}
