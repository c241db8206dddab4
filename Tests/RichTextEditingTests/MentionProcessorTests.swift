import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Names are completed from a list, and deleted as a whole.
final class MentionProcessorTests: WidgetTestCase {
  @MainActor
  private static func withMentions(_ body: (EditorView, MentionProcessor, WindowHost) -> Void) {
    withEditor(context: .shared, isFocused: false) { editor, host in
      let mentions = MentionProcessor { query in
        await Task.yield()
        return ["Ada Byron", "Adam Riese"].filter { $0.lowercased().contains(query) }
      }
      editor.register(processors: [mentions])
      editor.focus()
      body(editor, mentions, host)
    }
  }

  @MainActor
  private static func wait(_ mentions: MentionProcessor) {
    XCTAssertTrue(MainLoop.run(atMost: 60) { !mentions.isSearching })
  }

  func testANameIsCompletedByKeysAndDeletedAsAWhole() {
    onMain {
      Self.withMentions { editor, mentions, host in
        host.type("ask @ad")
        Self.wait(mentions)
        XCTAssertEqual(mentions.suggestions, ["Ada Byron", "Adam Riese"])
        XCTAssertTrue(editor.area.textView.isFocus)
        host.press("Down")
        host.press("Return")
        XCTAssertEqual(editor.text, "ask @Adam Riese ")
        XCTAssertEqual(
          editor.attributes(at: 5)[ContentTypeKey.self], MentionProcessor.mention)
        XCTAssertNil(editor.attributes(at: 15)[ContentTypeKey.self])
        XCTAssertEqual(mentions.suggestions, [])
        host.press("BackSpace")
        host.press("BackSpace")
        XCTAssertEqual(editor.text, "ask ")
        host.press("z", control: true)
        XCTAssertEqual(editor.text, "ask @Adam Riese")
      }
    }
  }

  func testTypingNarrowsTheListDownAndEscapeClosesIt() {
    onMain {
      Self.withMentions { editor, mentions, host in
        host.type("@ada b")
        Self.wait(mentions)
        XCTAssertEqual(mentions.suggestions, ["Ada Byron"])
        host.press("Escape")
        XCTAssertEqual(mentions.suggestions, [])
        host.press("Return")
        XCTAssertEqual(editor.text, "@ada b\n")
      }
    }
  }

  func testEscapeHoldsUntilTheCaretLeavesTheName() {
    onMain {
      Self.withMentions { editor, mentions, host in
        host.type("@a")
        Self.wait(mentions)
        host.press("Escape")
        host.type("d")
        Self.wait(mentions)
        XCTAssertEqual(mentions.suggestions, [])
        host.press("Return")
        XCTAssertEqual(editor.text, "@ad\n")
        host.type("@a")
        Self.wait(mentions)
        XCTAssertEqual(mentions.suggestions.count, 2, "that is another one")
        host.press("Escape")
        editor.selectedRange = 0..<0
        editor.selectedRange = editor.textEndRange
        host.type("d")
        Self.wait(mentions)
        XCTAssertEqual(mentions.suggestions.count, 2)
      }
    }
  }

  func testTabTakesTheName() {
    onMain {
      Self.withMentions { editor, mentions, host in
        host.type("hi @ad")
        Self.wait(mentions)
        host.press("Tab")
        host.type("!")
        XCTAssertEqual(editor.text, "hi @Ada Byron !")
      }
    }
  }

  func testTheListStaysWhereTheNameBegins() {
    onMain {
      Self.withMentions { editor, mentions, host in
        host.type("hi @a")
        Self.wait(mentions)
        let place = mentions.list.place
        XCTAssertEqual(place, editor.caretRectangle(at: 3))
        host.type("da")
        Self.wait(mentions)
        XCTAssertEqual(mentions.list.place, place)
      }
    }
  }

  func testEverythingIsFreedWithTheListOpen() {
    onMain {
      assertFinalized {
        var objects: [Object] = []
        Self.withMentions { editor, mentions, host in
          host.type("@a")
          Self.wait(mentions)
          XCTAssertFalse(mentions.suggestions.isEmpty)
          objects = [editor, editor.area, editor.area.buffer]
        }
        return objects
      }
    }
  }
}
