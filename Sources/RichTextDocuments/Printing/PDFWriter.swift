import GtkCore
import RichTextEditing
import RichTextModel

/// Writes a document as PDF, piece by piece.
@MainActor
final class PDFWriter {
  private let layout: PageLayout
  private let file: PDFFile
  private var page = 0
  /// The entries of the outline that the next one may be below, from the outermost one.
  private var entries: [(level: Int, entry: Int)] = []

  /// Begins a file.
  ///
  /// - Throws: `PrintError`.
  init(_ document: PrintedDocument, _ path: String) throws(PrintError) {
    layout = try PageLayout(document)
    file = try PDFFile(
      path, width: document.setup.width, height: document.setup.height, title: document.title)
  }

  /// Lays out a part, or writes a page; returns whether the file is complete.
  ///
  /// - Throws: `PrintError`.
  func writeMore() throws(PrintError) -> Bool {
    guard layout.layOutMore() else { return false }
    guard page < layout.pageCount else {
      try file.finish()
      return true
    }
    try file.addPage { layout.draw(page: page, on: $0) }
    addHeadings()
    page += 1
    return false
  }

  /// Releases the file; what is not complete is removed.
  func close() { file.close() }

  private func addHeadings() {
    guard layout.pages.indices.contains(page) else { return }
    for placed in layout.pages[page] where !placed.isRepeated {
      guard let heading = placed.strip.heading else { continue }
      entries.removeAll { $0.level >= heading.level }
      let y = (layout.area.y + placed.y) * PageCanvas.pointsOfPixel
      let entry = file.addOutline(heading.title, below: entries.last?.entry, page: page, y: y)
      entries.append((heading.level, entry))
    }
  }
}
