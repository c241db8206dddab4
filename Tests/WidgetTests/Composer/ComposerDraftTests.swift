import Foundation
import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// Drafts of a bar.
final class ComposerDraftTests: WidgetTestCase {
  private static func withFolder(_ body: (String) -> Void) {
    let path = NSTemporaryDirectory() + "concertina-drafts-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    body(path)
  }

  func testTheTextTheCaretAndTheHeightComeBack() {
    onMain {
      Self.withFolder { folder in
        let first = ComposerHost(animationDuration: 0)
        let drafts = DraftStore(folder: folder, delay: 1_000)
        first.bar.conversation = "room"
        first.bar.drafts = drafts
        first.text = "one\ntwo\nthree"
        first.bar.area.buffer.caret = 5
        first.settle()
        let height = first.bar.height
        first.close()
        XCTAssert(drafts.flush())

        let second = ComposerHost(animationDuration: 0)
        let paints = second.paints {
          second.bar.conversation = "room"
          second.bar.drafts = DraftStore(folder: folder)
        }
        XCTAssertEqual(second.bar.text, "one\ntwo\nthree")
        XCTAssertEqual(second.text, "one\ntwo\nthree", "the binding hears of it")
        XCTAssertEqual(second.bar.area.buffer.caret, 5)
        XCTAssertEqual(second.bar.height, height)
        XCTAssert(second.bar.rightButton.isSensitive)
        XCTAssertEqual(paints.flatMap(\.violations), [])
        second.close()
      }
    }
  }

  func testKeepingADraftTwiceLosesNothing() {
    onMain {
      Self.withFolder { folder in
        let composer = ComposerHost()
        let drafts = DraftStore(folder: folder, delay: 1_000)
        composer.bar.conversation = "room"
        composer.bar.drafts = drafts
        composer.type("hello")
        for _ in 0..<2 { composer.bar.drafts = drafts }
        XCTAssertEqual(composer.bar.text, "hello")
        composer.type("!")
        XCTAssert(drafts.flush())
        XCTAssertEqual(drafts.draft(for: "room")?.text, "hello!")
        composer.close()
      }
    }
  }

  func testEachConversationHasItsOwn() {
    onMain {
      Self.withFolder { folder in
        let composer = ComposerHost()
        let drafts = DraftStore(folder: folder, delay: 1_000)
        for name in ["one", "two", "one", "two"] {
          composer.bar.conversation = name
          composer.bar.drafts = drafts
          composer.type(name)
          composer.bar.drafts = nil
          composer.bar.area.reset(to: "")
        }
        XCTAssert(drafts.flush())
        XCTAssertEqual(drafts.draft(for: "one")?.text, "oneone")
        XCTAssertEqual(drafts.draft(for: "two")?.text, "twotwo")
        composer.close()
      }
    }
  }

  func testWhatWasSentDoesNotComeBackAndWhatFailedDoes() {
    onMain {
      Self.withFolder { folder in
        let composer = ComposerHost()
        let drafts = DraftStore(folder: folder, delay: 1_000)
        composer.bar.conversation = "room"
        composer.bar.drafts = drafts
        composer.type("hello")
        composer.failure = ComposerHost.Failure()
        composer.send()
        XCTAssert(drafts.flush())
        XCTAssertEqual(
          DraftStore(folder: folder).draft(for: "room"),
          ExpandableInput.Draft(text: "", caret: 0, unsent: ["hello"]))
        composer.failure = nil
        composer.bar.retry()
        let isGone = MainLoop.run(atMost: 60) {
          DraftStore(folder: folder).draft(for: "room") == nil
        }
        XCTAssert(isGone, "without waiting for the delay")
        composer.close()
      }
    }
  }
}
