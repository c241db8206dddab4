import GtkCore

/// A block that is dragged by its handle to another place of its text.
@MainActor
final class BlockDrag {
  /// The distance from which on a press is a drag, in pixels.
  private static let threshold = 8.0

  /// Cancels the gesture.
  var cancel: @MainActor () -> Void = {}
  private let node: EditorNode
  private let lists: ListEditing
  private var lines: ClosedRange<Int>?
  private var startY = 0.0
  private let scrolling: EdgeScrolling
  /// The line before which the block would be dropped; nil before the pointer has moved.
  private(set) var target: Int?

  init(_ node: EditorNode, _ lists: ListEditing) {
    self.node = node
    self.lists = lists
    scrolling = EdgeScrolling(node)
    scrolling.onScrolled = { [weak self] in self?.follow($0) }
  }

  private var view: TextView { node.area.textView }

  /// Whether the handle is pressed.
  var isPressed: Bool { lines != nil }

  /// Whether the block is dragged.
  var isDragging: Bool { target != nil }

  /// Begins with a press on the handle.
  ///
  /// - Parameters:
  ///   - lines: The lines of the block.
  ///   - bounds: The area of the handle, in the coordinates of the growing area.
  func begin(_ lines: ClosedRange<Int>, at bounds: Rectangle?) {
    self.lines = lines
    target = nil
    startY = bounds.map { $0.y + $0.height / 2 } ?? 0
  }

  /// Notes where the pointer is, in the coordinates of the growing area.
  ///
  /// That of the gesture is relative to the handle, which moves with a text that scrolls.
  func pointerMoved(toY y: Double) { if isPressed { scrolling.pointerMoved(toY: y) } }

  /// Follows the pointer, by its distance from the press.
  func update(_ x: Double, _ y: Double) {
    guard lines != nil, isDragging || abs(x) + abs(y) >= Self.threshold else { return }
    follow(scrolling.pointerY ?? startY + y)
    scrolling.begin()
  }

  private func follow(_ y: Double) {
    guard lines != nil else { return }
    let new = boundary(nearestTo: y)
    guard new != target else { return }
    target = new
    node.area.queueDraw()
  }

  /// Ends the drag; returns the line before which to drop the block, nil if it was a click.
  func end() -> Int? {
    defer {
      scrolling.end()
      (lines, target) = (nil, nil)
      node.area.queueDraw()
    }
    return target
  }

  private func boundary(nearestTo y: Double) -> Int? {
    guard let bounds = view.bounds(in: node.area) else { return nil }
    let inText = y - bounds.y - view.originOfText.y
    let shown = node.shownLines
    let candidates = (shown + (shown.last.map { [$0 + 1] } ?? [])).filter {
      lists.lines.isBoundary($0)
    }
    return candidates.min { abs(top(of: $0) - inText) < abs(top(of: $1) - inText) }
  }

  /// The top of a line, or the bottom of the last one, in the coordinates of the text.
  private func top(of line: Int) -> Double {
    guard line >= lists.lineCount else { return Double(view.verticalExtent(ofLine: line).y) }
    let last = view.verticalExtent(ofLine: lists.lineCount - 1)
    return Double(last.y + last.height)
  }

  /// Draws the line to which the block is dragged, in the coordinates of the text.
  func draw(_ snapshot: Snapshot) {
    guard let target, let color = view.namedColor("concertina_focus") else { return }
    // Within the view: at its edges half of the line would be cut.
    let bottom = Double(view.height) - view.originOfText.y - 2
    let y = min(max(top(of: target) - 1, -view.originOfText.y), bottom)
    snapshot.fill(Rectangle(x: 0, y: y, width: Double(view.width), height: 2), with: color)
  }
}
