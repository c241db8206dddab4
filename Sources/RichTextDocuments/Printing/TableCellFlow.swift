import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// The text of a cell on paper.
@MainActor
struct TableCellFlow {
  /// The places that the cell covers.
  let range: TableCellRange
  /// The width of the cell.
  let width: Double
  /// The distance from the start of the table.
  let left: Double
  /// The lines of the cell.
  private(set) var strips: [PageStrip] = []

  init(range: TableCellRange, width: Double, left: Double) {
    (self.range, self.width, self.left) = (range, width, left)
  }

  static var paddingX: Double { Double(TableCell.padding.x) }
  private static var paddingY: Double { Double(TableCell.padding.y) }

  /// Returns the cell with a text.
  func filled(
    with text: RichText, in context: FlowContext, isHeader: Bool,
    alignment: ParagraphFormat.Alignment
  ) -> TableCellFlow {
    var inner = context.reduced(toWidth: max(width - 2 * Self.paddingX, 1))
    inner.isBold = isHeader
    inner.format.alignment = alignment
    // Room for a header, and for what is beside a picture.
    inner.maxHeight = context.maxHeight / 2
    var filled = self
    filled.strips = PageFlow.strips(of: text, in: inner)
    return filled
  }

  /// The height of the cell.
  var height: Double { Self.height(of: strips[...]) }

  /// Returns the height of a cell with some lines.
  static func height(of strips: ArraySlice<PageStrip>) -> Double {
    let lines = strips.enumerated().reduce(0) { sum, strip in
      sum + strip.element.height + (strip.offset > 0 ? strip.element.gap : 0)
    }
    return lines + 2 * paddingY
  }

  /// Takes as many lines away from some as a height has room for, and returns them: one at least.
  static func fitting(
    _ strips: inout ArraySlice<PageStrip>, _ maxHeight: Double
  ) -> ArraySlice<PageStrip> {
    var (count, height) = (0, 2 * paddingY)
    for strip in strips {
      height += strip.height + (count > 0 ? strip.gap : 0)
      if count > 0, height > maxHeight { break }
      count += 1
    }
    defer { strips = strips.dropFirst(count) }
    return strips.prefix(count)
  }

  /// Returns what is drawn of lines of the cell in an area.
  func items(_ strips: ArraySlice<PageStrip>, in area: Rectangle) -> [PageItem] {
    var (items, y) = ([PageItem](), area.y + Self.paddingY)
    for (index, strip) in strips.enumerated() {
      let gap = index > 0 ? strip.gap : 0
      y += gap
      items += strip.items.compactMap { item in
        item.settled(gap: gap, isFirst: index == 0)?.moved(byX: area.x + Self.paddingX, y: y)
      }
      y += strip.height
    }
    return items
  }
}

extension PageItem {
  /// Returns what is drawn of it below a gap that is always there; nil for nothing.
  fileprivate func settled(gap: Double, isFirst: Bool) -> PageItem? {
    var settled = self
    settled.extent = .own
    switch extent {
    case .own: break
    case .atTopOfPage: return isFirst ? settled : nil
    case .withGap:
      guard case .fill(let width, let height, let color) = content else { break }
      settled.content = .fill(width: width, height: height + gap / scale, color)
      settled.y -= gap
    }
    return settled
  }
}
