import FoundationEssentials
import WidgetTestSupport
import XCTest

@testable import RichTextEditing
@testable import TextFieldCatalog
@testable import WidgetSupport

/// Lines under and through text at every size, with any renderer.
///
/// A renderer without antialiasing colors the rows of pixels whose middle a line covers, which may
/// be none: these tests also run with the renderer that GTK chooses.
final class UnderlineTests: WidgetTestCase {
  private static let families = ["DejaVu Sans", "DejaVu Sans Mono", "Noto Sans CJK SC"]
  /// Letters without descenders.
  private static let text = "nnnnnnnn"

  /// Calls `body` with each font, with lines of text at fractions of pixels, as they are on
  /// desktops.
  @MainActor
  private static func forEachFont(
    of families: [String] = ["DejaVu Sans"], _ body: (String) throws -> Void
  ) throws {
    let settings = try XCTUnwrap(DesktopSettings.current)
    let font = settings.fontName
    settings.setProperty("gtk-hint-font-metrics", to: false)
    defer {
      settings.setProperty("gtk-hint-font-metrics", to: true)
      settings.fontName = font
    }
    for family in families {
      for size in 8...24 {
        settings.fontName = "\(family) \(size)"
        try body(settings.fontName)
      }
    }
  }

  /// The rows in which only the first picture has a line, and the contrast of that line.
  @MainActor
  private static func linedRows(
    _ marked: RenderedPicture, _ plain: RenderedPicture, columns: Range<Int>
  ) -> [(row: Int, contrast: Double)] {
    (0..<min(marked.height, plain.height)).compactMap { row in
      let changed = columns.filter { marked[$0, row] != plain[$0, row] }
      guard changed.count * 10 >= columns.count * 4 else { return nil }
      let background = plain[columns.upperBound + 4, row]
      let contrast = changed.map { marked[$0, row].contrast(to: background) }.min() ?? 1
      return (row, contrast)
    }
  }

  private static func attributes(
    _ change: (inout AttributeContainer) -> Void
  ) -> AttributeContainer {
    var attributes = AttributeContainer()
    change(&attributes)
    return attributes
  }

  func testLinesOfRichTextAreDrawnAtEverySize() throws {
    try onMain {
      let editor = EditorView()
      let host = WindowHost(editor, height: 150, watching: editor.area)
      host.window.focusWidget?.resignFocus()
      @MainActor func picture(_ attributes: AttributeContainer) throws -> (RenderedPicture, Int) {
        editor.content = RichText(Self.text, attributes: attributes)
        host.settle()
        return (RenderedPicture(try XCTUnwrap(host.window.makeTexture())), editor.height)
      }
      try Self.forEachFont(of: Self.families) { font in
        let (plain, height) = try picture(AttributeContainer())
        let view = editor.area.textView
        let origin = try XCTUnwrap(view.bounds(in: host.window))
        let letters = [0, Self.text.count - 1].map { view.characterRectangle(at: $0) }
        let scale = Double(view.scaleFactor)
        let left = Int(((origin.x + letters[0].x) * scale).rounded(.up)) + 1
        let right = Int((origin.x + letters[1].x + letters[1].width) * scale) - 1
        for (style, count) in [(UnderlineStyle.single, 1), (.double, 2)] {
          let (marked, markedHeight) = try picture(
            Self.attributes { $0.richText.underline = style })
          let rows = Self.linedRows(marked, plain, columns: left..<right)
          XCTAssertGreaterThanOrEqual(rows.count, count, "\(style) in \(font)")
          for (row, contrast) in rows {
            XCTAssertGreaterThan(contrast, 7, "\(style) in \(font), row \(row)")
          }
          XCTAssertEqual(markedHeight, height, font)
          guard count == 2, let first = rows.first?.row, let last = rows.last?.row else { continue }
          XCTAssertGreaterThan(last - first + 1, rows.count, "two lines in \(font)")
        }
        let (struck, _) = try picture(Self.attributes { $0.richText.strikethrough = true })
        XCTAssertFalse(
          Self.linedRows(struck, plain, columns: left..<right).isEmpty, "through \(font)")
      }
    }
  }

  func testMisspelledWordsAreMarkedAtEverySize() throws {
    try onMain {
      let host = SpellingHost("fizz fizz")
      try Self.forEachFont { font in
        host.settle()
        let marked = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
        XCTAssertGreaterThan(Self.reddestRow(marked), 10, font)
      }
    }
  }

  func testMisspelledWordsOfALineAreMarkedAtEverySize() throws {
    try onMain {
      let field = UnderlinedTextField()
      field.setText("fizz fizz")
      let host = FieldHost(field, isFocused: false)
      let line = try XCTUnwrap(host.line)
      line.underline([0..<4, 5..<9], color: SpellingMarks.color(at: line))
      try Self.forEachFont { font in
        host.settle()
        let marked = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
        XCTAssertGreaterThan(Self.reddestRow(marked), 10, font)
      }
    }
  }

  /// The greatest number of pixels in one row that have the color of a mark.
  @MainActor
  private static func reddestRow(_ picture: RenderedPicture) -> Int {
    (0..<picture.height).map { row in
      picture.count(inRow: row) { $0.red > $0.green + 0.4 && $0.red > $0.blue + 0.4 }
    }.max() ?? 0
  }
}
