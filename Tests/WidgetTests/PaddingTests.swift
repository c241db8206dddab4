import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing
@testable import WidgetSupport

/// The padding around the text, which looks like a part of the text field but does not belong to
/// the text view.
final class PaddingTests: WidgetTestCase {
  @MainActor
  private static func widget(under x: Double, _ y: Double, in area: GrowingTextArea)
    -> OpaquePointer?
  {
    let pointer: UnsafeMutablePointer<GtkWidget> = UnsafeMutablePointer(area.nativePointer)
    return gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT).map { OpaquePointer($0) }
  }

  /// The area handles presses of which it is the target, not those on its children.
  func testThePaddingIsTheArea() {
    onMain {
      let host = EditorHost("one\ntwo")
      let area = host.editor.area
      let (width, height) = (Double(area.width), Double(area.height))
      for (x, y) in [(-4, height / 2), (width + 4, height / 2), (width / 2, -3)] {
        XCTAssertEqual(Self.widget(under: x, y, in: area), area.nativePointer, "\(x), \(y)")
      }
      XCTAssertEqual(
        Self.widget(under: width / 2, height / 2, in: area), area.textView.nativePointer)
    }
  }

  func testAPressOnThePaddingIsForTheNearestPlaceInTheText() {
    onMain {
      let host = EditorHost("one\ntwo")
      let area = host.editor.area
      let (width, height) = (Double(area.textView.width), Double(area.textView.height))
      let cases = [
        (-3, 2, 0), (width + 3, 2, 3), (-3, height - 2, 4), (width + 3, height + 3, 7), (0, -3, 0),
      ]
      for (x, y, caret) in cases {
        host.window.focusWidget?.resignFocus()
        host.settle()
        XCTAssertFalse(area.textView.isFocus)
        area.implementation.input.pointer.pressOnPadding(x: x, y: y)
        XCTAssert(area.textView.isFocus)
        XCTAssertEqual(area.buffer.caret, caret, "\(x), \(y)")
      }
      area.implementation.input.pointer.pressOnPadding(x: width, y: height, isExtending: true)
      XCTAssertEqual(area.buffer.selection, 0..<7)
    }
  }

  func testAPressOnThePaddingOfADisabledEditorDoesNothing() {
    onMain {
      let host = EditorHost("one", isEnabled: false)
      host.editor.area.implementation.input.pointer.pressOnPadding(x: 0, y: 0)
      XCTAssertFalse(host.editor.area.textView.isFocus)
    }
  }
}
