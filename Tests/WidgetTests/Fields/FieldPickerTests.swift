@testable import TextFieldCatalog
import WidgetTestSupport
import XCTest

/// The behavior that all pickers have in common.
final class FieldPickerTests: WidgetTestCase {
  func testAnyWidgetCanBeAPicker() {
    onMain {
      let button = Button("🙂")
      let picker = PickerPopover(button)
      button.onClicked { [weak picker] in
        picker?.choose("🙂")
        picker?.close()
      }
      let host = FieldPickerHost(picker, text: "x")
      host.press("Down")
      XCTAssert(button.isFocus)
      button.click()
      host.settle()
      XCTAssertEqual(host.field.text, "🙂")
      XCTAssertFalse(picker.isOpen)
    }
  }

  func testTheBarGoesToTheNeighbours() {
    onMain {
      let picker = DatePickerView()
      let host = FieldPickerHost(picker)
      host.field.nextInput = host.after
      host.field.previousInput = host.before
      host.press("Down")
      XCTAssert(picker.topView.showsNext)
      XCTAssert(picker.topView.showsPrevious)
      host.click("picker_next", in: picker)
      XCTAssertFalse(picker.isOpen)
      XCTAssert(host.after.inputWidget.isFocus)
      XCTAssertEqual(host.take(), ["end"])
      picker.open()
      host.settle()
      XCTAssertEqual(host.take(), ["begin"])
      host.click("picker_previous", in: picker)
      XCTAssert(host.before.inputWidget.isFocus)
    }
  }

  func testArrowsComeAndGoWhileThePickerIsOpen() {
    onMain {
      let picker = DatePickerView()
      let host = FieldPickerHost(picker)
      host.press("Down")
      XCTAssertFalse(picker.topView.showsNext)
      XCTAssertFalse(picker.topView.showsPrevious)
      host.field.nextInput = host.after
      XCTAssert(picker.topView.showsNext)
      host.field.previousInput = host.before
      XCTAssert(picker.topView.showsPrevious)
      host.field.nextInput = nil
      XCTAssertFalse(picker.topView.showsNext)
    }
  }

  func testDoneClosesAndTheFocusComesBack() {
    onMain {
      let picker = PlainPickerView(["one", "two"])
      let host = FieldPickerHost(picker, text: "one")
      host.press("Down", "Down")
      host.click("picker_done", in: picker)
      XCTAssertFalse(picker.isOpen)
      XCTAssertEqual(host.field.text, "two")
      XCTAssert(host.field.inputWidget.isFocus)
      XCTAssertFalse(host.take().contains("end"))
    }
  }

  func testTabGoesRoundInThePicker() {
    onMain {
      let picker = DatePickerView()
      let host = FieldPickerHost(picker)
      host.field.nextInput = host.after
      host.press("Down")
      var seen: [String] = []
      for _ in 0..<12 {
        host.press("Tab")
        guard let focus = host.window.focusWidget else { break }
        if focus == picker.calendar { break }
        seen.append(focus.name)
        XCTAssert(picker.isOpen)
        XCTAssert(focus != host.field.inputWidget)
      }
      XCTAssert(seen.contains("picker_next"), "\(seen)")
      XCTAssert(seen.contains("picker_done"), "\(seen)")
      XCTAssert(picker.calendar.isFocus || picker.calendar.containsFocus, "\(seen)")
    }
  }

  func testAClosedPickerOpensInAnEnabledFieldOnly() {
    onMain {
      let picker = DatePickerView()
      let host = FieldPickerHost(picker)
      host.field.disableTextField()
      picker.open()
      XCTAssertFalse(picker.isOpen)
      host.field.enableTextField()
      picker.open()
      picker.open()
      XCTAssert(picker.isOpen)
      host.settle()
    }
  }

  func testAltDownOpensInAFieldOfSeveralLinesAndDownDoesNot() {
    onMain {
      let picker = PlainPickerView(["one"])
      let field = UnderlinedTextView()
      field.configure(placeholder: "Comment", maxLength: nil)
      field.setText("1\n2")
      field.picker = picker
      let host = WindowHost(field)
      field.makeFirstResponder()
      field.select(anchor: 0, caret: 0)
      host.settle()
      host.press("Down")
      XCTAssertFalse(picker.isOpen)
      XCTAssertEqual(field.caret, 2)
      guard let stroke = KeyStroke(name: "Down", alt: true) else { return XCTFail("no such key") }
      host.window.press(stroke)
      XCTAssert(picker.isOpen)
      host.settle()
    }
  }

  func testAFieldWithoutAKeyboardOpensWithSpaceAndReturn() {
    onMain {
      let picker = PlainPickerView(["one"])
      let host = FieldPickerHost(picker)
      host.field.hideKeyboard()
      XCTAssert(host.field.inputKind.hints.contains(.inhibitOnScreenKeyboard))
      host.press("space")
      XCTAssert(picker.isOpen)
      host.press("Escape", "Return")
      XCTAssert(picker.isOpen)
    }
  }

  func testAFieldWithoutAKeyboardAndItsButtonAreOneStopOfTab() {
    onMain {
      let host = FieldPickerHost(PlainPickerView(["Apple", "Banana"]))
      for acceptsTyping in [true, false, true] {
        host.field.acceptsTyping = acceptsTyping
        host.field.makeFirstResponder()
        host.press("Tab")
        XCTAssertEqual(host.after.containsFocus, !acceptsTyping)
        host.after.makeFirstResponder()
        host.press("Tab", shift: true)
        XCTAssertEqual(host.field.inputWidget.isFocus, !acceptsTyping)
      }
    }
  }

  func testTheButtonOpensAndCloses() throws {
    try onMain {
      let picker = DatePickerView()
      let host = FieldPickerHost(picker)
      host.field.setTextFieldIdentifier("birthday")
      var taps = 0
      host.field.onActionButtonTap = { _ in taps += 1 }
      let button = try XCTUnwrap(host.field.descendant(named: "birthday_button"))
      button.activate()
      host.settle()
      XCTAssert(picker.isOpen)
      button.activate()
      host.settle()
      XCTAssertFalse(picker.isOpen)
      XCTAssertEqual(taps, 0, "it is the picker's")
      host.field.picker = nil
      XCTAssertNil(host.field.descendant(named: "birthday_button"))
      host.field.mode = .password
      host.field.picker = picker
      XCTAssertNotNil(host.field.descendant(named: "birthday_button"))
    }
  }

  func testAnotherPickerTakesThePlaceOfAnOpenOne() {
    onMain {
      let first = PlainPickerView(["one"])
      let host = FieldPickerHost(first)
      host.press("Down")
      let second = PlainPickerView(["two"])
      host.field.picker = second
      host.settle()
      XCTAssertFalse(first.isOpen)
      XCTAssertNil(first.field)
      second.open()
      host.press("Return")
      XCTAssertEqual(host.field.text, "two")
      host.field.picker = nil
      host.press("Down")
      XCTAssertFalse(second.isOpen)
    }
  }

  func testNothingIsLeftOfPickers() {
    onMain {
      let uses: [@MainActor (FieldPickerHost, PickerPopover) -> Void] = [
        { _, _ in },
        { host, _ in host.press("Down", "Escape") },
        { host, _ in host.press("Down", "Down", "Return") },
        // The window is closed while the picker is open.
        { host, _ in host.press("Down", "Down") },
        { host, _ in host.field.picker = nil },
      ]
      for use in uses {
        for make in [{ DatePickerView() as PickerPopover }, { PlainPickerView(["one", "two"]) }] {
          assertFinalized {
            let picker = make()
            let host = FieldPickerHost(picker)
            use(host, picker)
            let objects: [Object] = [
              host.field, host.field.inputWidget, picker.popover, picker.content,
              picker.topView.widget,
            ]
            host.close()
            return objects
          }
        }
      }
    }
  }

  func testAPickerOutlivesItsField() {
    onMain {
      let picker = DatePickerView()
      assertFinalized {
        let host = FieldPickerHost(picker)
        host.press("Down")
        host.close()
        return [host.field]
      }
      XCTAssertNil(picker.field)
      XCTAssertFalse(picker.isOpen)
      picker.open()
      picker.choose("01.01.2000")
      picker.close()
      picker.cancel()
      XCTAssertFalse(picker.isOpen)
    }
  }
}
