import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// What people who write programs do with a bar, in whatever order and container.
final class ComposerUseTests: WidgetTestCase {
  func testAHandlerOnThePartsDoesNotReplaceTheBarsOwn() {
    onMain {
      let composer = ComposerHost()
      var (ofText, ofBar) = (0, 0)
      composer.bar.textView.onTextChanged = { ofText += 1 }
      composer.bar.onTextChanged = { ofBar += 1 }
      composer.host.type("a")
      composer.settle()
      XCTAssertEqual(ofText, 1)
      XCTAssertEqual(ofBar, 1)
      XCTAssert(composer.bar.rightButton.isSensitive)
      composer.close()
    }
  }

  func testAWidgetMovesFromSlotToSlot() {
    onMain {
      let composer = ComposerHost()
      let strip = Button("strip")
      composer.bar.topSlot = strip
      composer.settle()
      composer.bar.topSlot = strip
      composer.settle()
      composer.bar.bottomSlot = strip
      composer.settle()
      XCTAssertNil(composer.bar.topSlot)
      composer.bar.leftButton = strip
      composer.settle()
      XCTAssertNil(composer.bar.bottomSlot)
      XCTAssertEqual(composer.bar.violatedInvariants, [])
      composer.bar.topSlot = strip
      composer.settle()
      XCTAssertNil(composer.bar.leftButton)
      XCTAssertEqual(composer.bar.violatedInvariants, [])
      composer.bar.topSlot = nil
      XCTAssertFalse(strip.isMapped)
      composer.close()
    }
  }

  func testOddNumbersAreTakenForTheNearestSensible() {
    onMain {
      let composer = ComposerHost("one\ntwo\nthree")
      for count in [0, -1, .min, 1] {
        composer.bar.maxNumberOfLines = count
        composer.settle()
        XCTAssertEqual(composer.bar.area.figures.visibleLineCount, 1, "\(count)")
      }
      composer.bar.maxNumberOfLines = .max
      composer.settle()
      XCTAssertEqual(composer.bar.area.figures.visibleLineCount, 3)
      for height in [-5, .min, 0] {
        composer.bar.textView.minimumHeight = height
        composer.settle()
        XCTAssertEqual(composer.bar.violatedInvariants, [])
      }
      for seconds in [Double.nan, -Double.infinity, -1] {
        composer.bar.animationDuration = seconds
        composer.text = "one"
        composer.text = "one\ntwo\nthree"
        composer.settle()
        XCTAssertEqual(composer.bar.violatedInvariants, [], "\(seconds)")
      }
      for length in [-1, .min, 0] {
        composer.bar.maxLength = length
        XCTAssertFalse(composer.bar.canSend)
        XCTAssertEqual(composer.bar.counter, "−13")
      }
      composer.bar.maxLength = .max
      XCTAssert(composer.bar.canSend)
      composer.bar.maxLength = nil
      composer.bar.textView.minimumHeight = .max
      composer.settle()
      composer.close()
    }
  }

  func testContainersOfEveryKind() {
    onMain {
      let containers: [(String, (ExpandableToolbar) -> Widget)] = [
        ("box", { Box(.vertical, [$0]) }), ("row", { Box(.horizontal, [$0]) }),
        ("scrolled", { ScrolledWindow($0) }), ("paned", { Paned(.vertical, Label("a"), $0) }),
        ("sideways", { Paned(.horizontal, $0, Label("a")) }), ("bare", { $0 }),
        ("start", { Box(.vertical, [Self.atStart($0)]) }),
        ("page", { ComposerPage(content: Label("no scroller"), toolbar: $0) }),
        ("page in a scroller", { ScrolledWindow(ComposerPage(content: Label("a"), toolbar: $0)) }),
      ]
      for (name, contain) in containers {
        let text = State(wrappedValue: "one\ntwo")
        let bar = ExpandableToolbar(text: text.projectedValue, animationDuration: 0.05)
        let window = Window()
        window.defaultSize = (300, 200)
        window.setChild(contain(bar))
        window.present()
        for text in ["one\ntwo", "1\n2\n3\n4\n5\n6", "one", "", "1\n2\n3"] {
          bar.text = text
          XCTAssert(FrameSettling(of: window).waitUntilStill { !bar.isMoving }, name)
          // A container may give more than was asked for.
          let violations = bar.violatedInvariants.filter { $0 != .heightFitsParts }
          XCTAssertEqual(violations, [], name)
          XCTAssertEqual(bar.area.violatedInvariants, [], name)
        }
        window.destroy()
        MainLoop.runUntilIdle()
      }
    }
  }

  @MainActor
  private static func atStart(_ bar: ExpandableToolbar) -> Widget {
    bar.setHorizontalAlignment(.start)
    bar.setVerticalAlignment(.start)
    return bar
  }

  func testABarIsTakenOutAndPutBack() {
    onMain {
      let text = State(wrappedValue: "one")
      let bar = ExpandableToolbar(text: text.projectedValue, animationDuration: 5)
      bar.onSend = { _ in }
      let box = Box(.vertical, [bar])
      let host = WindowHost(box)
      for _ in 0..<2 {
        bar.text = "one\ntwo\nthree"
        XCTAssert(MainLoop.run(atMost: 5) { bar.isMoving })
        box.remove(bar)
        XCTAssertFalse(bar.isMoving)
        bar.send()
        XCTAssert(MainLoop.run(atMost: 5) { !bar.isSending })
        XCTAssertEqual(bar.text, "")
        bar.text = "1\n2"
        box.append(bar)
        host.settle()
        XCTAssertFalse(bar.isMoving)
        XCTAssertEqual(bar.violatedInvariants, [])
        XCTAssertEqual(bar.height, bar.implementation.settledHeight(forWidth: bar.width))
      }
      host.close()
    }
  }

  func testTwoBarsOfOneText() {
    onMain {
      let text = State(wrappedValue: "")
      let bars = (0..<2).map { _ in ExpandableToolbar(text: text.projectedValue) }
      let host = WindowHost(Box(.vertical, bars))
      bars[0].onSend = { _ in }
      bars[0].area.focus()
      host.type("hello")
      XCTAssertEqual(bars[1].text, "hello")
      host.press("Return", shift: true)
      _ = FrameSettling(of: host.window).waitUntilStill { !bars.contains { $0.isMoving } }
      XCTAssertEqual(bars[0].height, bars[1].height)
      host.press("Return")
      _ = FrameSettling(of: host.window).waitUntilStill {
        !bars.contains { $0.isMoving || $0.isSending }
      }
      XCTAssertEqual(bars[1].text, "")
      XCTAssertEqual(text.wrappedValue, "")
      XCTAssertFalse(bars[1].rightButton.isSensitive)
      host.close()
    }
  }

  func testHostileTexts() {
    onMain {
      let composer = ComposerHost(animationDuration: 0)
      let line = String(repeating: "x", count: 1 << 18)
      for text in [
        "a\0b", "<b>&amp;\u{202E}", "\u{FEFF}", "\r\n\r\u{85}\u{2028}\u{2029}", line,
        String(repeating: "e\u{301}\u{302}", count: 2_000), String(repeating: "\n", count: 5_000),
      ] {
        composer.bar.maxLength = 100
        composer.bar.placeholder = String(text.prefix(300))
        composer.text = text
        composer.settle()
        XCTAssertEqual(composer.bar.violatedInvariants, [])
        XCTAssertEqual(composer.bar.area.violatedInvariants, [])
        composer.bar.maxLength = nil
        let shown = composer.bar.text
        let canSend = composer.bar.canSend
        composer.bar.send()
        composer.settle()
        XCTAssertEqual(composer.sent.last == shown, canSend)
        composer.text = ""
        composer.settle()
      }
      composer.close()
    }
  }

  func testALongErrorLeavesRoomForTheText() {
    onMain {
      struct Long: Error, CustomStringConvertible {
        let description = String(repeating: "unbreakable", count: 40) + "\n<b>&amp;\n\n\n\nend"
      }
      for width in [360, 200] {
        let composer = ComposerHost("hello", width: width)
        composer.failure = Long()
        composer.send()
        XCTAssertEqual(composer.bar.violatedInvariants, [])
        XCTAssertEqual(composer.bar.width, width)
        composer.close()
      }
    }
  }

  func testABarWithoutAHandlerKeepsItsText() {
    onMain {
      let composer = ComposerHost("hello")
      composer.bar.onSend = nil
      composer.send()
      composer.host.press("Return")
      composer.settle()
      XCTAssertEqual(composer.bar.text, "hello")
      composer.close()
    }
  }

  func testAHandlerMayTakeTheBarAway() {
    onMain {
      let window = Window()
      let text = State(wrappedValue: "hello")
      let bar = ExpandableToolbar(text: text.projectedValue)
      bar.onSend = { _ in window.setChild(Label("gone")) }
      window.setChild(bar)
      window.present()
      _ = FrameSettling(of: window).waitUntilStill()
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { !bar.isSending })
      XCTAssertEqual(text.wrappedValue, "")
      window.destroy()
      MainLoop.runUntilIdle()
    }
  }
}
