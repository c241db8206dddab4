import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// A long text that arrives at once costs as much as it is long.
final class LongPasteTests: WidgetTestCase {
  private static let line = "A line of some ordinary length for an ordinary page\n"
  /// What four times the size may cost at most: four times as much, and what a busy machine adds.
  ///
  /// If the cost grew with the square of the size, it would be sixteen times as much.
  private static let quadrupled = 8.0

  /// The processor time of a paste, until it is on the screen.
  @MainActor
  private static func paste(
    lines: Int, _ line: @MainActor (Int) -> String, into editor: EditorView, _ host: WindowHost
  ) -> Double {
    let text = (0..<lines).map { line($0) }.joined()
    editor.content = RichText()
    host.settle()
    Clipboard.current?.set(text)
    let start = ProcessorTime.now
    host.press("v", control: true)
    let isThere = MainLoop.run(atMost: 60) { editor.contentLength >= text.count }
    host.settle()
    let taken = ProcessorTime.now - start
    XCTAssert(isThere)
    return taken
  }

  private static func checkPastes(
    _ lines: Int, of line: @MainActor (Int) -> String = { _ in LongPasteTests.line },
    after prepare: @MainActor (EditorView) -> Void
  ) {
    MainActor.assumeIsolated {
      withEditor { editor, host in
        prepare(editor)
        let quarter = ProcessorTime.least(of: 5) {
          paste(lines: lines / 4, line, into: editor, host)
        }
        let whole = ProcessorTime.least(of: 5) { paste(lines: lines, line, into: editor, host) }
        XCTAssertLessThan(whole, quadrupled * quarter, "\(lines) lines")
      }
    }
  }

  func testALongPlainTextCostsAsMuchAsItIsLong() {
    Self.checkPastes(4_000) { _ in }
  }

  func testALongTextCostsAsMuchAsItIsLongWhereThereWereHeadings() {
    Self.checkPastes(4_000) { editor in
      var heading = AttributeContainer()
      heading[ParagraphKey.self] = ParagraphFormat(style: .heading(1))
      editor.content = RichText("Title", attributes: heading)
    }
  }

  func testALongTextOfAddressesCostsAsMuchAsItIsLong() {
    Self.checkPastes(2_000) {
      "line \($0) https://example.org/\($0)\n"
    } after: {
      $0.detectsLinks = true
    }
  }

  func testTheHeadingsOfALongTextAreFoundLineByLine() {
    onMain {
      let times = [4_000, 16_000].map { lines in
        let editor = EditorView()
        editor.content = RichText(String(repeating: Self.line, count: lines))
        let content = editor.node.content
        return ProcessorTime.least(of: 5) {
          content.headings.willChange(0..<content.count)
          let start = ProcessorTime.now
          XCTAssertEqual(content.headings.current.headings, [])
          return ProcessorTime.now - start
        }
      }
      XCTAssertLessThan(times[1], Self.quadrupled * times[0], "\(times)")
    }
  }
}
