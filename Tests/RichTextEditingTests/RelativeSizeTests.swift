import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Sizes of styles that follow the font and the text size that the user has chosen.
final class RelativeSizeTests: WidgetTestCase {
  private static let title = RichText(styled: [("Title", .heading(1)), ("text", .body)])

  /// Runs a body with another font and resolution of text, and then with the usual ones.
  @MainActor
  private static func withDesktop(
    _ font: String, percent: Double, _ body: @MainActor () -> Void
  ) {
    guard let settings = DesktopSettings.current else { return XCTFail("no display") }
    let usual = (settings.fontName, settings.textResolution)
    defer { (settings.fontName, settings.textResolution) = usual }
    (settings.fontName, settings.textResolution) = (font, 96 * percent / 100)
    body()
  }

  /// The heights of the first letters of the heading and of the body text, in pixels.
  @MainActor
  private static func heights(in editor: EditorView) -> (heading: Double, body: Double) {
    let heights = [0..<1, 6..<7].map { editor.rectangles(for: $0).first?.height ?? 0 }
    return (heights[0], heights[1])
  }

  func testHeadingsFollowTheFontAndTheTextSizeThereAndBack() {
    onMain {
      let editor = EditorView()
      let host = WindowHost(editor, watching: editor.area)
      editor.content = Self.title
      host.settle()
      let before = Self.heights(in: editor)
      XCTAssertEqual(before.heading / before.body, 2.4, accuracy: 0.2)
      for (font, percent) in [
        ("DejaVu Sans 22", 100.0), ("DejaVu Sans 10", 150), ("DejaVu Sans 10", 200),
        ("DejaVu Sans 14", 300),
      ] {
        Self.withDesktop(font, percent: percent) {
          host.settle()
          let heights = Self.heights(in: editor)
          XCTAssertGreaterThan(heights.body, before.body * 1.3, "\(font), \(percent) %")
          XCTAssertEqual(heights.heading / heights.body, 2.4, accuracy: 0.2, "\(font), \(percent)")
        }
      }
      host.settle()
      XCTAssertEqual(Self.heights(in: editor).heading, before.heading)
      XCTAssertEqual(Self.heights(in: editor).body, before.body)
    }
  }

  func testASizeInPointsFollowsTheTextSizeAlone() {
    onMain {
      let editor = EditorView()
      let host = WindowHost(editor, watching: editor.area)
      editor.styles[.heading(1)]?.size = 20
      editor.content = Self.title
      host.settle()
      let before = Self.heights(in: editor).heading
      Self.withDesktop("DejaVu Sans 22", percent: 100) {
        host.settle()
        XCTAssertEqual(Self.heights(in: editor).heading, before)
      }
      Self.withDesktop("DejaVu Sans 10", percent: 200) {
        host.settle()
        XCTAssertEqual(Self.heights(in: editor).heading, 2 * before, accuracy: 2)
      }
    }
  }

  func testLettersWithASizeOfTheirOwnKeepItInAHeading() {
    onMain {
      let editor = EditorView()
      let host = WindowHost(editor, watching: editor.area)
      editor.content = Self.title
      editor.changeAttributes(in: 0..<5) { $0[FontSizeKey.self] = 12 }
      host.settle()
      let heights = Self.heights(in: editor)
      XCTAssertEqual(heights.heading / heights.body, 1.2, accuracy: 0.2)
    }
  }

  func testHeadingsOfALabelFollowItsFont() {
    onMain {
      let (heading, body) = (RichLabel(), RichLabel("T"))
      heading.styles[.heading(1)] = NamedStyle("Heading", scale: 2.4)
      heading.content = RichText(styled: [("T", .heading(1))])
      let host = WindowHost(Box(.vertical, [heading, body]))
      for font in ["DejaVu Sans 10", "DejaVu Sans 22", "DejaVu Sans 10"] {
        Self.withDesktop(font, percent: 100) {
          host.settle()
          let heights = [heading, body].map { Double($0.measure(.vertical).natural) }
          XCTAssertEqual(heights[0] / heights[1], 2.4, accuracy: 0.2, font)
        }
      }
    }
  }

  func testPrintedHeadingsFollowTheFontOfTheDocument() {
    onMain {
      var document = PrintedDocument(Self.title)
      for (font, points) in [("Sans 10", 24.0), ("Sans 20", 48)] {
        document.font = font
        let flow = FlowContext(PrintSheet(document), width: 500, maxHeight: 700)
        let attributes = flow.attributes(AttributeContainer(), document.styles[.heading(1)])
        XCTAssertEqual(attributes[FontSizeKey.self], points)
      }
    }
  }
}
