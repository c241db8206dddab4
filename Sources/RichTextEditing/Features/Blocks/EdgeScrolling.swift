import GtkCore
import WidgetSupport

/// Scrolls an editor and what is around it while something is dragged to an edge of its visible
/// part: the faster, the further the pointer is.
///
/// Frames are asked for only while the pointer is there and there is something left to scroll.
@MainActor
final class EdgeScrolling {
  /// The height of the part at each edge in which the pointer scrolls, in pixels.
  private static let zone = 32.0
  /// The speed where that part begins, and what is added at the edge, in pixels a second.
  private static let speed = (least: 120.0, added: 480.0)
  /// How many times further than the edge the pointer makes it faster.
  private static let maxDepth = 3.0
  /// The longest time that counts as one frame, in seconds.
  private static let longestFrame = 0.1

  /// Called after each step, with the place that the pointer has in the area then.
  var onScrolled: @MainActor (_ y: Double) -> Void = { _ in }
  private let node: EditorNode
  /// Where the pointer is in the window, which does not scroll.
  private var yInWindow: Double?
  private var frames: FrameCallback?
  private var frameTime: Double?
  /// The part of a pixel that is left to scroll.
  private var fraction = 0.0

  init(_ node: EditorNode) { self.node = node }

  private var area: GrowingTextArea { node.area }

  /// The distance of the area from the top of the window.
  private var areaTop: Double? { area.root.flatMap { area.bounds(in: $0)?.y } }

  /// The place of the pointer in the coordinates of the area; nil before it has moved.
  var pointerY: Double? {
    guard let yInWindow, let areaTop else { return nil }
    return yInWindow - areaTop
  }

  /// Notes the place of the pointer, in the coordinates of the area.
  func pointerMoved(toY y: Double) { yInWindow = areaTop.map { $0 + y } }

  /// Begins to scroll if the pointer is at an edge.
  func begin() {
    guard frames?.isRunning != true, speed != 0, node.hasWidget else { return }
    frameTime = nil
    frames = area.onEachFrame { [weak self] _, time in self?.step(at: time) ?? false }
  }

  /// Ends, with the drag.
  func end() {
    frames?.cancel()
    (frames, yInWindow, fraction) = (nil, nil, 0)
  }

  /// How fast to scroll for the place of the pointer, downward, in pixels a second.
  private var speed: Double {
    guard let pointerY else { return 0 }
    let rows = area.shownRows.rows
    let zone = min(Self.zone, Double(rows.count) / 4)
    let above = Double(rows.lowerBound) + zone - pointerY
    let below = pointerY - (Double(rows.upperBound) - zone)
    let depth = min(max(above, below) / zone, Self.maxDepth)
    guard depth > 0 else { return 0 }
    return (Self.speed.least + Self.speed.added * depth * depth) * (above > below ? -1 : 1)
  }

  /// Scrolls by what belongs to a frame; returns whether to continue.
  private func step(at time: Double) -> Bool {
    defer { frameTime = time }
    guard node.hasWidget else { return false }
    // The frame before has moved the text below the pointer.
    if let pointerY { onScrolled(pointerY) }
    let speed = speed
    guard speed != 0 else { return false }
    guard let frameTime else { return true }
    fraction += speed * min(time - frameTime, Self.longestFrame)
    let distance = fraction.rounded(.towardZero)
    fraction -= distance
    return distance == 0 || scroll(by: distance)
  }

  /// Scrolls the innermost text as far as it can, and what is around it by the rest; returns
  /// whether anything has moved.
  private func scroll(by distance: Double) -> Bool {
    var rest = distance
    var next: EditorNode? = node
    while let editor = next, rest != 0 {
      if !editor.area.isPartlyCovered { rest = editor.area.scrollAsUser(by: rest) }
      next = editor.parent
    }
    guard rest != 0 else { return true }
    let adjustments = area.viewportAdjustments
    let before = adjustments.map(\.value)
    area.scrollViewports(by: rest)
    return rest != distance || adjustments.map(\.value) != before
  }
}
