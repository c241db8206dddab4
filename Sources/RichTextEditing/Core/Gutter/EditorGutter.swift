import GtkCore
import WidgetSupport

/// The room beside an editor's text, at its start, for what belongs to its lines.
///
/// It consists of columns, each for one kind of thing. A column without a width takes no room, and
/// an editor without columns has no gutter. The room belongs to the editor and not to its
/// paragraphs: it is at the right of a right-to-left editor.
@MainActor
final class EditorGutter {
  /// The columns, from the outside to the text.
  enum Column: Int, CaseIterable {
    /// The numbers of lines.
    case lineNumbers
    /// The handle of the block that the pointer is at.
    case blockHandle
    /// The triangles of sections.
    case sectionTriangles
  }

  private struct Content {
    var width = 0
    var draw: (@MainActor (Snapshot) -> Void)?
    var press: (@MainActor (_ line: Int, Click) -> Bool)?
  }

  private let area: GrowingTextArea
  private var contents = [Content](repeating: Content(), count: Column.allCases.count)

  /// Draws below all columns.
  var onDrawBackground: (@MainActor (Snapshot) -> Void)?
  /// The presses on the gutter, for which there is a gesture once a column wants them.
  private lazy var presses = makePresses()

  init(_ area: GrowingTextArea) { self.area = area }

  /// Connects the gutter with the area, which is part of a widget now.
  func connect() {
    area.drawGutter { [weak self] in self?.draw($0) }
  }

  // MARK: The columns

  /// Returns the width of a column, in pixels; 0 if it takes no room.
  func width(of column: Column) -> Int { contents[column.rawValue].width }

  /// Gives a column room; the text is wrapped again in the same frame.
  ///
  /// - Parameters:
  ///   - width: The width of the column, in pixels; 0 for none.
  ///   - column: The column.
  ///   - isMeasuring: Whether the editor is being measured, so that no layout is requested.
  func setWidth(_ width: Int, of column: Column, isMeasuring: Bool = false) {
    contents[column.rawValue].width = max(width, 0)
    area.setGutterWidth(contents.reduce(0) { $0 + $1.width }, isMeasuring: isMeasuring)
  }

  /// Sets what draws a column while it has a width.
  ///
  /// Horizontal coordinates are those of the text view, vertical ones those of the text, however
  /// far it is scrolled, such as of `TextView.verticalExtent(ofLine:)`. The editor is drawn again
  /// whenever its text view is; call ``Widget/queueDraw()`` of the area for other changes.
  func drawColumn(_ column: Column, _ draw: @escaping @MainActor (Snapshot) -> Void) {
    contents[column.rawValue].draw = draw
  }

  /// Sets what handles presses on a column, before the text gets them.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - press: Called with the line of the buffer and the press, in the coordinates of the text
  ///     view; returns whether it takes the press.
  func onPressed(
    _ column: Column, _ press: @escaping @MainActor (_ line: Int, Click) -> Bool
  ) {
    contents[column.rawValue].press = press
    _ = presses
  }

  /// The left and the right edge of all columns, in the coordinates of the text view.
  var extent: ClosedRange<Double> {
    let (view, width) = (area.textView, Double(area.gutterWidth))
    guard view.direction == .rightToLeft else { return -width...0 }
    return Double(view.width)...Double(view.width) + width
  }

  /// Returns the left and the right edge of a column, in the coordinates of the text view, where a
  /// gutter at the left is negative; nil if it has no width, or the editor has no room for it.
  func extent(of column: Column) -> ClosedRange<Double>? {
    let content = contents[column.rawValue]
    guard content.width > 0, area.gutterWidth > 0 else { return nil }
    let inside = contents[(column.rawValue + 1)...].reduce(0) { $0 + $1.width }
    let (near, far) = (Double(inside), Double(inside + content.width))
    let view = area.textView
    guard view.direction == .rightToLeft else { return -far ... -near }
    return Double(view.width) + near...Double(view.width) + far
  }

  // MARK: Drawing and presses

  private func draw(_ snapshot: Snapshot) {
    onDrawBackground?(snapshot)
    for content in contents where content.width > 0 { content.draw?(snapshot) }
  }

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
    let column = Column.allCases.first { extent(of: $0)?.contains(x) == true }
    guard let column, let handler = contents[column.rawValue].press, let line = line(atY: y) else {
      return false
    }
    return handler(line, press.moved(by: (-view.x, -view.y)))
  }

  /// Returns the line of the buffer at a height of the text view; nil below the last one.
  func line(atY y: Double) -> Int? {
    let view = area.textView
    let inText = y - view.originOfText.y
    let line = view.line(atYInText: inText).line
    let extent = view.verticalExtent(ofLine: line)
    let height = Double(extent.y)..<Double(extent.y + max(extent.height, 1))
    return height.contains(inText) ? line : nil
  }
}
