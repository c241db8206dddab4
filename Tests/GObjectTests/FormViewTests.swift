import CConcertina
import CConcertinaGtk
import GtkCore
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// Forms by GObject alone.
final class FormViewTests: WidgetTestCase {
  @MainActor
  private final class Form {
    let made: GObjectWidget
    let box = Box(.vertical)
    let fields: [GObjectWidget]
    var form: OpaquePointer { made.widget.nativePointer }
    private(set) var submitted = 0
    private(set) var rejected = 0

    init(_ names: [String]) throws {
      made = try GObjectWidget(FormView.declaration)
      fields = try names.map { name in
        let field = try GObjectWidget(UnderlinedTextField.declaration)
        try field.set("identifier", to: name)
        try field.set("required", to: "true")
        return field
      }
      for field in fields { box.append(Box(.horizontal, [field.widget])) }
      concertina_form_view_set_child(form, UnsafeMutablePointer(box.nativePointer))
      made.widget.connect(Signal("submitted")) { [weak self] _ in self?.submitted += 1 }
      made.widget.connect(Signal("rejected")) { [weak self] _ in self?.rejected += 1 }
    }
  }

  func testAFormIsSubmittedWhenAllFieldsAreValid() throws {
    try onMain {
      let form = try Form(["email", "name"])
      var reports: [Bool] = []
      form.made.widget.connect(Signal<Widget, Bool, Void>("validation-changed") { $0.flag(0) }) {
        reports.append($0.arguments)
      }
      let host = WindowHost(form.made.widget, width: 300)
      host.settle()
      XCTAssertEqual(concertina_form_view_get_valid(form.form), 0)
      XCTAssertEqual(concertina_form_view_submit(form.form), 0)
      XCTAssertEqual([form.submitted, form.rejected], [0, 1])
      XCTAssert(form.fields[0].widget.containsFocus)
      XCTAssert(try form.fields[1].text(of: "state").contains("ERROR"))
      XCTAssertNotEqual(concertina_form_view_set_text(form.form, "email", "ann@example.com"), 0)
      XCTAssertNotEqual(concertina_form_view_set_text(form.form, "name", "Ann"), 0)
      XCTAssertEqual(concertina_form_view_set_text(form.form, "other", "Ann"), 0)
      XCTAssertEqual(reports, [true])
      form.fields[1].widget.focus()
      host.press("Return")
      XCTAssertEqual([form.submitted, form.rejected], [1, 1])
      XCTAssertEqual(String(taking: concertina_form_view_get_text(form.form, "name")), "Ann")
      XCTAssertNil(String(taking: concertina_form_view_get_value(form.form, "other")))
      let values = concertina_form_view_get_values(form.form)
      XCTAssertEqual(
        String(taking: g_variant_print(values, 0)),
        "[('email', 'ann@example.com', 'ann@example.com'), ('name', 'Ann', 'Ann')]")
      g_variant_unref(values)
      let found = concertina_form_view_get_field(form.form, "name")
      XCTAssertEqual(found.map { OpaquePointer($0) }, form.fields[1].widget.nativePointer)
      concertina_form_view_reset(form.form)
      XCTAssertNil(String(taking: concertina_form_view_get_text(form.form, "name")))
    }
  }

  func testAFormHasValuesForPrograms() throws {
    try onMain {
      let form = try Form(["day"])
      try form.fields[0].set("date-format", to: "dd.MM.yyyy")
      try form.fields[0].set("value-kind", to: "date")
      XCTAssertNotEqual(concertina_form_view_set_text(form.form, "day", "29.02.2024"), 0)
      XCTAssertEqual(String(taking: concertina_form_view_get_text(form.form, "day")), "29.02.2024")
      XCTAssertEqual(String(taking: concertina_form_view_get_value(form.form, "day")), "2024-02-29")
    }
  }

  func testReturnGoesOnFromFieldToField() throws {
    try onMain {
      let form = try Form(["a", "b"])
      let host = WindowHost(form.made.widget, width: 300)
      host.settle()
      form.fields[0].widget.focus()
      host.type("x")
      host.press("Return")
      XCTAssert(form.fields[1].widget.containsFocus)
      let next = concertina_field_get_next_field(form.fields[0].field)
      XCTAssertEqual(next.map { OpaquePointer($0) }, form.fields[1].widget.nativePointer)
    }
  }

  func testFieldsComeAndGo() throws {
    try onMain {
      let form = try Form(["a"])
      let host = WindowHost(form.made.widget, width: 300)
      host.settle()
      try form.fields[0].set("text", to: "x")
      XCTAssertNotEqual(concertina_form_view_get_valid(form.form), 0)
      let late = try GObjectWidget(UnderlinedTextView.declaration)
      try late.set("required", to: "true")
      try late.set("identifier", to: "late")
      form.box.append(late.widget)
      host.settle()
      XCTAssertEqual(concertina_form_view_get_valid(form.form), 0)
      form.box.remove(late.widget)
      host.settle()
      XCTAssertNotEqual(concertina_form_view_get_valid(form.form), 0)
      let next = concertina_field_get_next_field(form.fields[0].field)
      XCTAssertNil(next)
      concertina_form_view_set_child(form.form, nil)
      XCTAssertNil(concertina_form_view_get_field(form.form, "a"))
      XCTAssertNotEqual(concertina_form_view_submit(form.form), 0)
    }
  }

  func testTheAppValidatesValuesTogether() throws {
    try onMain {
      let form = try Form(["password", "again"])
      TextAnswer(form.made.widget, "validate") { name in
        _ = concertina_form_view_get_valid(form.form)
        guard name == "again" else { return nil }
        let first = String(taking: concertina_form_view_get_text(form.form, "password"))
        let second = String(taking: concertina_form_view_get_text(form.form, "again"))
        return first == second ? nil : "Not the same"
      }
      try form.fields[0].set("text", to: "one")
      try form.fields[1].set("text", to: "two")
      XCTAssertEqual(concertina_form_view_get_valid(form.form), 0)
      XCTAssertEqual(concertina_form_view_submit(form.form), 0)
      XCTAssertEqual(try form.fields[1].text(of: "error"), "\"Not the same\"")
      try form.fields[1].set("text", to: "one")
      XCTAssertNotEqual(concertina_form_view_submit(form.form), 0)
      XCTAssertEqual([form.submitted, form.rejected], [1, 1])
    }
  }

  func testAFormWaitsForTheChecksOfItsFields() throws {
    try onMain {
      let form = try Form(["name"])
      let field = form.fields[0]
      var number: Int?
      field.widget.connect(Signal<Widget, Int, Bool>("check") { $0.integer(1) }) {
        number = $0.arguments
        return true
      }
      try field.set("text", to: "Ann")
      XCTAssertEqual(concertina_form_view_submit(form.form), 0)
      XCTAssertNotEqual(concertina_form_view_get_waiting(form.form), 0)
      concertina_field_finish_check(field.field, gint(number ?? 0), nil)
      XCTAssertEqual(form.submitted, 1)
      XCTAssertEqual(concertina_form_view_get_waiting(form.form), 0)
    }
  }

  func testAFormKeepsNothing() throws {
    try onMain {
      try assertFinalized {
        let form = try Form(["a", "b"])
        _ = concertina_form_view_submit(form.form)
        return [form.made.widget] + form.fields.map(\.widget)
      }
    }
  }
}
