import CConcertina
import CConcertinaGtk
import GtkCore
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// The appearance and the parts of fields by GObject alone.
final class FieldAppearanceTests: WidgetTestCase {
  func testARowOfAListIsLower() throws {
    try onMain {
      let made = try GObjectWidget(UnderlinedTextField.declaration)
      let field = try XCTUnwrap(CatalogField(existing: made.widget))
      let usual = made.widget.measure(.vertical, forSize: 300).natural
      try made.set("list-row", to: "true")
      XCTAssertLessThan(made.widget.measure(.vertical, forSize: 300).natural, usual)
      XCTAssertEqual(field.heightLayoutPolicy, .listRow)
      try made.set("minimum-height", to: "120")
      XCTAssertGreaterThanOrEqual(made.widget.measure(.vertical, forSize: 300).natural, 120)
      try made.set("list-row", to: "false")
      XCTAssertEqual(made.widget.measure(.vertical, forSize: 300).natural, usual)
      try made.set("flexible-height", to: "true")
      XCTAssertEqual(field.heightLayoutPolicy, .flexible(minHeight: 120, bottomSpace: 5))
    }
  }

  func testTheStyleIsThatOfSwift() throws {
    try onMain {
      let made = try GObjectWidget(BorderedTextField.declaration)
      let field = try XCTUnwrap(BorderedTextField(existing: made.widget))
      var style = FieldStyle()
      style.accentColor = .rgb(0x1A7F37)
      style.errorColor = .named("warning_color")
      style.lineWidth = 3
      style.animationDuration = 0
      for (name, value) in [
        ("accent-color", "#1A7F37"), ("error-color", "warning_color"), ("line-width", "3"),
        ("animation-duration", "0"),
      ] { try made.set(name, to: value) }
      XCTAssertEqual(field.style, style)
      XCTAssertEqual(field.configuration.textFieldBorder.width, 3)
      XCTAssertEqual(try made.text(of: "accent-color"), "\"#1a7f37\"")
      expectCritical("ConcertinaBorderedTextField:accent-color was set to *") {
        try? made.set("accent-color", to: "}{")
      }
      try made.set("line-width", to: "-1")
      XCTAssertEqual(field.configuration.textFieldBorder.width, 2)
    }
  }

  func testPlaceholders() throws {
    try onMain {
      let made = try GObjectWidget(UnderlinedTextField.declaration)
      let field = try XCTUnwrap(CatalogField(existing: made.widget))
      try made.set("support-placeholder", to: "XX XXX")
      let support = FieldPlaceholder.native(NativePlaceholder(isSupport: true), text: "XX XXX")
      XCTAssertEqual(field.placeholders, [.floating, support])
      try made.set("placeholder-style", to: "static")
      XCTAssertEqual(field.placeholders, [.static, support])
      try made.set("support-placeholder", to: "")
      try made.set("placeholder-style", to: "hidden")
      XCTAssertEqual(field.placeholders, [])
      try made.set("placeholder-style", to: "native")
      try made.set("native-placeholder-behavior", to: "hide-on-focus")
      XCTAssertEqual(field.placeholders, [.native(NativePlaceholder(behavior: .hideOnFocus))])
    }
  }

  func testTheButtonOfTheAppHasAnIcon() throws {
    try onMain {
      let made = try GObjectWidget(BorderedTextField.declaration)
      let field = try XCTUnwrap(SingleLineField(existing: made.widget))
      try made.set("button-label", to: "Scan")
      XCTAssertEqual(field.mode, .plain)
      try made.set("button-icon-name", to: "camera-photo-symbolic")
      XCTAssertEqual(field.mode, .button("camera-photo-symbolic", label: "Scan"))
      try made.set("password", to: "true")
      XCTAssertEqual(field.mode, .password)
      XCTAssertEqual(try made.text(of: "text-hidden"), "TRUE")
      try made.set("password", to: "false")
      XCTAssertEqual(field.mode, .button("camera-photo-symbolic", label: "Scan"))
      try made.set("button-icon-name", to: "")
      XCTAssertEqual(field.mode, .plain)
    }
  }

  func testWhatAFieldKnowsCanBeRead() throws {
    try onMain {
      let made = try GObjectWidget(UnderlinedTextView.declaration)
      var names: [String] = []
      for name in ["counter", "message", "cursor-position", "selection-bound"] {
        made.widget.onChange(of: Property<Widget, Int>(name)) { names.append(name) }
      }
      try made.set("shows-counter", to: "true")
      try made.set("max-length", to: "9")
      XCTAssertEqual(try made.text(of: "counter"), "\"0/9\"")
      try made.set("text", to: "äöü x")
      XCTAssertEqual(try made.text(of: "counter"), "\"5/9\"")
      concertina_underlined_text_view_select_region(made.widget.nativePointer, 1, 3)
      XCTAssertEqual(
        concertina_underlined_text_view_get_cursor_position(made.widget.nativePointer), 3)
      XCTAssertEqual(
        concertina_underlined_text_view_get_selection_bound(made.widget.nativePointer), 1)
      concertina_underlined_text_view_select_region(made.widget.nativePointer, -5, -1)
      XCTAssertEqual(
        concertina_underlined_text_view_get_cursor_position(made.widget.nativePointer), 5)
      concertina_underlined_text_view_select_region(made.widget.nativePointer, 900, 1_000)
      XCTAssertEqual(
        concertina_underlined_text_view_get_selection_bound(made.widget.nativePointer), 5)
      XCTAssertEqual(names.filter { $0 == "counter" }.count, 3)
      XCTAssert(names.contains("cursor-position"))
      try made.set("visible-hint-states", to: "normal")
      try made.set("hint", to: "A hint")
      XCTAssertEqual(try made.text(of: "message"), "\"A hint\"")
    }
  }

  func testFieldsHaveNeighbors() throws {
    try onMain {
      let first = try GObjectWidget(BorderedTextField.declaration)
      let second = try GObjectWidget(UnderlinedTextView.declaration)
      let pointer = first.field
      concertina_field_set_next_field(pointer, UnsafeMutablePointer(second.widget.nativePointer))
      XCTAssertEqual(
        concertina_field_get_next_field(pointer).map { OpaquePointer($0) },
        second.widget.nativePointer)
      let button = Button("")
      expectCritical("ConcertinaBorderedTextField:next-field was set to *") {
        concertina_field_set_next_field(pointer, UnsafeMutablePointer(button.nativePointer))
      }
      concertina_field_set_next_field(pointer, nil)
      XCTAssertNil(concertina_field_get_next_field(pointer))
    }
  }

  func testABarAndAHintAreWidgets() throws {
    try onMain {
      let made = try GObjectWidget(BorderedTextField.declaration)
      let field = made.field
      let (bar, meter) = (Label("bar"), Label("Strength: weak"))
      concertina_field_set_toolbar(field, UnsafeMutablePointer(bar.nativePointer))
      concertina_field_set_hint_widget(field, UnsafeMutablePointer(meter.nativePointer))
      try made.set("picker-options", to: "one\ntwo")
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      XCTAssert(meter.isMapped)
      concertina_field_open_picker(field)
      host.settle()
      XCTAssert(bar.isMapped)
      concertina_field_close_picker(field)
      concertina_field_set_hint_widget(field, nil)
      XCTAssertNil(meter.parent)
    }
  }
}
