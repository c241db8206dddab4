import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Read-only text: what users can do with it, and what they cannot.
final class RendererTests: WidgetTestCase {
  @MainActor
  private static func host(
    _ content: RichText, context: RendererViewContext = RendererViewContext()
  ) -> (renderer: RendererView, host: WindowHost) {
    let renderer = RendererView(context: context)
    renderer.attachmentMaker = { _ in
      let inner = EditorView()
      return Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, editors: [inner])
    }
    renderer.content = content
    return (renderer, WindowHost(renderer, watching: renderer.area))
  }

  private static let panel = RichText(
    AttachmentContent(name: ContentType("panel"), size: .fullWidth, editors: ["nested text"]))

  func testKeysChangeNothing() {
    onMain {
      let (renderer, host) = Self.host("some text\n" + Self.panel)
      let inner = renderer.editor.nestedEditors[0]
      let before = renderer.content
      for editor in [renderer.editor, inner] {
        editor.focus()
        editor.selectedRange = 0..<3
        host.type("x")
        for key in ["BackSpace", "Delete", "Return", "Tab"] { host.press(key) }
        for key in ["b", "i", "u", "v", "x", "z"] { host.press(key, control: true) }
        host.press("z", control: true, shift: true)
      }
      XCTAssertEqual(renderer.content, before)
      XCTAssertFalse(inner.isEditable)
      XCTAssertFalse(inner.area.textView.showsCaret)
    }
  }

  func testAProgramChangesAttributesWithoutUndo() {
    onMain {
      let (renderer, host) = Self.host("some text")
      var bold = AttributeContainer()
      bold[FontTraitsKey.self] = .bold
      renderer.addAttributes(bold, in: 0..<4)
      XCTAssertEqual(renderer.attributes(at: 3)[FontTraitsKey.self], .bold)
      renderer.focus()
      host.press("z", control: true)
      XCTAssertEqual(renderer.editor.undoDepth, 0)
      XCTAssertEqual(renderer.attributes(at: 3)[FontTraitsKey.self], .bold)
      renderer.changeAttributes(in: 0..<2) { $0[FontTraitsKey.self] = nil }
      XCTAssertNil(renderer.attributes(at: 0)[FontTraitsKey.self])
    }
  }

  func testEverythingIsSelectedAndCopied() {
    onMain {
      let (renderer, host) = Self.host("some text")
      renderer.focus()
      host.press("a", control: true)
      XCTAssertEqual(renderer.selectedRange, 0..<9)
      XCTAssertEqual(renderer.selectedText, "some text")
      host.press("c", control: true)
      var read: String?
      renderer.area.textView.clipboard.readText { read = $0 }
      XCTAssertTrue(MainLoop.run(atMost: 60) { read != nil })
      XCTAssertEqual(read, "some text")
    }
  }

  func testArrowKeysScrollWithoutACaret() {
    onMain {
      let (renderer, host) = Self.host(RichText(String(repeating: "line\n", count: 100)))
      renderer.maxHeight = .max(100)
      renderer.selectedRange = 0..<0
      renderer.focus()
      host.settle()
      let adjustment = renderer.area.verticalAdjustment
      XCTAssertEqual(adjustment.value, 0)
      host.press("Down")
      host.settle()
      let first = adjustment.value
      XCTAssertGreaterThan(first, 0)
      let paints = host.paints { host.press("Page_Down") }
      XCTAssertGreaterThan(adjustment.value, first)
      XCTAssertEqual(paints.flatMap(\.violations), [])
      XCTAssertEqual(renderer.selectedRange, 0..<0)
    }
  }

  func testTheContextKnowsWhoseSelectionChangedLast() {
    onMain {
      let context = RendererViewContext()
      let (first, _) = Self.host("first", context: context)
      let (second, _) = Self.host("second", context: context)
      let executor = RendererCommandExecutor(context: context)
      var reported = 0
      let token = context.onChange { reported += 1 }
      second.selectedRange = 0..<3
      XCTAssertEqual(context.activeRenderer, second)
      XCTAssertTrue(executor.execute(HighlightTextCommand()))
      first.selectedRange = 1..<2
      XCTAssertEqual(context.activeRenderer, first)
      XCTAssertTrue(executor.execute(HighlightTextCommand(.blue)))
      first.selectedRange = 2..<2
      XCTAssertFalse(executor.canExecute(HighlightTextCommand()))
      XCTAssertFalse(executor.execute(HighlightTextCommand()))
      XCTAssertEqual(second.attributes(at: 2)[HighlightKey.self], .yellow)
      XCTAssertEqual(first.attributes(at: 1)[HighlightKey.self], .blue)
      XCTAssertNil(first.attributes(at: 0)[HighlightKey.self])
      XCTAssertGreaterThanOrEqual(reported, 3)
      token.cancel()
    }
  }

  func testHighlightingAgainWipesItOff() {
    onMain {
      let (renderer, _) = Self.host("some text")
      let command = HighlightTextCommand()
      renderer.selectedRange = 2..<6
      command.execute(on: renderer)
      renderer.selectedRange = 0..<9
      command.execute(on: renderer)
      XCTAssertEqual(
        (0..<9).map { renderer.attributes(at: $0)[HighlightKey.self] },
        .init(repeating: .yellow, count: 9))
      HighlightTextCommand(.green).execute(on: renderer)
      XCTAssertEqual(renderer.attributes(at: 8)[HighlightKey.self], .green)
      HighlightTextCommand(.green).execute(on: renderer)
      XCTAssertNil(renderer.attributes(at: 4)[HighlightKey.self])
    }
  }

  func testAHighlightIsSavedAndReadBack() throws {
    try onMain {
      let (renderer, _) = Self.host("some text")
      renderer.selectedRange = 2..<6
      HighlightTextCommand(.pink).execute(on: renderer)
      let saved = try SavedForm.value(of: renderer.content)
      XCTAssertEqual(try SavedForm.content(from: saved), renderer.content)
      renderer.content = "other"
      renderer.content = try SavedForm.content(from: saved)
      XCTAssertEqual(renderer.attributes(at: 2)[HighlightKey.self], .pink)
    }
  }

  func testASelectionIsInOneOfTheEditors() {
    onMain {
      let (renderer, _) = Self.host("some text\n" + Self.panel)
      let inner = renderer.editor.nestedEditors[0]
      var reported: [Range<Int>] = []
      renderer.onSelectionChanged = { reported.append($0) }
      renderer.selectedRange = 0..<4
      inner.selectedRange = 0..<6
      XCTAssertTrue(renderer.selectedRange.isEmpty)
      XCTAssertEqual(renderer.activeEditor, inner)
      XCTAssertEqual(renderer.selectedText, "nested")
      HighlightTextCommand().execute(on: renderer)
      XCTAssertEqual(inner.attributes(at: 0)[HighlightKey.self], .yellow)
      renderer.selectedRange = 1..<2
      XCTAssertTrue(inner.selectedRange.isEmpty)
      renderer.selectedRange = 1..<3
      inner.focus()
      inner.selectedRange = 2..<2
      XCTAssertTrue(renderer.selectedRange.isEmpty, "also by a caret elsewhere")
      renderer.selectedRange = 1..<2
      XCTAssertEqual(reported.first, 0..<4)
      XCTAssertEqual(reported.last, 1..<2)
    }
  }

  func testATapTellsTheCharacterThere() {
    onMain {
      let (renderer, _) = Self.host("a👩‍👩‍👧b\n" + Self.panel)
      var taps: [Range<Int>?] = []
      renderer.onTap = { _, _, range in taps.append(range) }
      @MainActor func tap(_ offset: Int, dx: Double = 1) {
        let place = renderer.area.textView.characterRectangle(at: offset)
        renderer.implementation.tap(x: place.x + dx, y: place.y + 2)
      }
      tap(0)
      tap(1, dx: 4)
      tap(6)
      tap(7, dx: 60)
      tap(8, dx: 30)
      XCTAssertEqual(taps, [0..<1, 1..<6, 6..<7, nil, 8..<9])
      var opened: [String] = []
      renderer.onLinkActivated = {
        opened.append($0)
        return true
      }
      renderer.changeAttributes(in: 6..<7) { $0[LinkKey.self] = "https://example.org" }
      XCTAssertTrue(renderer.editor.activateLink(at: 6))
      XCTAssertEqual(opened, ["https://example.org"])
      renderer.selectedRange = 0..<2
      tap(0)
      XCTAssertEqual(taps.count, 5, "what selects is no tap")
    }
  }

  func testEverythingIsFreed() {
    onMain {
      assertFinalized {
        let (renderer, host) = Self.host("some text\n" + Self.panel)
        let bar = FindBar(for: renderer)
        let inner = renderer.editor.nestedEditors[0]
        let objects = [renderer, renderer.editor, renderer.area, inner, bar]
        host.close()
        return objects
      }
    }
  }
}
