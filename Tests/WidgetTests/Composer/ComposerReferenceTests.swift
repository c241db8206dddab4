import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// Compares the composer's trees and pictures with references that were checked by eye.
final class ComposerReferenceTests: WidgetTestCase {
  /// Animated, as for most users: GTK scrolls a pixel less where it does not scroll smoothly.
  override var isAnimated: Bool { true }

  @MainActor
  private static func bar(
    _ text: String = "", configure: (ExpandableToolbar) -> Void = { _ in },
    change: (ComposerHost) -> Void = { _ in }
  ) -> ComposerHost {
    let composer = ComposerHost(text, width: 320, animationDuration: 0) {
      // Which words are misspelled depends on the dictionaries installed.
      $0.checksSpelling = false
      configure($0)
    }
    change(composer)
    composer.settle()
    return composer
  }

  private static let states = ReferenceStates<ComposerHost>([
    ("empty", { bar() }),
    ("three-lines", { bar("one\ntwo\nthree") }),
    ("scrolled", { bar("one\ntwo\nthree\nfour\nfive") }),
    ("left-button", { bar("one\ntwo", configure: { $0.leftButton = Button("Attach") }) }),
    (
      "slots",
      {
        bar(
          "text",
          configure: { bar in
            bar.topSlot = Label("above")
            bar.bottomSlot = Label("below")
          })
      }
    ),
    ("near-limit", { bar("twelve chars", configure: { $0.maxLength = 15 }) }),
    ("over-limit", { bar("more than ten", configure: { $0.maxLength = 10 }) }),
    (
      "error",
      {
        bar(
          "hello",
          change: { composer in
            composer.failure = ComposerHost.Failure()
            composer.send()
          })
      }
    ),
    (
      "pending",
      {
        bar(
          change: { composer in
            composer.failure = ComposerHost.Failure()
            for text in ["one", "two\nlines"] {
              composer.bar.text = text
              composer.send()
            }
            composer.bar.text = "ab\u{202E}cd"
          })
      }
    ),
    (
      "right-to-left",
      {
        bar(
          "שלום עולם\nמה",
          configure: { bar in
            bar.direction = .rightToLeft
            bar.leftButton = Button("Attach")
          })
      }
    ),
  ])

  func testTrees() throws {
    try onMain { try Self.states.checkTrees("composer-trees") }
  }

  func testPictures() throws {
    try onMain { try Self.states.checkPictures("composer-pictures") }
  }
}

extension ComposerHost: ReferenceHost {
  var subject: Widget { bar }
}
