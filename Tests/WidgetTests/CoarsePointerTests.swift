import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// Targets that are large enough for a finger.
final class CoarsePointerTests: WidgetTestCase {
  @MainActor
  private static func buttons(in widget: Widget) -> [Widget] {
    let isButton = widget is Button || ["GtkButton", "GtkToggleButton"].contains(widget.typeName)
    let inner = widget.children.filter { $0.typeName != "GtkPopover" }.flatMap { buttons(in: $0) }
    return (isButton && widget.isMapped ? [widget] : []) + inner
  }

  func testButtonsOfBarsAreAsLargeAsAFingerThereAndBack() {
    onMain {
      let (context, editor) = (EditorViewContext(), EditorView())
      let bars: [Widget] = [
        Box(.horizontal, [StyleChooser(context: context), FormattingToolbar(context: context)]),
        FindBar(for: editor), ExpandableToolbar(text: .constant("Hello")) { _ in },
      ]
      let host = WindowHost(Box(.vertical, bars + [editor]))
      (bars[1] as? FindBar)?.open()
      host.settle()
      let before = bars.flatMap { Self.buttons(in: $0) }.map { [$0.width, $0.height] }
      XCTAssertGreaterThan(before.count, 8)
      XCTAssert(before.contains { $0.contains { $0 < 44 } })
      host.window.addStyleClass(CoarsePointer.styleClass)
      host.settle()
      for button in bars.flatMap({ Self.buttons(in: $0) }) {
        XCTAssertGreaterThanOrEqual(button.width, 44, button.name)
        XCTAssertGreaterThanOrEqual(button.height, 44, button.name)
      }
      host.window.removeStyleClass(CoarsePointer.styleClass)
      host.settle()
      XCTAssertEqual(
        bars.flatMap { Self.buttons(in: $0) }.map { [$0.width, $0.height] }, before)
    }
  }

  func testADisplayWithAFinerPointerIsNotCoarse() {
    onMain {
      for (touch, pointer) in [(true, false), (true, true), (false, true), (false, false)] {
        XCTAssertEqual(CoarsePointer.isCoarse(touch: touch, pointer: pointer), touch && !pointer)
      }
      let host = WindowHost(EditorView())
      host.settle()
      XCTAssertFalse(host.window.hasStyleClass(CoarsePointer.styleClass), "Xvfb has a mouse")
    }
  }
}
