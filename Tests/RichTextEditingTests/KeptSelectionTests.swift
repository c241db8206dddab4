import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// The selection of an editor while an entry asks for something, and undo after that.
final class KeptSelectionTests: WidgetTestCase {
  func testALinkIsSelectedWhileItsAddressIsAskedFor() {
    onMain {
      var link = AttributeContainer()
      link[LinkKey.self] = "http://a.org"
      withEditor("click " + RichText("here", attributes: link) + " now") { editor, host in
        for selection in [8..<8, 2..<8] {
          editor.selectedRange = selection
          host.press("k", control: true)
          host.settle()
          XCTAssertEqual(editor.selectedRange, selection.isEmpty ? 6..<10 : selection)
          host.press("Escape")
          host.settle()
          XCTAssertTrue(editor.area.textView.isFocus)
          XCTAssertEqual(editor.selectedRange, selection)
        }
        XCTAssertEqual(editor.undoDepth, 0)
      }
    }
  }

  @MainActor
  private static func withBar(
    _ text: RichText, _ body: (EditorView, FindBar, WindowHost) -> Void
  ) {
    let editor = EditorView()
    editor.content = text
    let bar = FindBar(for: editor)
    let host = WindowHost(Box(.vertical, [bar, editor]), watching: editor.area)
    defer { host.close() }
    editor.focus()
    body(editor, bar, host)
  }

  func testASelectionSurvivesTheFindBar() {
    onMain {
      let picture = RichText(AttachmentContent(name: ContentType("unknown")))
      Self.withBar("one " + picture + " two") { editor, bar, host in
        // A picture is no query.
        editor.selectedRange = 4..<5
        host.press("f", control: true)
        host.settle()
        XCTAssertTrue(bar.containsFocus)
        XCTAssertEqual(editor.selectedRange, 4..<5)
        host.press("Escape")
        host.settle()
        XCTAssertTrue(editor.area.textView.isFocus)
        XCTAssertEqual(editor.selectedRange, 4..<5)
      }
    }
  }

  func testUndoWorksFromAToolbar() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let toolbar = FormattingToolbar(context: context)
      let host = WindowHost(Box(.vertical, [toolbar, editor]), watching: editor.area)
      editor.focus()
      host.type("a")
      host.press("Tab", shift: true)
      host.settle()
      XCTAssertTrue(toolbar.containsFocus)
      host.press("z", control: true)
      XCTAssertEqual(editor.text, "")
      host.press("z", control: true, shift: true)
      XCTAssertEqual(editor.text, "a")
    }
  }

  func testUndoWorksRightAfterReplacing() throws {
    try onMain {
      try Self.replaceAndUndo()
    }
  }

  @MainActor
  private static func replaceAndUndo() throws {
    var button: Button?
    withBar("one two one") { editor, bar, host in
      bar.replacement = "1"
      bar.openReplacing()
      bar.query.text = "one"
      XCTAssertTrue(MainLoop.run(atMost: 60) { bar.finder.isSettled })
      button = bar.descendant(named: "replace-all").map { Button(retaining: $0.nativePointer) }
      button?.click()
      host.settle()
      XCTAssertEqual(editor.text, "1 two 1")
      XCTAssertFalse(editor.area.textView.isFocus)
      host.press("z", control: true)
      XCTAssertEqual(editor.text, "one two one")
      host.press("z", control: true, shift: true)
      XCTAssertEqual(editor.text, "1 two 1")
      host.press("z", control: true)
      // What is written in the entry is undone there.
      bar.implementation.replaceRow.entry.focus()
      host.type("x")
      host.press("z", control: true)
      XCTAssertEqual(editor.text, "one two one")
      XCTAssertEqual(editor.redoDepth, 1)
    }
    _ = try XCTUnwrap(button)
  }
}
