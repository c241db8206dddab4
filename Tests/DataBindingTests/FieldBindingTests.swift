import Concertina
import GtkCore
import Observation
import WidgetTestSupport
import XCTest

/// Shows a field, with the focus in it.
@MainActor
private func shown(_ field: CatalogField) -> WindowHost {
  let host = WindowHost(field)
  field.focus()
  return host
}

/// Texts and values of fields, bound in both directions.
final class FieldBindingTests: WidgetTestCase {
  // MARK: Texts

  func testATextGoesThereAndBack() {
    onMain {
      let state = State("Ann")
      let fields: [CatalogField] = [
        UnderlinedTextField("Name", text: state.binding),
        BorderedTextField("Name", text: state.binding),
        UnderlinedTextView("Name", text: state.binding),
      ]
      XCTAssertEqual(fields.map(\.text), ["Ann", "Ann", "Ann"])
      let host = shown(fields[0])
      host.press("End")
      host.type("a")
      XCTAssertEqual(state.wrappedValue, "Anna")
      XCTAssertEqual(fields.map(\.text), ["Anna", "Anna", "Anna"])
      host.press("z", control: true)
      XCTAssertEqual(state.wrappedValue, "Ann", "undo is a change, too")
      host.press("z", control: true, shift: true)
      XCTAssertEqual(state.wrappedValue, "Anna")
      for text in ["Bob", "", "Cid"] {
        state.wrappedValue = text
        XCTAssertEqual(fields.map(\.text), [text, text, text])
      }
    }
  }

  func testThePresentTextIsInTheModelBeforeHandlersAreCalled() {
    onMain {
      let state = State("")
      let field = UnderlinedTextField("Name", text: state.binding)
      var seen: [String] = []
      field.onTextChanged = { _ in seen.append(state.wrappedValue) }
      shown(field).type("ab")
      XCTAssertEqual(seen, ["a", "ab"])
    }
  }

  func testAPassword() {
    onMain {
      let state = State("secret")
      let field = UnderlinedTextField("Password", text: state.binding)
      field.mode = .password
      XCTAssertEqual(field.text, "secret")
      let host = shown(field)
      host.press("End")
      host.type("s")
      XCTAssertEqual(state.wrappedValue, "secrets")
      state.wrappedValue = ""
      XCTAssertEqual(field.text, "")
    }
  }

  func testTheTextOfAMaskIsTheValue() throws {
    try onMain {
      let state = State("9005553333")
      let field = UnderlinedTextField("Phone", text: state.binding)
      field.mask = try Mask("+7 ([000]) [000]-[00]-[00]")
      XCTAssertEqual(field.text, "+7 (900) 555-33-33")
      XCTAssertEqual(state.wrappedValue, "9005553333")
      let host = shown(field)
      host.press("End", "BackSpace")
      XCTAssertEqual(state.wrappedValue, "900555333")
      XCTAssertEqual(field.text, "+7 (900) 555-33-3", "what is not complete stays")
      state.wrappedValue = ""
      XCTAssertEqual(field.text, "")
      state.wrappedValue = "123"
      XCTAssertEqual(field.rawText, "123")
    }
  }

  func testATextWithoutRoomStaysInTheModel() throws {
    try onMain {
      let state = State("12345")
      let field = UnderlinedTextField("Code", text: state.binding)
      field.mask = try Mask("[000]")
      XCTAssertEqual(field.text, "123")
      XCTAssertFalse(field.isValid)
      let host = shown(field)
      field.inputWidget.resignFocus()
      XCTAssertEqual(state.wrappedValue, "12345", "showing it changes nothing")
      field.focus()
      host.press("End", "BackSpace", "BackSpace")
      XCTAssertEqual(state.wrappedValue, field.text, "but the user does")
      state.wrappedValue = "12345"
      XCTAssertEqual(field.text, "123")
      field.mask = try Mask("[00000]")
      XCTAssertEqual(field.text, "12345", "it is read again")
      XCTAssert(field.isValid)
      XCTAssertEqual(state.wrappedValue, "12345")
    }
  }

  func testAnotherFormReadsTheValueOfTheModelAgain() {
    onMain {
      let state = State("1234.5")
      let field = UnderlinedTextField("Sum", text: state.binding)
      let german = MoneyFormat(decimalSeparator: ",", groupingSeparator: ".", maxFractionDigits: 3)
      state.wrappedValue = "1.234"
      field.moneyFormat = german
      XCTAssertEqual(field.text, "1,234", "and not as 1234")
      XCTAssertEqual(state.wrappedValue, "1.234")
      field.moneyFormat = MoneyFormat(maxFractionDigits: 3)
      XCTAssertEqual(field.text, "1.234")
      XCTAssertEqual(state.wrappedValue, "1.234")
    }
  }

  // MARK: Values

  func testASum() {
    onMain {
      let state = State<DecimalNumber?>("12.5")
      let field = UnderlinedTextField("Sum", value: state.binding)
      XCTAssertEqual(field.text, "12.5")
      field.fillsFraction = true
      let host = shown(field)
      host.press("End")
      host.type("6")
      XCTAssertEqual(state.wrappedValue, "12.56")
      host.press("BackSpace", "BackSpace", "BackSpace")
      XCTAssertEqual(state.wrappedValue, 12)
      host.press("BackSpace", "BackSpace")
      XCTAssertNil(state.wrappedValue)
      host.type("1234.")
      XCTAssertEqual(state.wrappedValue, 1234)
      XCTAssertEqual(field.text, "1,234.", "what is typed stays")
      host.type("5x")
      XCTAssertNil(state.wrappedValue, "that is no sum")
      XCTAssertEqual(field.text, "1,234.5")
      host.press("BackSpace")
      XCTAssertEqual(state.wrappedValue, "1234.5")
      state.wrappedValue = nil
      XCTAssertEqual(field.text, "", "nil clears")
      state.wrappedValue = "7.1"
      XCTAssertEqual(field.text, "7.10")
      XCTAssertEqual(state.wrappedValue, "7.1")
    }
  }

  func testASumThatTheFieldCannotShowStays() {
    onMain {
      for sum: DecimalNumber in ["1.005", -5, "1234567890123456789"] {
        let state = State<DecimalNumber?>(sum)
        let field = UnderlinedTextField("Sum", value: state.binding)
        XCTAssertFalse(field.isValid, "\(sum)")
        XCTAssertEqual(state.wrappedValue, sum)
        _ = shown(field)
        XCTAssertEqual(state.wrappedValue, sum)
        field.moneyFormat = MoneyFormat(
          maxIntegerDigits: 20, maxFractionDigits: 3, allowsNegative: true)
        XCTAssert(field.isValid, "\(sum)")
        XCTAssertEqual(state.wrappedValue, sum)
        XCTAssertEqual(field.value(), sum)
      }
    }
  }

  func testTheFormatOfTheAppStays() {
    onMain {
      let state = State<DecimalNumber?>("1234.5")
      let field = BorderedTextField("Sum")
      field.moneyFormat = MoneyFormat(decimalSeparator: ",", groupingSeparator: " ")
      field.validator = SumValidator(max: 2000)
      field.bind(value: state.binding)
      XCTAssertEqual(field.text, "1 234,5")
      state.wrappedValue = 3000
      XCTAssertFalse(field.isValid)
      XCTAssertEqual(state.wrappedValue, 3000, "what is not allowed is a sum all the same")
    }
  }

  func testADay() throws {
    try onMain {
      let (first, second) = (
        try XCTUnwrap(CalendarDate("29.02.2024")), try XCTUnwrap(CalendarDate("07.03.1999"))
      )
      let state = State<CalendarDate?>(first)
      let field = UnderlinedTextField("Day", value: state.binding)
      let picker = try XCTUnwrap(field.picker as? DatePickerView)
      XCTAssertEqual(field.text, picker.format.string(from: first))
      state.wrappedValue = second
      XCTAssertEqual(field.text, picker.format.string(from: second))
      let host = shown(field)
      host.press("End", "BackSpace")
      XCTAssertNil(state.wrappedValue)
      XCTAssertFalse(field.text.isEmpty, "an incomplete day stays")
      host.type("8")
      XCTAssertNotEqual(state.wrappedValue, second)
      XCTAssertNotNil(state.wrappedValue)
      field.makeFirstResponder()
      state.wrappedValue = nil
      XCTAssertEqual(field.text, "")
      picker.open()
      picker.calendar.selectedDay = CalendarView.Day(year: 2001, month: 5, day: 6)
      XCTAssertEqual(state.wrappedValue, CalendarDate(year: 2001, month: 5, day: 6))
      picker.cancel()
      XCTAssertNil(state.wrappedValue, "as it was before")
    }
  }

  func testAPickerOfTheAppHasTheFormat() throws {
    try onMain {
      let state = State<CalendarDate?>(try XCTUnwrap(CalendarDate("29.02.2024")))
      let field = UnderlinedTextField("Day")
      let picker = DatePickerView(format: try XCTUnwrap(CalendarDateFormat("yyyy-MM-dd")))
      field.picker = picker
      field.bind(value: state.binding)
      XCTAssert(field.picker === picker)
      XCTAssertEqual(field.text, "2024-02-29")
      state.wrappedValue = nil
      shown(field).type("20011231")
      XCTAssertEqual(state.wrappedValue, CalendarDate(year: 2001, month: 12, day: 31))
    }
  }

  func testAPhoneNumber() {
    onMain {
      let state = State<PhoneNumber?>(nil)
      let text = State("")
      let field = UnderlinedTextField("Phone", value: state.binding)
      let other = UnderlinedTextField("Phone", text: text.binding)
      other.picker = PhoneCountryPicker()
      let host = shown(field)
      host.type("+49151234567")
      XCTAssertNil(state.wrappedValue, "not yet")
      XCTAssertEqual(field.rawText, "+49151234567", "and it stays")
      host.type("89")
      XCTAssertEqual(state.wrappedValue, PhoneNumber("+4915123456789"))
      text.wrappedValue = field.rawText
      XCTAssertEqual(other.text, field.text)
      state.wrappedValue = PhoneNumber("+33612345678")
      XCTAssertEqual(field.rawText, "+33612345678")
      XCTAssert(field.isValid)
      state.wrappedValue = nil
      XCTAssertEqual(field.text, "")
    }
  }

  fileprivate enum Sex: String, CaseIterable { case female, male, other }

  func testAChoice() throws {
    try onMain {
      let state = State<Sex?>(.male)
      let field = UnderlinedTextField("Sex", Sex.allCases, selection: state.binding) {
        $0.rawValue.capitalized
      }
      XCTAssertEqual(field.text, "Male")
      let picker = try XCTUnwrap(field.picker as? PlainPickerView)
      let host = shown(field)
      picker.open()
      host.press("Down", "Return")
      XCTAssertEqual(state.wrappedValue, .other)
      state.wrappedValue = nil
      XCTAssertEqual(field.text, "")
      state.wrappedValue = .female
      XCTAssertEqual(field.text, "Female")
    }
  }

  fileprivate struct Version: FieldValue {
    let number: Int
    init(_ number: Int) { self.number = number }
    init?(fieldValue: String) {
      guard let number = Int(fieldValue) else { return nil }
      self.number = number
    }
    var fieldValue: String { String(number) }
  }

  func testAValueOfTheApp() {
    onMain {
      let state = State<Version?>(Version(3))
      let field = UnderlinedTextField("Version", value: state.binding)
      let host = shown(field)
      host.press("End")
      host.type("1a")
      XCTAssertNil(state.wrappedValue)
      host.press("BackSpace")
      XCTAssertEqual(state.wrappedValue, Version(31))
    }
  }

  // MARK: Together

  @Observable
  fileprivate final class Invoice {
    var amounts: [DecimalNumber?] = [1, nil]
    var due: CalendarDate?
  }

  func testTwoFieldsOnOneValueOfAModel() {
    onMain {
      @Bindable var invoice = Invoice()
      let fields = [
        UnderlinedTextField("Sum", value: $invoice.amounts[1]),
        UnderlinedTextField("Sum", value: $invoice.amounts[1]),
      ]
      let host = shown(fields[0])
      host.type("12.")
      XCTAssertEqual(invoice.amounts, [1, 12])
      XCTAssert(MainLoop.run(atMost: 60) { fields[1].text == "12" })
      XCTAssertEqual(fields[0].text, "12.", "the text of the one who types comes not back")
      invoice.amounts[1] = nil
      XCTAssert(MainLoop.run(atMost: 60) { fields.allSatisfy { $0.text.isEmpty } })
      fields[1].setValue(3 as DecimalNumber)
      XCTAssertEqual(invoice.amounts, [1, 3])
      XCTAssert(MainLoop.run(atMost: 60) { fields[0].value() == 3 as DecimalNumber })
      invoice.amounts.removeLast()
      fields[0].setText("4")
      XCTAssertEqual(invoice.amounts, [1])
    }
  }

  func testABindingTakesThePlaceOfAnEarlierOne() {
    onMain {
      let (one, two) = (State("1"), State("2"))
      let field = UnderlinedTextField("", text: one.binding)
      field.bind(text: two.binding)
      field.setText("3")
      XCTAssertEqual([one.wrappedValue, two.wrappedValue], ["1", "3"])
      one.wrappedValue = "4"
      XCTAssertEqual(field.text, "3")
    }
  }

  func testFieldsAndModelsAreReleased() {
    onMain {
      weak var model: Invoice?
      assertFinalized {
        let invoice = Invoice()
        model = invoice
        return [
          UnderlinedTextField("", value: Bindable(invoice).due),
          BorderedTextField("", value: Bindable(invoice).amounts[0]),
          UnderlinedTextView("", text: .constant("")),
        ]
      }
      XCTAssertNil(model)
    }
  }
}
