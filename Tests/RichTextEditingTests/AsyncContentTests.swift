import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Texts and widgets that arrive after the content that they belong to.
final class AsyncContentTests: WidgetTestCase {
  /// A resolver that answers when a test says so.
  @MainActor
  private final class Titles: AsyncTextResolver {
    let name = "titles"
    private(set) var asked: [String] = []
    private var answers: [CheckedContinuation<RichText?, Never>] = []

    func resolve(_ text: RichText, in editor: EditorView) async -> RichText? {
      asked.append(text.text)
      return await withCheckedContinuation { answers.append($0) }
    }

    var waiting: Int { answers.count }
    func answer(_ text: RichText?) { answers.removeFirst().resume(returning: text) }
  }

  private static func pending(_ text: String) -> RichText {
    var attributes = AttributeContainer()
    attributes[AsyncTextKey.self] = "titles"
    return RichText(text, attributes: attributes)
  }

  @MainActor
  private static func withTitles(_ body: (EditorView, Titles, WindowHost) -> Void) {
    let editor = EditorView(context: EditorViewContext())
    let titles = Titles()
    editor.register(resolvers: [titles])
    withWindow(of: editor) { body(editor, titles, $0) }
  }

  @MainActor
  private static func wait(for count: Int, of titles: Titles) {
    XCTAssertTrue(MainLoop.run(atMost: 60) { titles.waiting == count })
  }

  @MainActor
  private static func answer(_ text: RichText?, by titles: Titles, in editor: EditorView) {
    let pending = editor.pendingAsyncTexts
    titles.answer(text)
    XCTAssertTrue(MainLoop.run(atMost: 60) { editor.pendingAsyncTexts == pending - 1 })
  }

  func testTheAnswerTakesThePlaceOfTheText() {
    onMain {
      Self.withTitles { editor, titles, host in
        editor.content = "see " + Self.pending("a.org")
        Self.wait(for: 1, of: titles)
        editor.selectedRange = 0..<0
        host.type("I ")
        editor.selectedRange = editor.textEndRange
        host.type("!")
        Self.answer("The page", by: titles, in: editor)
        XCTAssertEqual(editor.content, "I see The page!")
        XCTAssertEqual(titles.asked, ["a.org"])
        editor.undo()
        XCTAssertEqual(editor.text, "I see a.org!")
        editor.redo()
        XCTAssertEqual(editor.content, "I see The page!")
        XCTAssertEqual(titles.asked, ["a.org"])
      }
    }
  }

  func testWhatWasChangedMeanwhileStays() {
    onMain {
      Self.withTitles { editor, titles, _ in
        editor.appendCharacters(Self.pending("a.org"))
        Self.wait(for: 1, of: titles)
        editor.replaceCharacters(in: 0..<1, with: "b")
        Self.answer("The page", by: titles, in: editor)
        XCTAssertEqual(editor.text, "b.org")
      }
    }
  }

  func testNoAnswerLeavesTheTextAndAsksNoMore() {
    onMain {
      Self.withTitles { editor, titles, _ in
        editor.appendCharacters(Self.pending("a.org"))
        Self.wait(for: 1, of: titles)
        Self.answer(nil, by: titles, in: editor)
        XCTAssertEqual(editor.content, "a.org")
        editor.appendCharacters(Self.pending("b.org"))
        Self.wait(for: 1, of: titles)
        editor.unregister(resolvers: [titles])
        Self.answer("late", by: titles, in: editor)
        XCTAssertEqual(editor.text, "a.orgb.org")
        XCTAssertEqual(
          try? SavedForm.content(from: SavedForm.bytes(of: editor.content)), editor.content)
      }
    }
  }

  // MARK: Widgets

  func testAVisibleWidgetIsCreatedAndItsSpaceIsKept() {
    onMain {
      withEditor(isFocused: false) { editor, host in
        var made = 0
        let picture = DeferredAttachment(name: "picture", placeholderHeight: 90) {
          made += 1
          let box = Box(.vertical)
          box.requestSize(height: 90)
          return box
        }
        let missing = DeferredAttachment(name: "picture", placeholderHeight: 40) { nil }
        editor.content = "one\ntwo"
        editor.maxHeight = .max(200)
        editor.insertAttachment(picture, in: 3..<4)
        editor.insertAttachment(missing, in: 8..<8)
        XCTAssertEqual(made, 0)
        host.settle()
        let height = editor.area.wantedHeight
        XCTAssertTrue(
          MainLoop.run(atMost: 60) { picture.state == .rendered && missing.state == .failed })
        host.settle()
        XCTAssertEqual(made, 1)
        XCTAssertEqual(editor.area.wantedHeight, height)
        XCTAssertEqual(picture.frameInContainer?.height, 90)
      }
    }
  }
}
