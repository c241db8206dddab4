import GtkCore
import RichTextModel
import TextTranslation
import WidgetSupport

/// A grid of squares, of which those from its first corner on are the size of a new table.
///
/// The pointer and the arrow keys change the size; a click, Return and Space choose it.
///
/// ## CSS nodes
///
///     tablesize
///
/// ## Accessibility
/// A group whose name is the size.
@MainActor
final class TableSizeGrid: Widget {
  let implementation: TableSizeGridImplementation

  init() {
    let implementation = TableSizeGridImplementation()
    self.implementation = implementation
    super.init(class: TableSizeGridImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }
}

/// The size of a new table, and the squares that show it.
@MainActor
final class TableSizeGridImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaTableSizeGrid", cssName: "tablesize", role: .group)
  /// The greatest number of rows and of columns.
  static let greatest = 8
  /// The size of a square and the distance between the starts of two of them, in pixels.
  private static let (square, step) = (16, 19)

  /// The size: a cell is the last one of the table.
  private(set) var last = TablePosition(row: 2, column: 2)
  /// Called when the size has changed.
  var onChanged: @MainActor () -> Void = {}
  /// Called when the user has chosen the size.
  var onChosen: @MainActor () -> Void = {}

  /// Builds the widget; called once, after its creation.
  func build() {
    LibraryStyle.load(.tableSizes)
    let widget = widget
    widget.isFocusable = true
    let motion = PointerMotion()
    motion.onMoved { [weak self] in $0.map { self?.select(x: $0.x, y: $0.y) } }
    let taps = ClickGesture(.primary)
    taps.onTapped { [weak self] in self?.tapped($0) }
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    for controller in [motion, taps, keys] as [EventController] { widget.add(controller) }
    select(last)
  }

  // MARK: The size

  /// Selects a size by its last cell, or the nearest one that there is.
  func select(_ last: TablePosition) {
    let limits = 0...(Self.greatest - 1)
    self.last = TablePosition(
      row: min(max(last.row, limits.lowerBound), limits.upperBound),
      column: min(max(last.column, limits.lowerBound), limits.upperBound))
    widget.accessibleLabel = translated("Columns: %1$s, rows: %2$s")
      .formatted("\(self.last.column + 1)", "\(self.last.row + 1)")
    widget.queueDraw()
    onChanged()
  }

  private func select(x: Double, y: Double) {
    let x = isMirrored ? Double(widget.width) - x : x
    select(TablePosition(row: Int(y) / Self.step, column: Int(x) / Self.step))
  }

  private func tapped(_ tap: Click) {
    select(x: tap.x, y: tap.y)
    onChosen()
  }

  private func pressed(_ key: KeyPress) -> Bool {
    guard !key.control, !key.alt else { return false }
    var next = last
    switch key.symbol {
    case .up: next.row -= 1
    case .down: next.row += 1
    case .left: next.column += isMirrored ? 1 : -1
    case .right: next.column += isMirrored ? -1 : 1
    case .enter, .space:
      onChosen()
      return true
    default: return false
    }
    select(next)
    return true
  }

  override func grabFocus() -> Bool { widget.focusItself() }

  private var isMirrored: Bool { widget.direction == .rightToLeft }

  // MARK: The squares

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    let length = (Self.greatest - 1) * Self.step + Self.square
    return SizeRequest(minimum: length, natural: length)
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let fill = widget.namedColor("concertina_accent_background"),
      let border = widget.namedColor("concertina_task_border")
    else { return }
    for row in 0..<Self.greatest {
      for column in 0..<Self.greatest {
        let isInside = row <= last.row && column <= last.column
        snapshot.append(
          Outline(area(row, column), radius: 2), fill: isInside ? fill : nil,
          stroke: isInside ? nil : (border, 1))
      }
    }
  }

  private func area(_ row: Int, _ column: Int) -> Rectangle {
    let start = column * Self.step
    let x = isMirrored ? widget.width - start - Self.square : start
    return Rectangle(
      x: Double(x) + 0.5, y: Double(row * Self.step) + 0.5, width: Double(Self.square - 1),
      height: Double(Self.square - 1))
  }
}

extension LibraryStyle.Sheet {
  fileprivate static let tableSizes = LibraryStyle.Sheet(
    "table-sizes", rules: "tablesize { outline: none; margin: 4px; }")
}
