import GtkCore
import RichTextModel
import TextMetrics
import WidgetSupport

/// The look of cells without an editor: that of an editor with the same style class, which is never
/// shown.
///
/// Fonts, colors, margins and padding are GTK's, from the same rules of CSS.
@MainActor
final class CellLook {
  /// The editor whose look it is.
  let pattern: EditorView
  /// A number that changes with the look; sizes and layouts from before are no longer right.
  private(set) var version = 0
  private var known: Room?

  /// The room that an editor needs beside its text.
  private struct Room {
    let width: Int
    let height: Int
    /// The minimum width of the editor.
    let minimum: Int
  }

  init(isHeader: Bool) {
    pattern = TableCell.makeEditor()
    pattern.setStyleClass("table-header", isHeader)
  }

  /// Notes that anything about the look may have changed.
  func changed() {
    version += 1
    known = nil
  }

  private var room: Room {
    if let known { return known }
    let request = pattern.measure(.horizontal)
    let textWidth = GrowingTextArea.standardTextWidth
    let height = pattern.measure(.vertical, forSize: request.natural).natural
    let room = Room(
      width: request.natural - textWidth,
      height: height - pattern.area.height(of: CellParagraphs(RichText()), width: textWidth),
      minimum: request.minimum)
    known = room
    return room
  }

  /// The minimum width of a cell.
  var minWidth: Int { room.minimum }

  /// Returns the natural width of a cell.
  func naturalWidth(of text: RichText) -> Int {
    room.width + pattern.area.naturalWidth(of: CellParagraphs(text))
  }

  /// Returns the height of a cell of a width.
  func height(of text: RichText, width: Int) -> Int {
    room.height + pattern.area.height(of: CellParagraphs(text), width: width - room.width)
  }

  // MARK: Drawing

  /// A text that is laid out to be drawn.
  struct Drawing {
    fileprivate let paragraphs: [(text: ParagraphDrawing, y: Double)]
    /// Where the text is in the cell.
    fileprivate let area: Rectangle
    /// Whether letters reach beyond that, where a text view draws nothing.
    fileprivate let isClipped: Bool
    /// The look and the size that it is for.
    let version: Int
    let size: EditorSize
  }

  /// Where the text is in a cell of a size, within its border and padding.
  private func area(in size: EditorSize) -> Rectangle {
    let view = pattern.area.textView
    let own = Rectangle(x: 0, y: 0, width: Double(view.width), height: Double(view.height))
    var area = view.convert(own, to: pattern) ?? own
    area.width += Double(size.width - pattern.width)
    area.height += Double(size.height - pattern.height)
    return area
  }

  /// Lays out a text for a cell of a size, within its border and padding.
  func drawing(
    of text: RichText, in size: EditorSize, _ alignment: ParagraphFormat.Alignment
  ) -> Drawing {
    let area = area(in: size)
    let paragraphs = CellParagraphs(text)
    let tags = pattern.implementation.content.tags
    let lines = pattern.area.layOut(paragraphs, width: Int(area.width))
    let drawn = lines.enumerated().map { index, line in
      let drawing = ParagraphDrawing(
        line.pointer, paragraphs.colors(ofParagraph: index) { tags.shown($0) },
        justification: alignment.justification(isTurned: false),
        isRightToLeft: line.direction == .rightToLeft)
      return (text: drawing, y: Double(line.top))
    }
    let isClipped = drawn.contains { text, y in
      text.reachesBeyond(Rectangle(x: 0, y: -y, width: area.width, height: area.height))
    }
    return Drawing(
      paragraphs: drawn, area: area, isClipped: isClipped, version: version, size: size)
  }

  /// Draws a text.
  func draw(_ drawing: Drawing, _ snapshot: Snapshot) {
    guard !drawing.isClipped else {
      return snapshot.clipped(to: drawing.area) { drawLetters(drawing, snapshot) }
    }
    drawLetters(drawing, snapshot)
  }

  private func drawLetters(_ drawing: Drawing, _ snapshot: Snapshot) {
    for (text, y) in drawing.paragraphs {
      text.draw(
        snapshot, x: drawing.area.x, y: drawing.area.y + y, inColorOf: pattern.area.textView)
    }
  }
}

/// The widget of the editors whose look the cells without an editor have.
///
/// It is never shown, but measured and allocated with the table, so that GTK reports changes of
/// style in it.
@MainActor
final class CellPatterns: Widget {
  let implementation: CellPatternsImplementation

  init() {
    let implementation = CellPatternsImplementation()
    self.implementation = implementation
    super.init(class: CellPatternsImplementation.widgetClass, implementation: implementation)
    isChildVisible = false
    setAccessibleHidden(true)
  }
}

/// The editors, and what is called when something in them has changed.
@MainActor
final class CellPatternsImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaCellPatterns", cssName: "tablerow")

  private var looks: [Bool: CellLook] = [:]
  /// Called when cells may have another size.
  var onSizesChanged: @MainActor () -> Void = {}
  /// Called when cells have to be drawn again.
  var onColorsChanged: @MainActor () -> Void = {}

  /// Returns the look of cells.
  func look(isHeader: Bool) -> CellLook {
    if let look = looks[isHeader] { return look }
    let look = CellLook(isHeader: isHeader)
    looks[isHeader] = look
    look.pattern.insert(into: widget)
    look.pattern.node.styleChanged.add { [weak self, weak look] in
      look?.changed()
      self?.onColorsChanged()
    }
    return look
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // GTK asks for it again only if something in it has changed.
    guard orientation == .horizontal else { return .zero }
    for look in looks.values { look.changed() }
    onSizesChanged()
    return .zero
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    for look in looks.values {
      let width = look.pattern.measure(.horizontal).natural
      look.pattern.allocate(
        x: 0, y: 0, width: width,
        height: look.pattern.measure(.vertical, forSize: width).natural)
    }
  }
}
