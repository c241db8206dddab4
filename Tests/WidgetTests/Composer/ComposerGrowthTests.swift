import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// The height of a bar, and its growth.
final class ComposerGrowthTests: WidgetTestCase {
  override var isAnimated: Bool { true }

  func testTheSettledBarIsTheTextAndItsMarginsAtEveryStep() {
    onMain {
      let composer = ComposerHost(animationDuration: 0)
      let margins = composer.surroundings
      for character in "one\ntwo\nthree\nfour\nfive\nsix".unicodeScalars {
        composer.window.type(character)
        if character == "\n" { composer.press("Return", shift: true) }
        composer.settle()
        let area = composer.bar.area
        let core = area.measure(.vertical, forSize: composer.bar.textView.width).natural
        XCTAssertEqual(composer.bar.height, core + margins)
        XCTAssertEqual(composer.bar.textView.height, core)
      }
    }
  }

  func testTheFirstFrameOfAOneLineBarHasTheRightHeight() {
    onMain {
      let composer = ComposerHost()
      let first = composer.log?.paints.first?.height
      XCTAssertEqual(first, composer.bar.area.height)
      XCTAssertGreaterThanOrEqual(composer.bar.height, 44)
      let empty = composer.bar.height
      composer.type("g")
      composer.settle()
      XCTAssertEqual(composer.bar.height, empty, "nothing jumps at the first letter")
      let line = composer.bar.area.textView.verticalExtent(ofLine: 0).height
      XCTAssertGreaterThanOrEqual(composer.bar.area.height, line, "the line is not clipped")
    }
  }

  func testEveryWayInGivesTheSameHeight() {
    onMain {
      let text = "first line\nsecond line that is long enough to be wrapped at this width"
      let preset = ComposerHost(text, width: 300)
      let height = preset.bar.height
      preset.close()
      let ways: [(String, (ComposerHost) -> Void)] = [
        (
          "typed",
          { composer in
            for line in text.split(separator: "\n") {
              if !composer.bar.text.isEmpty { composer.press("Return", shift: true) }
              composer.type(String(line))
            }
          }
        ),
        ("bound", { $0.text = text }),
        (
          "pasted",
          { composer in
            Clipboard.current?.set(text)
            var isDone = false
            let connection = composer.bar.area.buffer.onPasteDone { isDone = true }
            composer.bar.area.textView.paste()
            _ = MainLoop.run(atMost: 60) { isDone }
            connection.disconnect()
          }
        ),
        (
          "undone",
          { composer in
            composer.bar.text = text
            composer.bar.text = ""
            composer.press("z", control: true)
          }
        ),
      ]
      for (name, way) in ways {
        let composer = ComposerHost(width: 300)
        let paints = composer.paints { way(composer) }
        XCTAssertEqual(composer.bar.text, text, name)
        XCTAssertEqual(composer.bar.height, height, name)
        XCTAssertEqual(paints.flatMap(\.violations), [], name)
        composer.close()
      }
    }
  }

  func testGrowthIsAnimatedAndEndsExactly() {
    onMain {
      // Long enough for many frames, also on a busy machine.
      let composer = ComposerHost(animationDuration: 1.5)
      let before = composer.bar.height
      let heights = composer.heights { composer.press("Return", shift: true) }
      let after = composer.bar.height
      XCTAssertGreaterThan(after, before)
      XCTAssertEqual(heights, heights.sorted(), "it grows, and never the other way")
      XCTAssertEqual(heights.last, after)
      XCTAssertGreaterThan(Set(heights).count, 3, "\(heights)")
    }
  }

  func testNothingMovesWhereAnimationsAreOff() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      for (duration, isOn) in [(0.0, true), (.nan, true), (-1, true), (0.25, false)] {
        settings.animationsEnabled = isOn
        let composer = ComposerHost(animationDuration: duration)
        let before = composer.bar.height
        let paints = composer.paints { composer.press("Return", shift: true) }
        XCTAssertGreaterThan(composer.bar.height, before)
        XCTAssertEqual(paints.count, 1, "\(duration) \(isOn)")
        composer.close()
      }
    }
  }

  func testAnInterruptedAnimationGoesOnFromWhereItIs() {
    onMain {
      let composer = ComposerHost(animationDuration: 1.5)
      let one = composer.bar.height
      composer.press("Return", shift: true)
      composer.press("Return", shift: true)
      _ = MainLoop.run(atMost: 60) { composer.bar.height > one + 6 }
      let between = composer.bar.height
      XCTAssert(composer.bar.isMoving)
      let heights = composer.heights { composer.bar.text = "" }
      XCTAssertEqual(composer.bar.height, one)
      XCTAssertLessThanOrEqual(abs((heights.first ?? 0) - between), 16, "\(between): \(heights)")
      XCTAssertEqual(heights, heights.sorted(by: >))
    }
  }

  func testABarThatLeavesTheScreenIsAtRest() {
    onMain {
      let composer = ComposerHost(animationDuration: 5)
      composer.press("Return", shift: true)
      _ = MainLoop.run(atMost: 60) { composer.bar.isMoving }
      XCTAssert(composer.bar.isMoving)
      composer.bar.isVisible = false
      XCTAssertFalse(composer.bar.isMoving)
      composer.bar.isVisible = true
      composer.settle()
      XCTAssertEqual(composer.bar.textView.height, composer.bar.textView.wantedHeight)
    }
  }

  func testAChangeOfWidthDoesNotMove() {
    onMain {
      let composer = ComposerHost("several words that need lines", width: 500)
      let paints = composer.paints { composer.setWidth(220) }
      XCTAssertFalse(composer.bar.isMoving)
      XCTAssertLessThanOrEqual(paints.count, 2)
      XCTAssertEqual(composer.bar.textView.height, composer.bar.textView.wantedHeight)
    }
  }

  func testHeightChangesAreReportedOnce() {
    onMain {
      let composer = ComposerHost(animationDuration: 0.2)
      var reported: [Int] = []
      composer.bar.onHeightChanged = { reported.append($0) }
      composer.type("a")
      composer.settle()
      XCTAssertEqual(reported, [])
      composer.paints { composer.press("Return", shift: true) }
      XCTAssertEqual(reported, [composer.bar.textView.height])
      composer.paints { composer.bar.text = "" }
      XCTAssertEqual(reported.count, 2)
    }
  }

  func testNoScrollbarFlashesWhileTheBarGrows() {
    onMain {
      let composer = ComposerHost(animationDuration: 0.2)
      var wasShown = false
      let connection = composer.window.frameClock?.onAfterPaint {
        let bars = composer.bar.area.children.filter { $0.styleName == "scrollbar" }
        wasShown = wasShown || bars.contains { $0.isChildVisible }
      }
      composer.paints { composer.press("Return", shift: true) }
      XCTAssertFalse(wasShown)
      composer.paints { composer.bar.text = "1\n2\n3\n4\n5\n6" }
      XCTAssert(wasShown)
      connection?.disconnect()
    }
  }

  func testSlotsAndButtonsTakeTheirPlaces() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let composer = ComposerHost { bar in
          bar.direction = direction
          bar.leftButton = Button("Attach")
          let strip = Label("a strip")
          strip.requestSize(height: 40)
          bar.topSlot = strip
          bar.bottomSlot = Label("tools")
        }
        let bar = composer.bar
        let left = try XCTUnwrap(bar.leftButton?.bounds(in: bar))
        let right = try XCTUnwrap(bar.rightButton.bounds(in: bar))
        let text = try XCTUnwrap(bar.textView.bounds(in: bar))
        let top = try XCTUnwrap(bar.topSlot?.bounds(in: bar))
        let bottom = try XCTUnwrap(bar.bottomSlot?.bounds(in: bar))
        XCTAssertEqual(left.x < text.x, direction == .leftToRight)
        XCTAssertEqual(right.x > text.x, direction == .leftToRight)
        XCTAssertEqual(top.y, 8)
        XCTAssertEqual(top.height, 40)
        XCTAssertEqual(bottom.y + bottom.height + 8, Double(bar.height))
        XCTAssertEqual(bar.violatedInvariants, [])
        composer.paints { bar.topSlot = nil }
        XCTAssertEqual(bar.violatedInvariants, [])
        composer.close()
      }
    }
  }

  func testTabLeadsThroughTheBarAsItIsRead() throws {
    try onMain {
      // The font determines whether the middle of the text or that of the button is higher.
      for font in [TextFont.caption2, .body, .title] {
        let composer = ComposerHost("text") { $0.leftButton = Button("Attach") }
        composer.bar.textView.font = font
        composer.settle()
        let left = try XCTUnwrap(composer.bar.leftButton)
        composer.press("Tab")
        XCTAssert(composer.bar.rightButton.isFocus, "\(font)")
        composer.press("Tab", shift: true)
        XCTAssert(composer.bar.area.textView.isFocus, "\(font)")
        composer.press("Tab", shift: true)
        XCTAssert(left.isFocus, "\(font)")
        composer.close()
      }
    }
  }

  func testTheCounterChangesNoHeight() throws {
    try onMain {
      for text in ["12345", "1\n2\n3\n45"] {
        let composer = ComposerHost(text)
        let height = composer.bar.height
        composer.bar.maxLength = 12
        composer.settle()
        XCTAssertNotNil(composer.bar.counter)
        XCTAssertEqual(composer.bar.height, height, text)
        let counter = try XCTUnwrap(composer.bar.children.first { $0.hasStyleClass("counter") })
        let place = try XCTUnwrap(counter.bounds(in: composer.bar))
        let button = try XCTUnwrap(composer.bar.rightButton.bounds(in: composer.bar))
        let view = try XCTUnwrap(composer.bar.textView.bounds(in: composer.bar))
        XCTAssertGreaterThanOrEqual(place.x, view.x + view.width, text)
        XCTAssertLessThanOrEqual(place.x + place.width, Double(composer.bar.width), text)
        let isAbove = place.y >= 0 && place.y + place.height <= button.y
        XCTAssert(isAbove || place.x + place.width <= button.x, text)
        composer.close()
      }
    }
  }

  func testALineOfAnotherScriptMakesTheBarNoHigher() {
    onMain {
      let composer = ComposerHost("a")
      let height = composer.bar.height
      composer.bar.text = "a한"
      composer.settle()
      XCTAssertGreaterThan(composer.bar.textView.height, 0)
      XCTAssertEqual(composer.bar.height, height)
    }
  }
}
