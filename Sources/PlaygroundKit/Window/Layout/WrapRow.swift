import GtkCore

/// A row of widgets that wraps to another row when it is full.
///
/// GtkFlowBox would do this, too, but makes each widget the child of another one that takes the
/// focus.
@MainActor
public final class WrapRow: Widget {
  private static let widgetClass = WidgetClass(name: "ConcertinaWrapRow", cssName: "wraprow")

  /// Creates a row of children; the spacings are in pixels.
  public init(spacing: Int, lineSpacing: Int, isCentered: Bool = true, _ children: [Widget]) {
    super.init(
      class: Self.widgetClass,
      implementation: WrapRowImplementation(
        spacing: spacing, lineSpacing: lineSpacing, isCentered: isCentered))
    for child in children { child.insert(into: self) }
  }
}

@MainActor
private final class WrapRowImplementation: WidgetImplementation {
  private struct Line {
    var items: [(widget: Widget, width: Int)] = []
    var width = 0
    var height = 0
  }

  private let spacing: Int
  private let lineSpacing: Int
  private let isCentered: Bool

  init(spacing: Int, lineSpacing: Int, isCentered: Bool) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.isCentered = isCentered
  }

  private var shown: [Widget] { widget.children.filter(\.isVisible) }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else { return horizontalMeasurement() }
    let height = height(of: lines(within: forSize < 0 ? .max : forSize))
    return SizeRequest(minimum: height, natural: height)
  }

  private func horizontalMeasurement() -> SizeRequest {
    let children = shown.map { $0.measure(.horizontal) }
    return SizeRequest(
      minimum: children.map(\.minimum).max() ?? 0,
      natural: children.map(\.natural).reduce(0, +) + spacing * max(children.count - 1, 0))
  }

  private func lines(within width: Int) -> [Line] {
    var lines: [Line] = []
    for child in shown {
      let request = child.measure(.horizontal)
      let childWidth = max(min(request.natural, width), request.minimum)
      let isFirst = lines.isEmpty || lines[lines.count - 1].width + spacing + childWidth > width
      if isFirst { lines.append(Line()) }
      let last = lines.count - 1
      lines[last].items.append((child, childWidth))
      lines[last].width += childWidth + (isFirst ? 0 : spacing)
      lines[last].height = max(
        lines[last].height, child.measure(.vertical, forSize: childWidth).natural)
    }
    return lines
  }

  private func height(of lines: [Line]) -> Int {
    lines.map(\.height).reduce(0, +) + lineSpacing * max(lines.count - 1, 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    var y = 0
    for line in lines(within: width) {
      place(line, y: y, width: width)
      y += line.height + lineSpacing
    }
  }

  private func place(_ line: Line, y: Int, width: Int) {
    let isMirrored = widget.direction == .rightToLeft
    var x = isCentered ? max(width - line.width, 0) / 2 : 0
    for (child, childWidth) in line.items {
      let height = child.measure(.vertical, forSize: childWidth).natural
      child.allocate(
        x: isMirrored ? width - x - childWidth : x, y: y + (line.height - height) / 2,
        width: childWidth, height: height)
      x += childWidth + spacing
    }
  }
}
