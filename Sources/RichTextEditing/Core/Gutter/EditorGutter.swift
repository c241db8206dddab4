import GtkCore
import WidgetSupport

/// The room beside an editor's text, at its start, for what belongs to its lines.
///
/// It consists of the columns that features have added; where it is, ``GutterColumn`` says.
@MainActor
final class EditorGutter {
  private let area: GrowingTextArea
  /// The columns, from the outside to the text.
  private var columns: [GutterColumn] = []
  private var backgrounds: [@MainActor (Snapshot, ClosedRange<Double>) -> Void] = []
  /// The presses on the gutter, for which there is a gesture once a column wants them.
  private lazy var presses = makePresses()

  init(_ area: GrowingTextArea) { self.area = area }

  /// Connects the gutter with the area, which is part of a widget now.
  func connect() {
    area.drawGutter { [weak self] in self?.draw($0) }
  }

  // MARK: The columns

  /// Adds a column, which takes no room yet.
  func addColumn(_ place: GutterPlace) -> GutterColumn {
    let column = GutterColumn(place, of: self)
    let index = columns.firstIndex { $0.place > place } ?? columns.count
    columns.insert(column, at: index)
    return column
  }

  /// Draws below all columns, with the edges of the gutter.
  func drawBackground(_ draw: @escaping @MainActor (Snapshot, ClosedRange<Double>) -> Void) {
    backgrounds.append(draw)
  }

  /// Called when a column has another width.
  func widthsChanged(isMeasuring: Bool) {
    area.setGutterWidth(columns.reduce(0) { $0 + $1.width }, isMeasuring: isMeasuring)
  }

  /// The left and the right edge of all columns, in the coordinates of the text view.
  private var extent: ClosedRange<Double> {
    let (view, width) = (area.textView, Double(area.gutterWidth))
    guard view.direction == .rightToLeft else { return -width...0 }
    return Double(view.width)...Double(view.width) + width
  }

  /// Returns the left and the right edge of a column; nil if there is no room for it.
  func extent(of column: GutterColumn) -> ClosedRange<Double>? {
    guard column.width > 0, area.gutterWidth > 0,
      let index = columns.firstIndex(where: { $0 === column })
    else { return nil }
    let inside = columns[(index + 1)...].reduce(0) { $0 + $1.width }
    let (near, far) = (Double(inside), Double(inside + column.width))
    let view = area.textView
    guard view.direction == .rightToLeft else { return -far ... -near }
    return Double(view.width) + near...Double(view.width) + far
  }

  // MARK: Drawing and presses

  private func draw(_ snapshot: Snapshot) {
    if !backgrounds.isEmpty, area.gutterWidth > 0 {
      let extent = extent
      for draw in backgrounds { draw(snapshot, extent) }
    }
    for column in columns { column.paint(snapshot) }
  }

  /// Called when a column handles presses.
  func watchPresses() { _ = presses }

  private func makePresses() -> ClickGesture {
    let presses = ClickGesture()
    presses.phase = .capture
    presses.onPressed { [weak self] in self?.pressed($0) ?? false }
    area.add(presses)
    return presses
  }

  /// Simulates a press at a point of the area, for tests.
  func press(x: Double, y: Double) { presses.press(x: x, y: y) }

  private func pressed(_ press: Click) -> Bool {
    guard area.gutterWidth > 0, let view = area.textView.bounds(in: area) else { return false }
    let (x, y) = (press.x - view.x, press.y - view.y)
    guard let column = columns.first(where: { $0.extent?.contains(x) == true }),
      let line = area.textView.line(atY: y)
    else { return false }
    return column.takes(press.moved(by: (-view.x, -view.y)), onLine: line)
  }
}
