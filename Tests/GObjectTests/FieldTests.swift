import CConcertinaGtk
import CConcertinaShims
import GtkCore
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// Fields by GObject alone: GtkEditable, validators by name, and their signals.
final class FieldTests: WidgetTestCase {
  func testALineIsEditedByTheFunctionsOfGtkEditable() throws {
    try onMain {
      for declaration in [BorderedTextField.declaration, UnderlinedTextField.declaration] {
        let field = try GObjectWidget(declaration)
        try field.set("mask", to: "[00]-[00]")
        let editable = field.widget.nativePointer
        var changes = 0
        field.widget.connect(Signal("changed")) { _ in changes += 1 }
        gtk_editable_set_text(editable, "1234")
        XCTAssertEqual(gtk_editable_get_text(editable).map { String(cString: $0) }, "12-34")
        XCTAssertEqual(try field.text(of: "text"), "\"12-34\"")
        XCTAssertEqual(try field.text(of: "raw-text"), "\"1234\"")
        gtk_editable_select_region(editable, 1, 3)
        XCTAssertEqual(try field.text(of: "selection-bound"), "1")
        XCTAssertEqual(try field.text(of: "cursor-position"), "3")
        XCTAssertGreaterThan(changes, 0)
      }
    }
  }

  func testThePositionInALineIsNotified() throws {
    try onMain {
      let field = try GObjectWidget(BorderedTextField.declaration)
      try field.set("text", to: "abc")
      var count = 0
      field.widget.onChange(of: Property<Widget, Int>("cursor-position")) { count += 1 }
      gtk_editable_set_position(field.widget.nativePointer, 1)
      XCTAssertEqual(count, 1)
    }
  }

  func testValidatorsHaveNames() throws {
    try onMain {
      let field = try GObjectWidget(UnderlinedTextField.declaration)
      var reports: [Bool] = []
      let signal = Signal<Widget, Bool, Void>("validation-changed") { $0.flag(0) }
      field.widget.connect(signal) { reports.append($0.arguments) }
      var notifications = 0
      field.widget.onChange(of: Property<Widget, Bool>("valid")) { notifications += 1 }
      try field.set("validator", to: "email")
      XCTAssertEqual(reports, [])
      try field.set("required", to: "true")
      XCTAssertEqual(reports, [false])
      try field.set("text", to: "ann@example.com")
      try field.set("text", to: "bob@example.com")
      XCTAssertEqual(reports, [false, true])
      try field.set("validation-pattern", to: "ann.*")
      XCTAssertEqual(reports, [false, true, false])
      XCTAssertEqual(notifications, 3)
      XCTAssertEqual(try field.text(of: "valid"), "FALSE")
    }
  }

  func testATextThatDoesNotFillItsMaskIsNotValid() throws {
    try onMain {
      let field = try GObjectWidget(BorderedTextField.declaration)
      try field.set("mask", to: "[00]-[00]")
      try field.set("validation-pattern", to: "1.*")
      var verdicts: [String] = []
      for text in ["", "12", "1234", "2234"] {
        try field.set("text", to: text)
        verdicts.append(try field.text(of: "valid"))
      }
      XCTAssertEqual(verdicts, ["TRUE", "FALSE", "TRUE", "FALSE"])
      try field.set("required", to: "true")
      try field.set("text", to: "")
      XCTAssertEqual(try field.text(of: "valid"), "FALSE")
    }
  }

  func testAnErrorIsShownUntilTheTextChanges() throws {
    try onMain {
      let field = try GObjectWidget(UnderlinedTextView.declaration)
      let host = WindowHost(field.widget, width: 300)
      host.settle()
      var notifications = 0
      field.widget.onChange(of: Property<Widget, String>("error")) { notifications += 1 }
      try field.set("error", to: "Taken")
      XCTAssertEqual(
        try field.text(of: "state"), "((ConcertinaFieldState) CONCERTINA_FIELD_STATE_ERROR)")
      try field.set("text", to: "other")
      XCTAssertEqual(try field.text(of: "error"), "\"\"")
      XCTAssertEqual(notifications, 2)
    }
  }
}
