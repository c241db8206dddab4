import GtkCore
import WidgetSupport

/// Draws a number beside each visible paragraph.
///
/// The numbers are painted, so that a screen reader, which reads paragraphs, does not read them.
@MainActor
final class LineNumbers {
  /// A number, or the sign of a continued line, that was painted.
  struct Painted: Equatable {
    /// The line of the buffer.
    let line: Int
    let text: String
    /// Its area: horizontally in the coordinates of the text view, vertically in those of the text.
    let area: Rectangle
    /// Whether it is that of the line with the caret.
    let isCurrent: Bool
  }

  /// The space at the outer side of the numbers, and between them and the text, in pixels.
  private static let padding = (outer: 6, inner: 10)

  /// Whether the numbers are there.
  var isShown = false { didSet { if isShown != oldValue { update() } } }
  /// How they are written.
  var style = LineNumberStyle() { didSet { update() } }
  /// What was painted last.
  private(set) var painted: [Painted] = []
  private let area: GrowingTextArea
  /// Where the numbers are.
  let column: GutterColumn
  private let shownLines: () -> [Int]
  private let afterLayout: (@escaping @MainActor () -> Void) -> Void
  /// The number of digits that there is room for.
  private var digits = 0
  /// The width of the widest text that was painted and did not fit.
  private var widest = 0.0

  init(
    _ area: GrowingTextArea, _ column: GutterColumn, shownLines: @escaping () -> [Int],
    afterLayout: @escaping (@escaping @MainActor () -> Void) -> Void
  ) {
    self.area = area
    self.column = column
    self.shownLines = shownLines
    self.afterLayout = afterLayout
    column.draw { [weak self] in self?.draw($0) }
  }

  private var view: TextView { area.textView }
  private var buffer: TextBuffer { area.buffer }

  // MARK: Room

  private func update() {
    widest = 0
    updateWidth()
    area.queueDraw()
  }

  /// Makes room for another number of digits.
  func textChanged() {
    guard isShown, digits != "\(buffer.lineCount)".count else { return }
    widest = 0
    updateWidth()
  }

  /// Updates the width, which depends on the font.
  func updateWidth(isMeasuring: Bool = false) {
    guard isShown else { return column.setWidth(0, isMeasuring: isMeasuring) }
    digits = "\(buffer.lineCount)".count
    // All digits are equally wide, but bold ones are wider than others.
    let last = layout(style.text(buffer.lineCount), isCurrent: true).width
    let usual = layout(String(repeating: "0", count: digits), isCurrent: true).width
    let width = max(last, usual, widest).rounded(.up)
    column.setWidth(
      Int(min(width, 1_000)) + Self.padding.outer + Self.padding.inner, isMeasuring: isMeasuring)
  }

  private func layout(
    _ text: String, isCurrent: Bool, room: Double = .infinity
  ) -> TextLayout {
    let color = view.namedColor("concertina_line_number").map {
      Label.Attribute.Property.color($0.description)
    }
    return TextLayout(
      text, of: view, isCurrent ? [.bold] : color.map { [$0] } ?? [], room: room,
      hasTabularDigits: true)
  }

  // MARK: Drawing

  private func draw(_ snapshot: Snapshot) {
    painted = []
    guard isShown, let extent = column.extent else { return }
    let caretLine = buffer.line(containing: buffer.caret)
    for line in shownLines() {
      let start = buffer.offset(ofLine: line)
      let text = style.text(line + 1)
      draw(text, line, at: start, isCurrent: line == caretLine, in: extent, snapshot)
      guard !style.continuation.isEmpty else { continue }
      for offset in continuations(from: start) {
        draw(style.continuation, line, at: offset, isCurrent: false, in: extent, snapshot)
      }
    }
    if style.hasSeparator { drawSeparator(beside: extent, snapshot) }
  }

  /// Returns the visible offsets at which a paragraph continues on another line.
  private func continuations(from start: Int) -> [Int] {
    let (end, shown) = (buffer.endOfLine(containing: start), view.shownRange)
    var line = view.displayLine(at: max(start, min(shown.lowerBound, end)))
    var offsets: [Int] = line.lowerBound > start ? [line.lowerBound] : []
    while line.upperBound < min(end, shown.upperBound) {
      let next = view.displayLine(at: line.upperBound)
      guard next.lowerBound > line.lowerBound else { break }
      offsets.append(next.lowerBound)
      line = next
    }
    return offsets
  }

  private func draw(
    _ text: String, _ line: Int, at offset: Int, isCurrent: Bool, in column: ClosedRange<Double>,
    _ snapshot: Snapshot
  ) {
    let isMirrored = view.direction == .rightToLeft
    let (outer, inner) = (Double(Self.padding.outer), Double(Self.padding.inner))
    let left = column.lowerBound + (isMirrored ? inner : outer)
    let right = column.upperBound - (isMirrored ? outer : inner)
    let layout = layout(text, isCurrent: isCurrent, room: right - left)
    if layout.naturalWidth > right - left { makeRoomLater(layout.naturalWidth) }
    let place = view.caretRectangleInText(at: offset)
    // On the baseline of the first line; a picture has its number at the top.
    let isAtTop = place.height > 2 * layout.height && isObject(at: offset)
    let baseline =
      isAtTop ? layout.baseline : place.height * layout.baseline / max(layout.height, 1)
    // At a whole pixel: half of one would be up or down as the frame has it.
    let top = (place.y + baseline - layout.baseline).rounded()
    let area = Rectangle(
      x: right - layout.width, y: top, width: layout.width, height: layout.height)
    painted.append(Painted(line: line, text: text, area: area, isCurrent: isCurrent))
    layout.draw(snapshot, x: area.x, y: area.y)
  }

  private func isObject(at offset: Int) -> Bool {
    offset < buffer.scalarCount && buffer.text(from: offset, to: offset + 1) == "\u{FFFC}"
  }

  private func makeRoomLater(_ width: Double) {
    guard width > widest else { return }
    widest = width
    afterLayout { [weak self] in self?.updateWidth() }
  }

  private func drawSeparator(beside column: ClosedRange<Double>, _ snapshot: Snapshot) {
    guard let color = view.namedColor("concertina_rule") else { return }
    let distance = Double(Self.padding.inner / 2)
    let x =
      view.direction == .rightToLeft ? column.lowerBound + distance : column.upperBound - distance
    let line = Rectangle(
      x: x.rounded(.down), y: -view.originOfText.y, width: 1, height: Double(view.height))
    snapshot.fill(line, with: color)
  }
}
