import GtkCore
import RichTextEditing
import RichTextModel

/// The pages of a document, which are laid out piece by piece.
@MainActor
final class PageLayout: PrintedPages {
  /// The time of a piece of work, in seconds: less than that of a frame.
  private static let pieceOfTime = 0.012
  /// The space between the text and the number of the page, in pixels.
  private static let numberDistance = 12.0

  private let document: PrintedDocument
  /// The area within the margins, in pixels.
  let area: Rectangle
  private var flow: PageFlow
  private var breaker: PageBreaker
  private var isComplete = false
  /// The paragraphs that have been drawn last, whose next lines may be on the page that comes next.
  private var drawn: [PrintedParagraph] = []

  /// Begins to lay out a document.
  ///
  /// - Throws: ``PrintError/marginsTooLarge``.
  init(_ document: PrintedDocument) throws(PrintError) {
    let points = try document.setup.contentArea()
    let factor = 1 / PageCanvas.pointsOfPixel
    area = Rectangle(
      x: points.x * factor, y: points.y * factor, width: points.width * factor,
      height: points.height * factor)
    self.document = document
    flow = PageFlow(
      document.content,
      in: FlowContext(PrintSheet(document), width: area.width, maxHeight: area.height))
    breaker = PageBreaker(height: area.height)
  }

  /// The pages; all of them once the layout is complete.
  var pages: [[PlacedStrip]] { breaker.pages }

  /// The number of pages, at least 1.
  var pageCount: Int { max(pages.count, 1) }

  /// Lays out as much as takes a moment; returns whether all is laid out.
  func layOutMore() -> Bool {
    let start = MainLoop.monotonicTime
    while !isComplete, MainLoop.monotonicTime - start < Self.pieceOfTime { layOutNext() }
    return isComplete
  }

  /// Lays out all.
  func layOutAll() { while !isComplete { layOutNext() } }

  private func layOutNext() {
    guard let strips = flow.nextStrips() else {
      breaker.finish()
      return isComplete = true
    }
    for strip in strips {
      breaker.add(strip)
      strip.forgetLayouts()
    }
  }

  // MARK: Drawing

  /// Draws a page.
  func draw(page: Int, on canvas: PageCanvas) {
    if pages.indices.contains(page) {
      for strip in pages[page] {
        strip.draw(on: canvas, x: area.x, y: area.y)
        keepLayouts(of: strip.strip)
      }
    }
    if document.hasPageNumbers { drawNumber(of: page, on: canvas) }
  }

  /// Forgets the layouts of the paragraphs that were drawn before those of a strip.
  ///
  /// A strip may have but one line of its paragraph, which is not laid out for each of them.
  private func keepLayouts(of strip: PageStrip) {
    let now = strip.paragraphs
    for paragraph in drawn where !now.contains(where: { $0 === paragraph }) {
      paragraph.forgetLayout()
    }
    drawn = now
  }

  private func drawNumber(of page: Int, on canvas: PageCanvas) {
    let text = PageText("\(page + 1) / \(pageCount)", font: document.font)
    let size = text.lines[0].area
    let bottom = document.setup.margins.bottom / PageCanvas.pointsOfPixel
    guard bottom >= size.height + Self.numberDistance else { return }
    canvas.draw(
      text, line: 0, x: area.x + (area.width - size.width) / 2,
      y: area.y + area.height + Self.numberDistance, PaperColors.text)
  }
}

extension PageStrip {
  /// The paragraphs of which it has lines.
  @MainActor
  fileprivate var paragraphs: [PrintedParagraph] {
    items.compactMap { item in
      if case .line(let paragraph, _) = item.content { paragraph } else { nil }
    }
  }

  /// Forgets the layouts of its paragraphs.
  @MainActor
  func forgetLayouts() { for paragraph in paragraphs { paragraph.forgetLayout() } }
}
