import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The part of an editor as high as its text that a page shows, of which alone it is drawn: the
/// same after scrolling as when it is drawn for the first time.
final class PagePictureTests: WidgetTestCase {
  private static let pageHeight = 150
  /// Without the scroll bar.
  private static let columns = 0..<340

  /// Items of lists with underlined and marked words, and code.
  @MainActor
  private static func content(lines: Int) -> RichText {
    var content = RichText()
    for line in 0..<lines {
      var attributes = AttributeContainer()
      let style: StyleName = line % 15 > 11 ? .code : .body
      let item = style == .code ? nil : ListItem(line % 2 == 0 ? .bullet : .task, level: line % 3)
      attributes[ParagraphKey.self] = ParagraphFormat(list: item, style: style)
      var words = attributes
      words.underline = .single
      content.append(RichText("line \(line) ", attributes: attributes))
      content.append(RichText("underlined", attributes: words))
      content.append(RichText("\n", attributes: attributes))
    }
    return content
  }

  @MainActor
  private static func rows(_ rows: Range<Int>, of widget: Widget) throws -> [ArraySlice<UInt8>] {
    let picture = try XCTUnwrap(widget.makeTexture())
    let (pixels, scale) = (picture.pixels, widget.scaleFactor)
    guard rows.upperBound * scale <= picture.height, columns.upperBound * scale <= picture.width
    else {
      XCTFail("the picture has \(picture.width) × \(picture.height) pixels")
      return []
    }
    return ((rows.lowerBound * scale)..<(rows.upperBound * scale)).map { row in
      let start = row * picture.width * 4
      return pixels[start..<(start + columns.upperBound * scale * 4)]
    }
  }

  @MainActor
  private static func makeEditor(lines: Int = 120) -> EditorView {
    let editor = EditorView()
    editor.maxHeight = .infinite
    editor.content = content(lines: lines)
    return editor
  }

  func testAPageShowsTheSameHoweverItCameThere() throws {
    try onMain {
      let editor = Self.makeEditor()
      let page = ScrolledWindow(editor)
      let host = WindowHost(page, watching: editor.area)
      page.requestSize(width: 400, height: Self.pageHeight)
      host.settle()
      let end = editor.height - Self.pageHeight
      for top in [0, 100, 700, end, 300, 1_100, 0] {
        page.verticalAdjustment?.value = Double(top)
        host.settle()
        let scrolled = try Self.rows(0..<Self.pageHeight, of: page)
        editor.area.textView.queueDraw()
        host.settle()
        let drawn = try Self.rows(0..<Self.pageHeight, of: page)
        let wrong = drawn.indices.filter { !scrolled[$0].elementsEqual(drawn[$0]) }
        XCTAssertEqual(wrong, [], "scrolled by \(top)")
      }
    }
  }

  func testAPictureOfTheEditorHasAllOfIt() throws {
    try onMain {
      let (high, editor) = (Self.makeEditor(lines: 50), Self.makeEditor(lines: 50))
      let whole = WindowHost(high, height: 4_000, watching: high.area)
      whole.settle()
      let page = ScrolledWindow(editor)
      let host = WindowHost(page, watching: editor.area)
      page.requestSize(width: 400, height: Self.pageHeight)
      host.settle()
      let before = try Self.rows(0..<Self.pageHeight, of: page)
      XCTAssertEqual(editor.height, high.height, "the screen is high enough")
      // The caret is in the last line, of the window that has the focus.
      let rows = 0..<(high.height - 20)
      let expected = try Self.rows(rows, of: high)
      let shown = try Self.rows(rows, of: editor)
      let wrong = shown.indices.filter { !shown[$0].elementsEqual(expected[$0]) }
      XCTAssertEqual(wrong, [])
      // The page itself shows what it has shown.
      host.settle()
      let after = try Self.rows(0..<Self.pageHeight, of: page)
      XCTAssert(zip(before, after).allSatisfy { $0.elementsEqual($1) })
      host.close()
      whole.close()
    }
  }
}
