import DataBinding
import AutoHeightEditing
import CConcertinaGtk
import ExpandableInput
import WidgetTestSupport
import XCTest

/// The caret is scrolled into view in the very frame in which it moves or the editor gets the
/// focus.
final class CaretInFrameTests: WidgetTestCase {
  override var isAnimated: Bool { true }

  /// The caret moves while the focus is elsewhere, as in a menu.
  func testTheFocusComesBackToAVisibleCaret() {
    onMain {
      let text = State((1...20).map { "line \($0)" }.joined(separator: "\n"))
      let editor = AutoHeightEditor(
        text: text.projectedValue, maxLine: 4, hasBorder: true, isEnabled: .constant(true),
        disabledPlaceholder: "", regExpUse: .none)
      let button = Button("Elsewhere")
      let area = editor.area
      let host = WindowHost(Box(.vertical, [editor, button]), watching: area)
      editor.focus()
      area.buffer.caret = area.buffer.scalarCount
      host.settle()
      XCTAssertGreaterThan(area.verticalAdjustment.value, 0)
      XCTAssert(button.focus())
      host.settle()
      area.buffer.caret = 0
      host.settle()
      let paints = host.paints { editor.focus() }
      XCTAssertGreaterThanOrEqual(area.textView.caretRectangle.y, 0)
      XCTAssertEqual(paints.flatMap(\.violations), [])
    }
  }

  /// A caret after the space at the end of a full line shifts the text sideways, but only as long
  /// as it is shown.
  func testTheTextIsShiftedOnlyForACaretThatIsShown() throws {
    try onMain {
      let text = State("i ")
      let editor = AutoHeightEditor(
        text: text.projectedValue, maxLine: 4, hasBorder: true, isEnabled: .constant(true),
        disabledPlaceholder: "", regExpUse: .none)
      let button = Button("Elsewhere")
      let area = editor.area
      let host = WindowHost(Box(.vertical, [editor, button]), width: 200, watching: area)
      editor.focus()
      area.buffer.caret = area.buffer.scalarCount
      host.settle()
      let horizontal = try XCTUnwrap(area.textView.horizontalAdjustment)
      for _ in 0..<100 where horizontal.value == 0 {
        host.press("BackSpace")
        host.type("i ")
        XCTAssertLessThanOrEqual(
          area.textView.caretRectangle.x - horizontal.value, horizontal.pageSize)
      }
      // Where Pango puts the space into the next line, the caret is visible without a shift.
      guard horizontal.value > 0 || gtk_get_minor_version() < 14 else { return host.close() }
      XCTAssertGreaterThan(horizontal.value, 0)
      let paints = host.paints { XCTAssert(button.focus()) }
      XCTAssertFalse(paints.isEmpty)
      XCTAssertEqual(paints.flatMap(\.violations), [])
      XCTAssertEqual(horizontal.value, 0)
      XCTAssertEqual(host.paints { editor.focus() }.flatMap(\.violations), [])
    }
  }

  /// The page follows the last thing that the user does: the wheel, not the key before it.
  func testAScrollInTheFrameOfAKeyLeavesTheCaret() {
    onMain {
      let text = State((1...40).map { "line \($0)" }.joined(separator: "\n"))
      let editor = AutoHeightEditor(
        text: text.projectedValue, maxLine: 5, hasBorder: true, isEnabled: .constant(true),
        disabledPlaceholder: "", regExpUse: .none)
      let host = PageHost(editor, editor.area)
      let position = host.page.verticalAdjustment?.value
      let paints = host.paints {
        host.press("End", control: true)
        XCTAssertEqual(editor.area.scrollAsUser(by: -200), 0)
      }
      XCTAssertFalse(paints.isEmpty)
      XCTAssertEqual(paints.flatMap(\.violations), [])
      XCTAssertEqual(host.page.verticalAdjustment?.value, position)
    }
  }

  /// New lines appear in the frames in which a text grows, below its visible part.
  func testANewLineIsVisibleInTheFrameInWhichItIsTyped() {
    onMain {
      let text = State("one\ntwo")
      let bar = ExpandableToolbar(
        text: text.projectedValue, maxLines: 4, returnKey: .insertsNewline,
        animationDuration: 0.2)
      let host = WindowHost(
        bar, watching: bar.area,
        alsoViolated: { [weak bar] in bar?.violatedInvariants.map(\.rawValue) ?? [] })
      bar.area.focus()
      bar.area.buffer.caret = bar.area.buffer.scalarCount
      host.settle()
      var isDue = 0
      let typing = host.window.frameClock?.onBeforePaint { [weak host] in
        isDue += 1
        if isDue.isMultiple(of: 3), isDue < 40 { host?.press("Return") }
      }
      let paints = host.paints {
        bar.area.buffer.insert("\n", at: bar.area.buffer.scalarCount)
        XCTAssert(MainLoop.run(atMost: 60) { isDue > 40 || !bar.isMoving })
      }
      typing?.disconnect()
      XCTAssertEqual(paints.flatMap(\.violations), [])
      XCTAssertGreaterThan(bar.area.buffer.lineCount, 4)
    }
  }
}
