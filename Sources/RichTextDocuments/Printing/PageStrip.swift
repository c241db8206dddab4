import GtkCore
import RichTextEditing
import RichTextModel

/// A part of a document that is never cut: a line, a row of a table, a rule.
///
/// Its parts have their places from its top left corner, in pixels.
struct PageStrip {
  /// The height.
  var height: Double
  /// The space to what is above it, which the first one of a page does not have.
  var gap = 0.0
  /// Whether it stays on the page of the one before it.
  var keepsWithPrevious = false
  /// The strips to repeat above it, if it begins a page: the header of its table.
  var header: [PageStrip] = []
  /// The heading that begins here; nil for none.
  var heading: PrintedHeading?
  /// What is drawn, from the lowest to the highest.
  var items: [PageItem] = []

  /// Returns the strip at a distance from the left.
  func moved(byX distance: Double) -> PageStrip {
    var moved = self
    moved.header = header.map { $0.moved(byX: distance) }
    moved.items = items.map { $0.moved(byX: distance, y: 0) }
    return moved
  }

  /// Returns the strip in another size.
  func scaled(by factor: Double) -> PageStrip {
    var scaled = self
    scaled.height *= factor
    scaled.gap *= factor
    scaled.header = header.map { $0.scaled(by: factor) }
    scaled.items = items.map { $0.scaled(by: factor) }
    return scaled
  }
}

/// A heading, for the outline of a PDF file.
struct PrintedHeading: Hashable {
  let level: Int
  let title: String
}

/// Something that is drawn in a strip.
struct PageItem {
  /// What it is.
  enum Content {
    /// A line of a paragraph, with its pictures.
    case line(PrintedParagraph, Int)
    /// The box of a task with its side.
    case box(Double, isChecked: Bool)
    /// A symbolic icon in a color, with its side.
    case icon(String, side: Double, Color)
    /// An area of a color.
    case fill(width: Double, height: Double, Color)
  }

  /// When an area is drawn.
  enum Extent {
    /// As it is.
    case own
    /// With the gap above its strip.
    case withGap
    /// Only if its strip begins a page.
    case atTopOfPage
  }

  var content: Content
  var x: Double
  var y: Double
  var extent = Extent.own
  var scale = 1.0

  /// Creates an area of a color.
  static func fill(_ area: Rectangle, _ color: Color, _ extent: Extent = .own) -> PageItem {
    PageItem(
      content: .fill(width: area.width, height: area.height, color), x: area.x, y: area.y,
      extent: extent)
  }

  /// Returns it at another place.
  func moved(byX x: Double, y: Double) -> PageItem {
    var moved = self
    moved.x += x
    moved.y += y
    return moved
  }

  /// Returns it in another size.
  func scaled(by factor: Double) -> PageItem {
    var scaled = self
    scaled.x *= factor
    scaled.y *= factor
    scaled.scale *= factor
    return scaled
  }

  /// The area that it takes at most.
  @MainActor
  var area: Rectangle {
    let size =
      switch content {
      case .line(let paragraph, let line): paragraph.extent(ofLine: line)
      case .box(let side, _), .icon(_, let side, _): (width: side, height: side, x: 0.0)
      case .fill(let width, let height, _): (width: width, height: height, x: 0.0)
      }
    return Rectangle(
      x: x + size.x * scale, y: y, width: size.width * scale, height: size.height * scale)
  }
}
