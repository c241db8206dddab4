import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Attributes that an app defines are a part of the text like any other.
final class CustomAttributeTests: WidgetTestCase {
  private enum CommentKey: CodableAttributedStringKey {
    typealias Value = String
    static let name = "org.example.editor-comment"
  }

  private enum TokenKey: AttributedStringKey {
    struct Value: Hashable, Sendable { var number: Int }
    static let name = "org.example.editor-token"
  }

  private enum HereKey: AttributedStringKey {
    typealias Value = Bool
    static let name = "org.example.editor-here"
    static let inheritedByAddedText = false
  }

  @MainActor
  private static func comments(_ editor: EditorView) -> [String?] {
    (0..<editor.contentLength).map { editor.attributes(at: $0)[CommentKey.self] }
  }

  func testAnAttributeIsAddedAndTakenAway() {
    onMain {
      let editor = EditorView()
      editor.content = "one two three"
      editor.addAttribute(CommentKey.self, "a", in: 4..<7)
      XCTAssertEqual(editor.attributes(at: 4)[CommentKey.self], "a")
      XCTAssertNil(editor.attributes(at: 3)[CommentKey.self])
      XCTAssertNil(editor.attributes(at: 7)[CommentKey.self])
      editor.addAttribute(TokenKey.self, TokenKey.Value(number: 1), in: 5..<9)
      XCTAssertEqual(editor.attributes(at: 5)[CommentKey.self], "a")
      editor.removeAttribute(CommentKey.self, in: 0..<6)
      XCTAssertNil(editor.attributes(at: 5)[CommentKey.self])
      XCTAssertEqual(editor.attributes(at: 5)[TokenKey.self], TokenKey.Value(number: 1))
      XCTAssertEqual(editor.attributes(at: 6)[CommentKey.self], "a")
    }
  }

  func testTheRangeOfAnAttribute() {
    onMain {
      let editor = EditorView()
      editor.content = "one two three"
      editor.addAttribute(CommentKey.self, "a", in: 4..<9)
      editor.addAttribute(FontTraitsKey.self, .bold, in: 6..<12)
      editor.addAttribute(CommentKey.self, "b", in: 9..<11)
      for offset in 4..<9 {
        XCTAssertEqual(editor.rangeOfAttribute(CommentKey.self, at: offset), 4..<9)
      }
      XCTAssertEqual(editor.rangeOfAttribute(CommentKey.self, at: 9), 9..<11)
      XCTAssertNil(editor.rangeOfAttribute(CommentKey.self, at: 3))
      XCTAssertNil(editor.rangeOfAttribute(CommentKey.self, at: 11))
    }
  }

  func testUndoAndRedoKnowThem() {
    onMain {
      let editor = EditorView()
      editor.content = "one two"
      let plain = editor.content
      editor.addAttribute(CommentKey.self, "a", in: 0..<3)
      let commented = editor.content
      XCTAssertNotEqual(plain, commented)
      editor.replaceCharacters(in: 1..<5, with: "")
      XCTAssertEqual(Self.comments(editor), ["a", nil, nil])
      editor.undo()
      XCTAssertEqual(editor.content, commented)
      editor.undo()
      XCTAssertEqual(editor.content, plain)
      editor.redo()
      XCTAssertEqual(editor.content, commented)
    }
  }

  func testTypedTextTakesThemOver() {
    onMain {
      withEditor(context: .shared, isFocused: false) { editor, host in
        editor.content = "one two"
        editor.addAttribute(CommentKey.self, "a", in: 0..<3)
        editor.addAttribute(HereKey.self, true, in: 0..<3)
        editor.focus()
        editor.selectedRange = 3..<3
        host.type("s")
        XCTAssertEqual(Self.comments(editor), ["a", "a", "a", "a", nil, nil, nil, nil])
        XCTAssertEqual(editor.attributes(at: 2)[HereKey.self], true)
        XCTAssertNil(editor.attributes(at: 3)[HereKey.self])
      }
    }
  }

  func testTheyAreInWhatIsSetAndRead() {
    onMain {
      let editor = EditorView()
      var text = AttributedString("secret")
      text[TokenKey.self] = TokenKey.Value(number: 5)
      editor.attributedText = text
      XCTAssertEqual(editor.attributedText, text)
    }
  }

  func testTheyAreCopiedAndPasted() {
    onMain {
      withEditor(context: .shared, isFocused: false) { editor, host in
        editor.content = "one two"
        editor.addAttribute(CommentKey.self, "a", in: 0..<3)
        editor.addAttribute(TokenKey.self, TokenKey.Value(number: 5), in: 0..<3)
        editor.focus()
        editor.selectedRange = 0..<3
        host.press("c", control: true)
        editor.selectedRange = 7..<7
        host.press("v", control: true)
        host.settle()
        _ = MainLoop.run(atMost: 60) { editor.contentLength == 10 }
        XCTAssertEqual(editor.content(in: 7..<10), editor.content(in: 0..<3))
        XCTAssertEqual(editor.attributes(at: 8)[TokenKey.self], TokenKey.Value(number: 5))
      }
    }
  }

  func testTheyAreRelayedToNestedEditors() {
    onMain {
      let panel = TestPanel.make("inner", relays: true, context: EditorViewContext())
      let editor = EditorView()
      editor.content = "text\n"
      editor.insertAttachment(panel, in: 5..<5)
      editor.forgetHistory()
      let inner = panel.editors[0]
      let before = editor.content
      editor.addAttribute(CommentKey.self, "a", in: 0..<editor.contentLength)
      XCTAssertEqual(Self.comments(inner), Array(repeating: "a", count: 5))
      XCTAssertEqual(editor.undoDepth, 1)
      editor.addAttribute(TokenKey.self, TokenKey.Value(number: 2), in: 0..<2)
      XCTAssertNil(inner.attributes(at: 0)[TokenKey.self])
      editor.removeAttribute(CommentKey.self, in: 0..<editor.contentLength)
      XCTAssertEqual(Self.comments(inner), Array(repeating: nil, count: 5))
      for _ in 0..<3 { editor.undo() }
      XCTAssertEqual(editor.content, before)
    }
  }

  /// A processor that gives its own attribute to all text that is inserted.
  @MainActor
  private final class Marker<Key: AttributedStringKey>: TextProcessing where Key.Value: Sendable {
    let name = Key.name
    let value: Key.Value
    private(set) var attributeNotificationCount = 0

    init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

    func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
      guard editor.content(in: range).runs.contains(where: { $0.attributes[Key.self] != value })
      else { return false }
      editor.addAttribute(Key.self, value, in: range)
      return true
    }

    func didProcessEditing(
      _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int
    ) {
      if changed == .attributes { attributeNotificationCount += 1 }
    }
  }

  func testProcessorsGiveThemAndHearOfThem() {
    onMain {
      withEditor(context: .shared, isFocused: false) { editor, host in
        let comments = Marker(CommentKey.self, "new")
        let tokens = Marker(TokenKey.self, TokenKey.Value(number: 3))
        editor.register(processors: [comments, tokens])
        editor.focus()
        host.type("ab")
        for offset in 0..<2 {
          XCTAssertEqual(editor.attributes(at: offset)[CommentKey.self], "new")
          XCTAssertEqual(editor.attributes(at: offset)[TokenKey.self], TokenKey.Value(number: 3))
        }
        let heard = comments.attributeNotificationCount
        editor.addAttribute(HereKey.self, true, in: 0..<2)
        XCTAssertEqual(comments.attributeNotificationCount, heard + 1)
      }
    }
  }
}
