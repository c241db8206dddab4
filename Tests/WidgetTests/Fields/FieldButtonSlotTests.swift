import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Which button a field has, without a field.
final class FieldButtonSlotTests: WidgetTestCase {
  func testTheModeDecidesOnTheButton() {
    onMain {
      let (slot, box) = (FieldButtonSlot(hasOneLine: true), Box(.vertical))
      let style = CurrentStyle(FieldKind.underlined.appearance)
      XCTAssertFalse(slot.replace(for: nil, style, in: box))
      XCTAssertNil(slot.button)
      slot.mode = .password
      XCTAssert(slot.replace(for: nil, style, in: box))
      XCTAssertEqual(slot.button?.kind, .reveal)
      XCTAssertFalse(slot.replace(for: nil, style, in: box))
      let scan = ActionButtonConfiguration(image: "camera-photo-symbolic", label: "Scan")
      slot.mode = .custom(scan)
      XCTAssert(slot.replace(for: nil, style, in: box))
      XCTAssertEqual(slot.button?.kind, .action(scan))
      XCTAssertEqual(box.children.count, 1)
      slot.mode = .plain
      XCTAssertFalse(slot.replace(for: nil, style, in: box))
      XCTAssertEqual(box.children.count, 0)
    }
  }

  func testOnlyAButtonThatClearsTheTextTakesNoRoomFromIt() {
    onMain {
      let style = CurrentStyle(FieldKind.textView.appearance)
      for hasOneLine in [true, false] {
        let (slot, box) = (FieldButtonSlot(hasOneLine: hasOneLine), Box(.vertical))
        XCTAssertFalse(slot.hasRoom)
        slot.mode = .password
        XCTAssert(slot.replace(for: nil, style, in: box))
        XCTAssertEqual(slot.hasRoom, hasOneLine)
      }
    }
  }

  func testAHiddenButtonCannotHaveTheFocus() {
    onMain {
      let (slot, box) = (FieldButtonSlot(hasOneLine: false), Box(.vertical))
      let style = CurrentStyle(FieldKind.textView.appearance)
      XCTAssert(slot.replace(for: nil, style, in: box))
      var model = FieldModel()
      for text in ["", "a", ""] {
        model.apply(.edit(text))
        slot.update(for: model, style, in: box)
        XCTAssertEqual(slot.button?.button.isChildVisible, !text.isEmpty)
      }
    }
  }
}
