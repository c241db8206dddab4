import GtkCore
import RichTextEditing

extension PlacedStrip {
  /// Draws the strip on a page whose text begins at a place.
  @MainActor
  func draw(on canvas: PageCanvas, x: Double, y top: Double) {
    canvas.drawn(atX: x, y: top + y, scale: scale) {
      for item in strip.items { draw(item, on: canvas) }
    }
  }

  @MainActor
  private func draw(_ item: PageItem, on canvas: PageCanvas) {
    switch item.content {
    case .fill(let width, let height, let color):
      guard item.extent != .atTopOfPage || y == 0 else { return }
      let above = item.extent == .withGap ? gap : 0
      canvas.fill(
        Rectangle(
          x: item.x, y: item.y - above, width: width * item.scale,
          height: height * item.scale + above), with: color)
    case .line(let paragraph, let line):
      canvas.drawn(atX: item.x, y: item.y, scale: item.scale) {
        paragraph.draw(line: line, on: canvas)
      }
    case .icon(let name, let side, let color):
      let side = side * item.scale
      canvas.draw(
        icon: name, in: Rectangle(x: item.x, y: item.y, width: side, height: side), color: color)
    case .box(let side, let isChecked):
      canvas.drawn(atX: item.x, y: item.y, scale: item.scale) {
        let box = TaskBox(square: Rectangle(x: 0, y: 0, width: side, height: side))
        draw(box, isChecked: isChecked, on: canvas)
      }
    }
  }

  @MainActor
  private func draw(_ box: TaskBox, isChecked: Bool, on canvas: PageCanvas) {
    guard isChecked else {
      return canvas.draw(
        box.outline(inset: 0.5), fill: nil,
        stroke: (PaperColors.named("concertina_task_border"), 1))
    }
    canvas.draw(box.outline(inset: 0), fill: PaperColors.named("concertina_task_fill"))
    canvas.draw(box.tick, fill: PaperColors.named("concertina_task_tick"))
  }
}
