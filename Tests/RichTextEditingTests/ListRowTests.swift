import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Editors in the rows of a list, which get their content while GTK builds the rows.
final class ListRowTests: WidgetTestCase {
  @MainActor
  private static func makePanel(_ text: String) -> Attachment {
    let editor = EditorView()
    editor.content = RichText(text)
    let panel = Attachment(
      name: ContentType("panel"), content: Box(.vertical, [editor]), size: .fullWidth,
      isBlock: true, editors: [editor])
    panel.takesFocusOnInsertion = true
    return panel
  }

  @MainActor
  private static func fill(_ editor: EditorView, _ row: Int) {
    editor.content = RichText("Row \(row)\n")
    for panel in 0..<3 {
      editor.insertAttachment(makePanel("Row \(row), panel \(panel)"), in: editor.textEndRange)
    }
  }

  @MainActor
  private static func withList(_ body: (ListView<Int>, WindowHost) throws -> Void) rethrows {
    let list = ListView<Int> {
      let editor = EditorView()
      editor.maxHeight = .infinite
      return ListRow(editor) { row in fill(editor, row) }
    }
    let page = ScrolledWindow(list)
    page.setExpands(vertically: true)
    let host = WindowHost(filling: (600, 600), page)
    defer { host.close() }
    try body(list, host)
  }

  func testPanelsThatTakeTheFocusLeaveItWhereItIsWhileRowsAreMade() {
    onMain {
      Self.withList { list, host in
        list.replaceAll(with: Array(1...5))
        host.settle()
        list.replaceAll(with: Array(1...40))
        host.settle()
        XCTAssertFalse(list.containsFocus)
      }
    }
  }

  func testAPanelTakesTheFocusAtOnceInAnEditorThatIsShown() {
    onMain {
      withEditor { editor, host in
        let panel = Self.makePanel("in it")
        editor.insertAttachment(panel, in: editor.textEndRange)
        XCTAssert(panel.containsFocus)
        host.settle()
        XCTAssert(panel.containsFocus)
      }
    }
  }
}
