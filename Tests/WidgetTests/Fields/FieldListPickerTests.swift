@testable import TextFieldCatalog
import WidgetTestSupport
import XCTest

/// A field's list, used by keys alone.
final class FieldListPickerTests: WidgetTestCase {
  private static let fruit = ["Apple", "Banana", "Blueberry", "Cherry"]

  func testArrowsChooseAndReturnTakes() {
    onMain {
      let picker = PlainPickerView(Self.fruit)
      var picked: [String] = []
      picker.onPicked = { picked.append($0) }
      let host = FieldPickerHost(picker, text: "Banana")
      host.press("Down")
      XCTAssert(picker.isOpen)
      XCTAssertEqual(picker.selectedIndex, 1)
      XCTAssertEqual(host.take(), [])
      host.press("Down")
      XCTAssertEqual(host.field.text, "Blueberry")
      XCTAssertEqual(host.take(), ["text Blueberry"])
      host.press("End")
      XCTAssertEqual(host.field.text, "Cherry")
      host.press("Return")
      XCTAssertFalse(picker.isOpen)
      XCTAssertEqual(host.field.text, "Cherry")
      XCTAssertEqual(picked, ["Blueberry", "Cherry"])
      XCTAssert(host.field.inputWidget.isFocus)
    }
  }

  func testAnEmptyFieldSelectsNothingUntilTheUserDoes() {
    onMain {
      let picker = PlainPickerView(Self.fruit)
      let host = FieldPickerHost(picker)
      host.press("Down")
      XCTAssertNil(picker.selectedIndex)
      XCTAssertEqual(host.field.text, "")
      host.press("Return")
      XCTAssertEqual(host.field.text, "Apple", "the row with the focus")
      XCTAssertFalse(picker.isOpen)
    }
  }

  func testTabChangesNoChoice() {
    onMain {
      for text in ["Banana", ""] {
        for isBackward in [false, true] {
          let picker = PlainPickerView(Self.fruit)
          let host = FieldPickerHost(picker, text: text)
          host.press("Down")
          host.press("Tab", shift: isBackward)
          XCTAssertFalse(picker.isOpen, "Tab goes on, as from a closed list")
          XCTAssertEqual(host.field.text, text)
          host.field.makeFirstResponder()
          host.press("Down", "Down")
          let chosen = host.field.text
          XCTAssertNotEqual(chosen, text)
          host.press("Tab", shift: isBackward)
          XCTAssertEqual(host.field.text, chosen, "and keeps it")
          XCTAssertFalse(picker.isOpen)
          host.close()
        }
      }
    }
  }

  func testCountriesAreOneStopOfTab() {
    onMain {
      let picker = PhoneCountryPicker()
      let host = FieldPickerHost(picker)
      host.press("Down")
      let country = picker.country
      for isBackward in [false, true] {
        var places: [String] = []
        for _ in 0..<6 {
          let isInBar = picker.topView.widget.containsFocus
          places.append(isInBar ? "bar" : picker.list.scroller.containsFocus ? "list" : "entry")
          host.press("Tab", shift: isBackward)
        }
        let circle = isBackward ? ["entry", "bar", "list"] : ["entry", "list", "bar"]
        XCTAssertEqual(places, circle + circle)
      }
      XCTAssert(picker.isOpen)
      XCTAssertEqual(picker.list.selected, country)
      XCTAssertEqual(picker.country, country)
      host.close()
    }
  }

  func testFirstLettersGoToARow() {
    onMain {
      let picker = PlainPickerView(Self.fruit)
      let host = FieldPickerHost(picker)
      host.press("Down")
      host.press("b", "l")
      XCTAssertEqual(host.field.text, "Blueberry")
      host.press("x")
      XCTAssertEqual(host.field.text, "Blueberry")
      host.press("Escape")
      XCTAssertEqual(host.field.text, "")
      XCTAssertFalse(picker.isOpen)
    }
  }

  func testSpaceTakesARow() {
    onMain {
      let picker = PlainPickerView(Self.fruit)
      let host = FieldPickerHost(picker, text: "Apple")
      host.press("Down", "Down", "space")
      XCTAssertEqual(host.field.text, "Banana")
      XCTAssertFalse(picker.isOpen)
    }
  }

  func testOtherItemsAndNone() {
    onMain {
      let picker = PlainPickerView([])
      let host = FieldPickerHost(picker, text: "kept")
      host.press("Down", "Down", "Return", "a")
      XCTAssertEqual(host.field.text, "kept")
      host.press("Escape")
      picker.items = ["one", "two"]
      host.press("Down", "Return")
      XCTAssertEqual(host.field.text, "one")
    }
  }

  func testALongListScrolls() {
    onMain {
      let picker = PlainPickerView((1...200).map { "row \($0)" })
      let host = FieldPickerHost(picker, text: "row 150")
      host.press("Down")
      XCTAssertEqual(picker.selectedIndex, 149)
      XCTAssertEqual(picker.content.height, PlainPickerView.maxHeight)
      let adjustment = (picker.content as? ScrolledWindow)?.verticalAdjustment
      XCTAssertGreaterThan(adjustment?.value ?? 0, 4_000)
    }
  }
}
