import CConcertinaGtk
import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Blocks, and the handle that selects them, moves them and opens their menu.
final class BlockHandleTests: WidgetTestCase {
  @MainActor
  private static func lists(_ editor: EditorView) -> ListEditing {
    ListEditing(editor.implementation.node, editor.implementation.typing)
  }

  // MARK: Moving

  @MainActor
  private static func move(
    _ lines: [String], _ line: Int, to target: Int
  ) -> [String] {
    var result: [String] = []
    withEditor(EditorView.list(lines)) { editor, _ in
      let lists = Self.lists(editor)
      lists.move(lists.lines.block(at: line), toLine: target)
      result = editor.listedLines
      editor.checkHistory(from: EditorView.list(lines))
      XCTAssertLessThanOrEqual(editor.undoDepth, 1)
    }
    return result
  }

  func testABlockMovesWithWhatIsNestedInIt() {
    onMain {
      let lines = ["text", "# a", "  # b", "# c", "last"]
      XCTAssertEqual(
        Self.move(lines, 1, to: 4), ["text", "1. c", "2. a", "  a. b", "last"])
      XCTAssertEqual(
        Self.move(lines, 4, to: 0), ["last", "text", "1. a", "  a. b", "2. c"])
      XCTAssertEqual(
        Self.move(lines, 0, to: 5), ["1. a", "  a. b", "2. c", "last", "text"])
      // An item is on the level of those that it is dropped between, or as near as it can be.
      XCTAssertEqual(
        Self.move(lines, 3, to: 2), ["text", "1. a", "  a. c", "  b. b", "last"])
      XCTAssertEqual(
        Self.move(lines, 2, to: 0), ["1. b", "text", "1. a", "2. c", "last"])
      // What was nested is on its own where no item is above it any more.
      XCTAssertEqual(
        Self.move(lines, 0, to: 2), ["1. a", "text", "1. b", "2. c", "last"])
      XCTAssertEqual(Self.move(lines, 1, to: 2), ["text", "1. a", "  a. b", "2. c", "last"])
    }
  }

  /// Nothing is lost, no item is too deep, and one step undoes it, wherever a block goes.
  func testBlocksOfAnyTextMoveAnywhere() {
    onMain {
      var random = SeededRandom(seed: 7)
      withEditor { editor, _ in
        for round in 0..<TestEffort.count(100) {
          var lines: [String] = []
          var level = -1
          for index in 0..<Int.random(in: 1...9, using: &random) {
            let isItem = Bool.random(using: &random)
            level = isItem ? Int.random(in: 0...min(level + 1, 4), using: &random) : -1
            let sign = ["-", "#", "o"].randomElement(using: &random) ?? "-"
            let text = Int.random(in: 0..<5, using: &random) == 0 && !isItem ? "" : "l\(index)"
            lines.append(
              isItem ? String(repeating: "  ", count: level) + "\(sign) \(text)" : text)
          }
          let content = EditorView.list(lines)
          editor.content = content
          let lists = Self.lists(editor)
          let line = Int.random(in: 0..<lists.lineCount, using: &random)
          let target = Int.random(in: 0...lists.lineCount, using: &random)
          let message = "round \(round): \(lines) \(line) to \(target)"
          let before = editor.paragraphs.map(\.text.text)
          let moves = lists.move(lists.lines.block(at: line), toLine: target)
          let after = editor.paragraphs
          XCTAssertEqual(after.map(\.text.text).sorted(), before.sorted(), message)
          var last = -1
          for paragraph in after {
            let level = paragraph.format.list?.level ?? -1
            XCTAssertLessThanOrEqual(level, last + 1, message)
            last = level
          }
          XCTAssertEqual(editor.undoDepth, moves ? 1 : 0, message)
          editor.undo()
          XCTAssertEqual(editor.content, content, message)
        }
      }
    }
  }

  // MARK: The handle

  @MainActor
  private static func handle(in editor: EditorView) -> Widget? {
    editor.area.children.first { $0.hasStyleClass("block-handle") && $0.isChildVisible }
  }

  @MainActor
  private static func hover(_ line: Int, _ editor: EditorView, _ host: WindowHost) {
    let extent = editor.area.textView.verticalExtent(ofLine: line)
    editor.implementation.blockHandle!.moved(
      to: (5, Double(extent.y) + Double(extent.height) / 2))
    host.settle()
  }

  func testTheHandleIsBesideTheBlockAtThePointer() throws {
    try onMain {
      try withEditor(RichText("one\ntwo\nthree")) { editor, host in
        host.settle()
        let height = editor.height
        XCTAssertEqual(editor.area.gutterWidth, 0)
        editor.showsBlockHandles = true
        host.settle()
        XCTAssertEqual(editor.area.gutterWidth, BlockHandle.size)
        XCTAssertNil(Self.handle(in: editor))
        for line in [2, 0, 1] {
          Self.hover(line, editor, host)
          let bounds = try XCTUnwrap(Self.handle(in: editor)?.bounds(in: editor))
          let extent = editor.area.textView.verticalExtent(ofLine: line)
          XCTAssertEqual(
            bounds.y + bounds.height / 2, Double(extent.y) + Double(extent.height) / 2, accuracy: 1)
          XCTAssertGreaterThanOrEqual(bounds.width, 24)
          XCTAssertGreaterThanOrEqual(bounds.height, 24)
          XCTAssertLessThanOrEqual(bounds.x + bounds.width, Double(BlockHandle.size))
        }
        XCTAssertEqual(Self.handle(in: editor)?.accessibleLabel, "Block")
        XCTAssertEqual(editor.height, height)
        editor.implementation.blockHandle!.moved(to: nil)
        XCTAssertNil(Self.handle(in: editor))
        Self.hover(1, editor, host)
        editor.isEditable = false
        Self.hover(0, editor, host)
        XCTAssertNil(Self.handle(in: editor))
        editor.isEditable = true
        editor.showsBlockHandles = false
        host.settle()
        XCTAssertEqual(editor.area.gutterWidth, 0)
        Self.hover(1, editor, host)
        XCTAssertNil(Self.handle(in: editor))
      }
    }
  }

  func testTheHandleGoesWithATextThatBecomesShorter() {
    onMain {
      withEditor(RichText("one\ntwo")) { editor, host in
        editor.showsBlockHandles = true
        host.settle()
        Self.hover(1, editor, host)
        editor.content = RichText("one")
        host.settle()
        XCTAssertNil(Self.handle(in: editor))
      }
    }
  }

  func testTabPassesTheHandle() {
    onMain {
      let editor = EditorView(context: EditorViewContext())
      editor.content = RichText("one\ntwo")
      let next = Button("next")
      let host = WindowHost(Box(.vertical, [editor, next]), watching: editor.area)
      editor.showsBlockHandles = true
      editor.focus()
      host.settle()
      Self.hover(0, editor, host)
      XCTAssertNotNil(Self.handle(in: editor))
      host.press("Tab")
      XCTAssertTrue(next.containsFocus)
      host.close()
    }
  }

  func testTheInnermostEditorWithHandlesShowsIts() throws {
    try onMain {
      try withPanels(
        "before\n"
          + RichText(
            AttachmentContent(
              name: TestPanel.contentType, isBlock: true, size: .fullWidth, editors: ["inner"]))
      ) { editor, host in
        let inner = try XCTUnwrap(editor.attachments.first?.editors.first)
        editor.showsBlockHandles = true
        host.settle()
        Self.hover(1, editor, host)
        XCTAssertNotNil(Self.handle(in: editor))
        XCTAssertEqual(inner.area.gutterWidth, 0)
        inner.showsBlockHandles = true
        host.settle()
        let bounds = try XCTUnwrap(inner.bounds(in: editor.area))
        editor.implementation.blockHandle!.moved(to: (bounds.x + 30, bounds.y + 5))
        inner.implementation.blockHandle!.moved(to: (30, 5))
        host.settle()
        XCTAssertNil(Self.handle(in: editor))
        XCTAssertNotNil(Self.handle(in: inner))
      }
    }
  }

  // MARK: The menu

  func testTheMenuChangesTheBlockWithTheCaret() {
    onMain {
      let lines = ["text", "- a", "  - b", "last"]
      withEditor(EditorView.list(lines)) { editor, host in
        XCTAssertFalse(BlockMenuCommand.blockMenu.canExecute(on: editor))
        editor.showsBlockHandles = true
        host.settle()
        XCTAssertTrue(BlockMenuCommand.blockMenu.canExecute(on: editor))
        editor.moveCaret(toEndOfLine: 1)
        host.press("b", control: true, alt: true)
        host.settle()
        XCTAssertTrue(editor.implementation.blockHandle!.isMenuOpen)
        XCTAssertEqual(editor.selectedText.text, "a\nb")
        @MainActor func perform(_ name: String) {
          let area = UnsafeMutablePointer<GtkWidget>(editor.area.nativePointer)
          XCTAssertNotEqual(
            gtk_widget_activate_action_variant(area, "block." + name, nil), 0, name)
          host.settle()
        }
        perform("duplicate")
        XCTAssertEqual(editor.listedLines, ["text", "• a", "  ◦ b", "• a", "  ◦ b", "last"])
        perform("move-up")
        editor.checkHistory(from: EditorView.list(lines))
      }
    }
  }
}
