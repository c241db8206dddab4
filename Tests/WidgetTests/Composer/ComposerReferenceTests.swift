import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// What the composer's widgets and pictures were when somebody looked at them last.
final class ComposerReferenceTests: WidgetTestCase {
  /// As for most people: GTK scrolls a pixel less where it does not do so smoothly.
  override var isAnimated: Bool { true }

  @MainActor
  private static func bar(
    _ text: String = "", configure: (ExpandableToolbar) -> Void = { _ in },
    change: (ComposerHost) -> Void = { _ in }
  ) -> ComposerHost {
    let composer = ComposerHost(text, width: 320, animationDuration: 0) {
      // Which words are wrong depends on the dictionaries of the machine.
      $0.checksSpelling = false
      configure($0)
    }
    change(composer)
    composer.settle()
    return composer
  }

  private static let states: [(String, @MainActor () -> ComposerHost)] = [
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
  ]

  func testTrees() throws {
    try onMain {
      let references = try ReferenceFolder.references("composer-trees")
      for (name, make) in Self.states {
        let composer = make()
        ReferenceFolder.check(
          references.compare(TreeDump.text(of: composer.bar), to: "\(name).txt"), name)
        composer.close()
      }
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }

  func testPictures() throws {
    try onMain {
      let references = try ReferenceFolder.references("composer-pictures")
      for isDark in [false, true] {
        try XCTUnwrap(DesktopSettings.current).prefersDark = isDark
        for (name, make) in Self.states {
          let composer = make()
          let file = "\(name)-\(isDark ? "dark" : "light").png"
          let texture = try XCTUnwrap(composer.bar.makeTexture())
          ReferenceFolder.check(references.compare(texture, to: file), file)
          composer.close()
        }
      }
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }
}
