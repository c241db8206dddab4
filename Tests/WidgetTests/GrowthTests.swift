import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// The height of an editor, however its text was entered.
final class GrowthTests: WidgetTestCase {
  func testGrowsByReturnUpToMaxLineAndThenScrolls() {
    onMain {
      let host = EditorHost(maxLine: 3)
      var heights = [host.height]
      for _ in 1...4 {
        let paints = host.paints { host.press("Return") }
        XCTAssertEqual(paints.count, 1, "a key is one paint")
        XCTAssertEqual(paints.flatMap(\.violations), [])
        heights.append(host.height)
      }
      let line = heights[1] - heights[0]
      XCTAssertGreaterThan(line, 10)
      XCTAssertEqual(heights.map { $0 - heights[0] }, [0, line, 2 * line, 2 * line, 2 * line])
      XCTAssertEqual(host.figures.lineCount, 5)
      XCTAssertEqual(host.figures.visibleLineCount, 3)
      XCTAssert(host.figures.scrolls)
    }
  }

  func testGrowsByWrappingAndShrinksByDeleting() {
    onMain {
      let host = EditorHost(width: 150)
      let oneLine = host.height
      host.type("several words that do not fit")
      XCTAssertGreaterThan(host.height, oneLine)
      host.press("a", control: true)
      let paints = host.paints { host.press("BackSpace") }
      XCTAssertEqual(host.height, oneLine)
      XCTAssertEqual(paints.count, 1)
    }
  }

  func testTheEmptyHeightIsThatOfOneLetter() {
    onMain {
      for font in TextFont.styles {
        let host = EditorHost { $0.font = font }
        let empty = host.height
        host.type("A")
        XCTAssertEqual(host.height, empty, "\(font)")
        host.close()
      }
    }
  }

  func testPresetTextHasItsHeightInTheFirstFrame() {
    onMain {
      let host = EditorHost("one\ntwo\nthree")
      XCTAssertEqual(host.figures.visibleLineCount, 3)
      let typed = EditorHost()
      typed.type("one\ntwo\nthree")
      XCTAssertEqual(host.height, typed.height)
    }
  }

  func testEveryWayInGivesTheSameHeight() {
    onMain {
      let text = "first line\nsecond line that is long enough to be wrapped at this width\nthird"
      let expected = EditorHost(text, width: 260)
      let height = expected.height
      expected.close()

      let ways: [(String, (EditorHost) -> Void)] = [
        ("typed", { $0.type(text) }),
        ("bound", { $0.text = text }),
        ("pasted", { Self.paste(text, into: $0) }),
        (
          "set and undone",
          {
            $0.text = text
            $0.text = "short"
            $0.press("z", control: true)
          }
        ),
      ]
      for (name, way) in ways {
        let host = EditorHost(width: 260)
        let paints = host.paints { way(host) }
        XCTAssertEqual(host.height, height, name)
        XCTAssertEqual(host.text, text, name)
        XCTAssertEqual(paints.flatMap(\.violations), [], name)
        host.close()
      }
    }
  }

  func testFollowsTheWidthBothWays() {
    onMain {
      let text = "a text of several words that takes more lines where there is less room"
      let host = EditorHost(text, width: 600)
      var heights: [Int] = []
      for width in [600, 200, 120, 200, 600] {
        let paints = host.paints { host.setWidth(width) }
        XCTAssertEqual(paints.flatMap(\.violations), [], "\(width)")
        heights.append(host.height)
      }
      XCTAssertEqual(heights, heights.reversed())
      XCTAssertLessThan(heights[0], heights[1])
    }
  }

  func testAskedWithoutAWidthItAnswersForThePresentOne() {
    onMain {
      let host = EditorHost(String(repeating: "word ", count: 20), width: 400)
      let asked = host.editor.measure(.vertical)
      XCTAssertEqual(asked.natural, host.editor.measure(.vertical, forSize: 400).natural)
      XCTAssertEqual(asked.natural, host.height)
    }
  }

  /// The caret's paragraph is out of view when the width changes, and many times as high
  /// afterwards.
  func testTheCaretIsVisibleAtOnceInAMuchNarrowerEditor() {
    onMain {
      let before = String(repeating: "word ", count: 10) + "\n"
      let paragraph = String(repeating: "word ", count: 200)
      let host = EditorHost(
        before + paragraph + String(repeating: "\nline", count: 10), maxLine: 8, width: 590)
      host.editor.area.buffer.caret = 0
      host.editor.area.textView.scrollToCaret()
      host.settle()
      for place in [300, 600, 990] {
        host.setWidth(590)
        host.editor.area.buffer.caret = before.count + place
        host.editor.area.textView.scrollToCaret()
        host.settle()
        let paints = host.paints { host.setWidth(51) }
        XCTAssertEqual(paints.flatMap(\.violations), [], "\(place): \(host.geometry)")
      }
    }
  }

  func testFollowsFontSpacingLimitsAndBorder() {
    onMain {
      let host = EditorHost("one\ntwo\nthree\nfour", maxLine: 3)
      let before = host.height
      host.editor.font = .title
      host.settle()
      XCTAssertGreaterThan(host.height, before)
      host.editor.font = .body
      host.editor.lineSpacing = 12
      host.settle()
      XCTAssertEqual(host.height, before + 2 * 10, "two gaps, ten pixels wider each")
      host.editor.lineSpacing = 2
      host.editor.hasBorder = false
      host.settle()
      XCTAssertEqual(host.height, before, "a border takes no room")
      host.editor.maxLines = 4
      host.settle()
      XCTAssertGreaterThan(host.height, before)
      host.editor.text = ""
      host.editor.minLines = 3
      host.settle()
      XCTAssertEqual(host.height, before, "three empty lines are as high as three lines")
    }
  }

  /// GTK measures it at the width available and then allocates less; the documentation says so.
  func testAnEditorThatDoesNotFillItsPlaceScrolls() {
    onMain {
      let text = String(repeating: "several words ", count: 10)
      let editor = AutoHeightEditor(
        text: .constant(text), maxLine: 9, hasBorder: true, isEnabled: .constant(true),
        disabledPlaceholder: "", regExpUse: .none)
      editor.horizontalAlignment = .start
      let host = WindowHost(filling: (600, 400), Box(.vertical, [editor]))
      let narrow = editor.area.figures
      XCTAssertLessThan(narrow.width, 300)
      XCTAssert(narrow.scrolls, "\(narrow)")
      editor.horizontalAlignment = .fill
      host.settle()
      XCTAssertGreaterThan(editor.area.figures.width, 500)
      XCTAssertFalse(editor.area.figures.scrolls)
    }
  }

  func testDeletingALongSelectionLeavesTheCaretVisible() {
    onMain {
      let host = EditorHost((1...12).map(String.init).joined(separator: "\n"), maxLine: 3)
      host.editor.area.buffer.select(anchor: 2, caret: 24)
      host.editor.area.textView.scrollToCaret()
      host.settle()
      let paints = host.paints { host.press("BackSpace") }
      XCTAssertEqual(host.text, "1\n12")
      XCTAssertEqual(paints.flatMap(\.violations), [])
      host.press("z", control: true)
      host.editor.area.buffer.select(anchor: 2, caret: 18)
      host.editor.area.textView.scrollToCaret()
      host.settle()
      XCTAssertEqual(
        host.paints { host.press("BackSpace") }.flatMap(\.violations), [])
    }
  }

  func testDisablingAndEnablingKeepsTextAndHeight() {
    onMain {
      let host = EditorHost("one\ntwo\nthree")
      let height = host.height
      host.isEnabled = false
      host.settle()
      XCTAssertLessThan(host.height, height, "one line of what a disabled editor says")
      host.press("x")
      XCTAssertEqual(host.text, "one\ntwo\nthree")
      let paints = host.paints { host.isEnabled = true }
      XCTAssertEqual(host.height, height)
      XCTAssertEqual(paints.flatMap(\.violations), [])
    }
  }

  func testNonsenseIsTreatedAsDocumented() {
    onMain {
      let expected = EditorHost("one\ntwo", maxLine: 1)
      let height = expected.height
      expected.close()
      for maxLine in [0, -3, .min] {
        let host = EditorHost("one\ntwo", maxLine: maxLine)
        XCTAssertEqual(host.height, height)
        host.close()
      }
      let plain = EditorHost("one\ntwo") { $0.lineSpacing = 0 }
      for spacing in [-5, .nan, -.infinity, .infinity] as [Double] {
        plain.editor.lineSpacing = spacing
        plain.settle()
        let isNone = EditorHost("one\ntwo") { $0.lineSpacing = 0 }
        XCTAssertEqual(plain.height, isNone.height, "\(spacing)")
        isNone.close()
      }
    }
  }

  @MainActor
  static func paste(_ text: String, into host: EditorHost) {
    Clipboard.current?.set(text)
    var isDone = false
    let connection = host.editor.area.buffer.onPasteDone { isDone = true }
    host.press("v", control: true)
    XCTAssert(MainLoop.run(atMost: 60) { isDone })
    connection.disconnect()
  }
}
