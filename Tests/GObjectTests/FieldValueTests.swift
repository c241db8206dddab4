import CConcertina
import CConcertinaGtk
import GtkCore
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// Sums, dates, phone numbers and pickers by GObject alone.
final class FieldValueTests: WidgetTestCase {
  @MainActor
  private static func make(_ settings: [(String, String)]) throws -> GObjectWidget {
    let made = try GObjectWidget(UnderlinedTextField.declaration)
    for (name, value) in settings { try made.set(name, to: value) }
    return made
  }

  func testASumHasANumberForPrograms() throws {
    try onMain {
      let made = try Self.make([
        ("decimal-separator", ","), ("grouping-separator", "."), ("currency", "€"),
        ("maximum-sum", "5000"), ("allows-negative", "true"), ("fraction-digits", "2"),
        ("value-kind", "money"),
      ])
      var notifications = 0
      made.widget.onChange(of: Property<Widget, String>("value")) { notifications += 1 }
      try made.set("text", to: "1234,5")
      XCTAssertEqual(try made.text(of: "text"), "\"1.234,5\"")
      XCTAssertEqual(try made.text(of: "value"), "\"1234.5\"")
      try made.set("value", to: "-20.25")
      XCTAssertEqual(try made.text(of: "text"), "\"-20,25\"")
      XCTAssertEqual(notifications, 2)
      XCTAssertEqual(try made.text(of: "valid"), "TRUE")
      try made.set("value", to: "5000.01")
      XCTAssertEqual(try made.text(of: "valid"), "FALSE")
      let signs = CatalogField(existing: made.widget)?.overlays.compactMap {
        ($0 as? CurrencyPlaceholder)?.sign
      }
      XCTAssertEqual(signs, ["€"])
      try made.set("value-kind", to: "text")
      try made.set("currency", to: "")
      try made.set("text", to: "1234,5")
      XCTAssertEqual(try made.text(of: "value"), "\"1234,5\"")
      XCTAssertEqual(try made.text(of: "valid"), "TRUE")
    }
  }

  func testADateHasItsISOForm() throws {
    try onMain {
      let made = try Self.make([
        ("date-format", "dd.MM.yyyy"), ("value-kind", "date"), ("earliest-date", "2024-01-01"),
        ("latest-date", "2024-12-31"),
      ])
      try made.set("text", to: "29022024")
      XCTAssertEqual(try made.text(of: "text"), "\"29.02.2024\"")
      XCTAssertEqual(try made.text(of: "value"), "\"2024-02-29\"")
      XCTAssertEqual(try made.text(of: "valid"), "TRUE")
      try made.set("value", to: "2023-12-31")
      XCTAssertEqual(try made.text(of: "text"), "\"31.12.2023\"")
      XCTAssertEqual(try made.text(of: "valid"), "FALSE")
      try made.set("text", to: "30.02.2024")
      XCTAssertEqual(try made.text(of: "value"), "\"\"")
      XCTAssertEqual(try made.text(of: "valid"), "FALSE")
      try made.set("text", to: "")
      XCTAssertEqual(try made.text(of: "valid"), "TRUE")
      for (name, value) in [("earliest-date", "2024-02-30"), ("date-format", "dd.MM")] {
        expectCritical("ConcertinaUnderlinedTextField:\(name) was set to *") {
          try? made.set(name, to: value)
        }
      }
      XCTAssertEqual(try made.text(of: "earliest-date"), "\"2024-01-01\"")
    }
  }

  func testTheKeyboardIsThatOfTheAppOrElseOfTheKind() throws {
    try onMain {
      let made = try Self.make([("value-kind", "phone"), ("has-picker", "true")])
      let field = try XCTUnwrap(CatalogField(existing: made.widget))
      XCTAssertEqual(field.inputKind.purpose, .phone)
      XCTAssert(try made.text(of: "keyboard-type").contains("TYPE_DEFAULT"))
      try made.set("value-kind", to: "money")
      XCTAssertEqual(field.inputKind.purpose, .number)
      try made.set("keyboard-type", to: "email-address")
      XCTAssertEqual(field.inputKind.purpose, .email)
      try made.set("value-kind", to: "date")
      XCTAssertEqual(field.inputKind.purpose, .email)
      try made.set("keyboard-type", to: "default")
      try made.set("value-kind", to: "text")
      XCTAssertEqual(field.inputKind.purpose, .freeForm)
    }
  }

  func testAMessageDoesNotTellAPassword() throws {
    try onMain {
      for isFirst in [true, false] {
        let made = try Self.make([("mask", "[00]")])
        if isFirst { try made.set("password", to: "true") }
        try made.set("text", to: "12secret")
        XCTAssertEqual(try made.text(of: "message").contains("secret"), !isFirst)
        try made.set("password", to: "true")
        XCTAssertFalse(try made.text(of: "message").contains("secret"))
        XCTAssertNotEqual(try made.text(of: "message"), "\"\"")
      }
    }
  }

  func testACalendarChoosesADay() throws {
    try onMain {
      let made = try Self.make([
        ("date-format", "dd.MM.yyyy"), ("has-picker", "true"), ("value-kind", "date"),
        ("value", "2024-05-05"),
      ])
      let field = made.field
      var days: [String] = []
      made.widget.connect(Signal<Widget, String, Void>("date-changed") { $0.string(0) }) {
        days.append($0.arguments)
      }
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      concertina_field_open_picker(field)
      host.settle()
      XCTAssertNotEqual(concertina_field_get_picker_open(field), 0)
      let picker = try XCTUnwrap(CatalogField(existing: made.widget)?.picker as? DatePickerView)
      picker.calendar.selectedDay = CalendarView.Day(year: 2024, month: 5, day: 12)
      XCTAssertEqual(days, ["2024-05-12"])
      XCTAssertEqual(try made.text(of: "value"), "\"2024-05-12\"")
      concertina_field_close_picker(field)
      XCTAssertEqual(concertina_field_get_picker_open(field), 0)
      try made.set("earliest-date", to: "2024-05-01")
      let same = CatalogField(existing: made.widget)?.picker as? DatePickerView
      XCTAssert(same === picker)
      XCTAssertEqual(picker.earliest, CalendarDate(year: 2024, month: 5, day: 1))
      try made.set("has-picker", to: "false")
      XCTAssertNil(CatalogField(existing: made.widget)?.picker)
    }
  }

  func testAPhoneNumberIsInternational() throws {
    try onMain {
      for hasPicker in ["false", "true"] {
        let made = try Self.make([
          ("phone-country", "DE"), ("has-picker", hasPicker), ("value-kind", "phone"),
        ])
        var countries: [String] = []
        made.widget.onChange(of: Property<Widget, String>("phone-country")) {
          countries.append((try? made.text(of: "phone-country")) ?? "")
        }
        try made.set("text", to: "0151 23456789")
        XCTAssertEqual(try made.text(of: "value"), "\"+4915123456789\"")
        XCTAssertEqual(try made.text(of: "phone-country"), "\"DE\"")
        XCTAssertEqual(try made.text(of: "valid"), "TRUE")
        try made.set("value", to: "+33612345678")
        XCTAssertEqual(try made.text(of: "phone-country"), "\"FR\"")
        XCTAssertEqual(countries, ["\"FR\""])
        XCTAssertEqual(try made.text(of: "value"), "\"+33612345678\"")
        try made.set("text", to: "+336")
        XCTAssertEqual(try made.text(of: "valid"), "FALSE")
        try made.set("text", to: "")
        XCTAssertEqual(try made.text(of: "valid"), "TRUE")
        try made.set("required", to: "true")
        XCTAssertEqual(try made.text(of: "valid"), "FALSE")
        try made.set("value-kind", to: "text")
        try made.set("text", to: "any text")
        XCTAssertEqual(try made.text(of: "text"), "\"any text\"")
      }
      let made = try Self.make([])
      expectCritical("ConcertinaUnderlinedTextField:phone-country was set to *") {
        try? made.set("phone-country", to: "??")
      }
      expectCritical("ConcertinaUnderlinedTextField:phone-countries was set to *") {
        try? made.set("phone-countries", to: "DE\nQQ")
      }
    }
  }

  func testAListChoosesAText() throws {
    try onMain {
      for declaration in [BorderedTextField.declaration, UnderlinedTextView.declaration] {
        let made = try GObjectWidget(declaration)
        let field = made.field
        var notifications = 0
        made.widget.onChange(of: Property<Widget, Int>("selected-option")) { notifications += 1 }
        try made.set("picker-options", to: "red\ngreen")
        XCTAssert(CatalogField(existing: made.widget)?.picker is PlainPickerView)
        XCTAssertEqual(concertina_field_get_selected_option(field), -1)
        concertina_field_set_selected_option(field, 1)
        XCTAssertEqual(try made.text(of: "text"), "\"green\"")
        concertina_field_set_selected_option(field, 7)
        XCTAssertEqual(concertina_field_get_selected_option(field), 1)
        try made.set("text", to: "red")
        XCTAssertEqual(concertina_field_get_selected_option(field), 0)
        concertina_field_set_selected_option(field, -1)
        XCTAssertEqual(try made.text(of: "text"), "\"\"")
        XCTAssertEqual(notifications, 3)
        concertina_field_set_picker_options(field, nil)
        XCTAssertNil(CatalogField(existing: made.widget)?.picker)
        concertina_field_open_picker(field)
        concertina_field_close_picker(field)
      }
    }
  }

  func testAWidgetChoosesAText() throws {
    try onMain {
      let made = try GObjectWidget(BorderedTextField.declaration)
      let field = made.field
      let button = Button("smile")
      concertina_field_set_picker_widget(field, UnsafeMutablePointer(button.nativePointer))
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      concertina_field_open_picker(field)
      host.settle()
      XCTAssert(button.isMapped)
      concertina_field_choose(field, "smile")
      concertina_field_close_picker(field)
      XCTAssertEqual(try made.text(of: "text"), "\"smile\"")
      concertina_field_set_picker_widget(field, nil)
      XCTAssertNil(CatalogField(existing: made.widget)?.picker)
    }
  }

  func testAMaskTakesThePlaceOfAKind() throws {
    try onMain {
      let made = try Self.make([("value-kind", "date"), ("mask", "[00]-[00]")])
      try made.set("value", to: "1234")
      XCTAssertEqual(try made.text(of: "text"), "\"12-34\"")
      XCTAssertEqual(try made.text(of: "complete"), "TRUE")
      try made.set("text", to: "12")
      XCTAssertEqual(try made.text(of: "complete"), "FALSE")
      XCTAssertEqual(try made.text(of: "mask-remainder"), "\"__\"")
      try made.set("mask", to: "")
      try made.set("date-format", to: "yyyy-MM-dd")
      try made.set("text", to: "20240229")
      XCTAssertEqual(try made.text(of: "text"), "\"2024-02-29\"")
      XCTAssertEqual(try made.text(of: "mask"), "\"\"")
    }
  }
}
