import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Whether users can read marked text, computed from its pixels.
final class MarkAppearanceTests: WidgetTestCase {
  /// Solid glyphs, and a gap in which only the background is visible.
  private static let word = "██   ██"

  @MainActor
  private struct Page {
    let renderer = RendererView()
    let host: WindowHost

    init() {
      renderer.content = RichText([word, word, word].joined(separator: "\n"))
      renderer.selectedRange = 0..<0
      host = WindowHost(renderer, watching: renderer.area)
    }

    /// Returns the background in a word's gap, the contrast of the letters before it, and the count
    /// of rows in which the gap has a line.
    func appearance(_ line: Int) throws -> (
      background: RenderedPicture.Color, contrast: Double, darkRows: Int
    ) {
      host.settle()
      let view = renderer.area.textView
      let window = try XCTUnwrap(view.bounds(in: host.window))
      let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
      let letters = view.characterRectangle(at: line * 8)
      let gap = view.characterRectangle(at: line * 8 + 3)
      let (left, top) = (Int(window.x + letters.x), Int(window.y + letters.y))
      let middle = Int(window.x + gap.x + gap.width / 2)
      let rows = top..<(top + Int(letters.height))
      let background = picture[middle, top + 3]
      let contrast = picture.strongestContrast(
        to: background, x: left..<(left + Int(letters.width)), y: rows)
      // GTK 4.18 draws lines between two rows of pixels: a line of 7:1 is two rows of half of that.
      let darkRows = rows.filter { picture[middle, $0].contrast(to: background) > 2 }.count
      return (background, contrast, darkRows)
    }
  }

  func testHighlightsAreReadableInEachThemeAlsoWhenItChanges() throws {
    try onMain {
      let page = Page()
      for highlight in TextHighlight.allCases {
        page.renderer.changeAttributes(in: 0..<7) { $0[HighlightKey.self] = highlight }
        var seen: [String] = []
        try GtkTheme.forEach { theme in
          let (marked, plain) = (try page.appearance(0), try page.appearance(1))
          XCTAssertGreaterThanOrEqual(marked.contrast, 4.5, "\(highlight), \(theme.title)")
          XCTAssertGreaterThan(
            marked.background.contrast(to: plain.background), 1.2, "\(highlight), \(theme.title)")
          seen.append("\(marked.background)")
        }
        XCTAssertNotEqual(seen[0], seen[1], "the theme has changed")
      }
    }
  }

  func testHitsAreReadableAndTheOneLookedAtIsNoMatterOfColors() throws {
    try onMain {
      let page = Page()
      let finder = TextFinder(for: page.renderer)
      finder.query = TextQuery(Self.word)
      XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled })
      XCTAssertEqual(finder.currentNumber, 1)
      XCTAssertEqual(finder.hitCount, 3)
      try GtkTheme.forEach { theme in
        let (current, other) = (try page.appearance(0), try page.appearance(1))
        XCTAssertGreaterThanOrEqual(other.contrast, 4.5, theme.title)
        XCTAssertGreaterThanOrEqual(current.contrast, 4.5, theme.title)
        XCTAssertNotEqual(current.background, other.background, theme.title)
        XCTAssertEqual(other.darkRows, 0, theme.title)
        XCTAssertGreaterThanOrEqual(current.darkRows, 2, "underlined twice, \(theme.title)")
      }
      // Where no selection is drawn over it, the mark itself is visible.
      page.renderer.editor.area.buffer.select(anchor: 7, caret: 7)
      finder.close()
      let plain = try page.appearance(1)
      XCTAssertEqual(try page.appearance(0).background, plain.background)
    }
  }
}
