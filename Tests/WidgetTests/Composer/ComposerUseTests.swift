import DataBinding
import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// Uses of a bar by apps, in any order and in any container.
final class ComposerUseTests: WidgetTestCase {
  func testAHandlerOnThePartsDoesNotReplaceTheBarsOwn() {
    onMain {
      let composer = ComposerHost()
      var (ofText, ofBar) = (0, 0)
      composer.bar.textView.onTextChanged = { ofText += 1 }
      composer.bar.onTextChanged = { ofBar += 1 }
      composer.type("a")
      composer.settle()
      XCTAssertEqual(ofText, 1)
      XCTAssertEqual(ofBar, 1)
      XCTAssert(composer.bar.rightButton.isSensitive)
    }
  }

  func testHandlersOnTheAreaLeaveTheBarItsOwn() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      clipboard.offer(Array("file:///usr/share\r\n".utf8), as: "text/uri-list")
      var (attached, offered, heights, focus) = (0, 0, [Int](), [Bool]())
      var (sensitive, bound) = (false, "")
      let composer = ComposerHost { bar in
        bar.onAttach = { _ in attached += 1 }
        bar.onHeightChanged = { heights.append($0) }
        bar.textView.onFocusChanged = { focus.append($0) }
      }
      let area = composer.bar.area
      area.onTextChanged = {
        (sensitive, bound) = (composer.bar.rightButton.isSensitive, composer.text)
      }
      area.onHeightChanged = { _ in }
      composer.bar.textView.onHeightChanged = { _ in }
      area.onFocusChanged = { _ in }
      area.onPreeditChanged = { _ in }
      area.onPasteOffered = { _ in
        offered += 1
        return false
      }
      composer.type("a")
      XCTAssertEqual(bound, "a", "the binding hears of it before the app")
      XCTAssert(sensitive, "and so does the bar")
      area.textView.paste()
      XCTAssert(MainLoop.run(atMost: 60) { attached == 1 })
      XCTAssertEqual(offered, 1)
      composer.press("Return", shift: true)
      composer.settle()
      XCTAssertEqual(heights.count, 2, "the first height and that of two lines")
      area.textView.resignFocus()
      XCTAssertEqual(focus.last, false)
      composer.close()
      clipboard.set("")
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
    }
  }

  func testOddNumbersAreTakenForTheNearestSensible() {
    onMain {
      let composer = ComposerHost("one\ntwo\nthree")
      for count in [0, -1, .min, 1] {
        composer.bar.maxLines = count
        composer.settle()
        XCTAssertEqual(composer.bar.area.figures.visibleLineCount, 1, "\(count)")
      }
      composer.bar.maxLines = .max
      composer.settle()
      XCTAssertEqual(composer.bar.area.figures.visibleLineCount, 3)
      for height in [-5, .min, 0] {
        composer.bar.textView.minHeight = height
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
      composer.bar.textView.minHeight = .max
      composer.settle()
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
        let text = State("one\ntwo")
        let bar = ExpandableToolbar(text: text.projectedValue, animationDuration: 0.05)
        let host = WindowHost(filling: (300, 200), contain(bar))
        for text in ["one\ntwo", "1\n2\n3\n4\n5\n6", "one", "", "1\n2\n3"] {
          bar.text = text
          XCTAssert(FrameSettling(of: host.window).waitUntilStill { !bar.isMoving }, name)
          XCTAssertEqual(bar.violatedInvariants, [], name)
          XCTAssertEqual(bar.area.violatedInvariants, [], name)
        }
        host.close()
      }
    }
  }

  @MainActor
  private static func atStart(_ bar: ExpandableToolbar) -> Widget {
    bar.horizontalAlignment = .start
    bar.verticalAlignment = .start
    return bar
  }

  func testABarIsTakenOutAndPutBack() {
    onMain {
      DesktopSettings.current?.animationsEnabled = true
      let text = State("one")
      let bar = ExpandableToolbar(text: text.projectedValue, animationDuration: 5)
      bar.onSend = { _ in }
      let box = Box(.vertical, [bar])
      let host = WindowHost(box)
      for _ in 0..<2 {
        bar.text = "one\ntwo\nthree"
        XCTAssert(MainLoop.run(atMost: 60) { bar.isMoving })
        box.remove(bar)
        XCTAssertFalse(bar.isMoving)
        bar.send()
        XCTAssert(MainLoop.run(atMost: 60) { !bar.isSending })
        XCTAssertEqual(bar.text, "")
        bar.text = "1\n2"
        box.append(bar)
        host.settle()
        XCTAssertFalse(bar.isMoving)
        XCTAssertEqual(bar.violatedInvariants, [])
        XCTAssertEqual(bar.height, bar.implementation.settledHeight(forWidth: bar.width))
      }
    }
  }

  func testTwoBarsOfOneText() {
    onMain {
      let text = State("")
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
        XCTAssertEqual(Array(composer.text.utf8), Array(shown.utf8), "the binding has the same")
        let canSend = composer.bar.canSend
        composer.bar.send()
        composer.settle()
        XCTAssertEqual(composer.sent.last == shown, canSend)
        XCTAssertEqual(composer.bar.text.isEmpty, canSend)
        composer.text = ""
        composer.settle()
      }
    }
  }

  func testALongErrorLeavesRoomForTheText() throws {
    try onMain {
      struct Long: PresentableError {
        let message = String(repeating: "unbreakable", count: 40) + "\n<b>&amp;\n\n\n\nend"
      }
      for width in [360, 200] {
        let composer = ComposerHost("hello", width: width)
        composer.failure = Long()
        composer.send()
        XCTAssertEqual(composer.bar.violatedInvariants, [])
        XCTAssertEqual(composer.bar.width, width)
        let notice = try XCTUnwrap(composer.bar.composer.notices.widget.bounds(in: composer.bar))
        XCTAssertGreaterThanOrEqual(notice.x, 0)
        XCTAssertLessThanOrEqual(notice.x + notice.width, Double(width))
        composer.close()
      }
    }
  }

  func testABarWithoutAHandlerKeepsItsText() {
    onMain {
      let composer = ComposerHost("hello")
      XCTAssert(composer.bar.canSend)
      composer.bar.onSend = nil
      XCTAssertFalse(composer.bar.canSend)
      XCTAssertFalse(composer.bar.rightButton.isSensitive)
      composer.send()
      composer.press("Return")
      composer.settle()
      XCTAssertEqual(composer.bar.text, "hello")
      composer.bar.onSend = { _ in }
      XCTAssert(composer.bar.rightButton.isSensitive)
    }
  }

  func testABarThatForgetsToAskForItsHeightIsFound() {
    onMain {
      let composer = ComposerHost("one")
      composer.bar.requestSize(height: 200)
      composer.settle()
      XCTAssertEqual(composer.bar.height, 200)
      XCTAssertEqual(composer.bar.violatedInvariants, [], "it was given more")
      // The text needs another height, and the bar has not been measured since.
      composer.text = "one\ntwo"
      XCTAssertEqual(composer.bar.violatedInvariants.first, .heightFitsParts)
      composer.settle()
      XCTAssertEqual(composer.bar.violatedInvariants, [])
    }
  }

  func testAHandlerMayTakeTheBarAway() {
    onMain {
      let window = Window()
      let text = State("hello")
      let bar = ExpandableToolbar(text: text.projectedValue)
      bar.onSend = { _ in window.child = Label("gone") }
      window.child = bar
      window.present()
      _ = FrameSettling(of: window).waitUntilStill()
      bar.send()
      XCTAssert(MainLoop.run(atMost: 60) { !bar.isSending })
      XCTAssertEqual(text.wrappedValue, "")
      window.destroy()
      MainLoop.runUntilIdle()
    }
  }
}
