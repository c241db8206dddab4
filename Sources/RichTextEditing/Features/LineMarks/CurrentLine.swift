import GtkCore
import WidgetSupport

/// Shows the paragraph with the caret by a background, while the text has the focus.
@MainActor
final class CurrentLine {
  /// Whether the line is shown.
  var isShown = false { didSet { if isShown != oldValue { area.textView.queueDraw() } } }
  private let area: GrowingTextArea

  init(_ area: GrowingTextArea) { self.area = area }

  /// The top and the height of the line that is shown, in the coordinates of the text; nil for
  /// none.
  var extent: (y: Double, height: Double)? {
    guard isShown, area.textView.hasFocus else { return nil }
    return area.textView.caretLineExtent
  }

  /// Draws the background below the letters.
  func draw(_ snapshot: Snapshot) { draw(0...Double(area.textView.width), snapshot) }

  /// Draws the background between two edges.
  func draw(_ edges: ClosedRange<Double>, _ snapshot: Snapshot) {
    guard let extent, let color = area.textView.namedColor("concertina_current_line") else {
      return
    }
    let line = Rectangle(
      x: edges.lowerBound, y: extent.y, width: edges.upperBound - edges.lowerBound,
      height: extent.height)
    snapshot.fill(line, with: color)
  }
}
