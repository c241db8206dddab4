import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The output of fields and their pickers for assistive technologies.
final class FieldAccessibilityTests: WidgetTestCase {
  @MainActor
  private static func role(of field: CatalogField) -> GtkAccessibleRole {
    gtk_accessible_get_accessible_role(
      field.implementation.input.accessibleWidget.nativePointer)
  }

  func testAFieldWithAPickerIsAComboBox() {
    onMain {
      let host = FieldHost(UnderlinedTextField()) { $0.picker = PlainPickerView(["a", "b"]) }
      XCTAssertEqual(Self.role(of: host.field), GTK_ACCESSIBLE_ROLE_COMBO_BOX)
      host.field.picker = nil
      host.close()
      let plain = FieldHost(UnderlinedTextField())
      XCTAssertNotEqual(Self.role(of: plain.field), GTK_ACCESSIBLE_ROLE_COMBO_BOX)
      // Too late: GTK would warn.
      plain.field.picker = PlainPickerView(["a", "b"])
    }
  }

  func testAFieldIsNamedByItsPlaceholderUnlessTheAppNamesIt() {
    onMain {
      let field = UnderlinedTextField("E-mail")
      let input = field.implementation.input.accessibleWidget
      XCTAssertEqual(field.accessibleLabel, "E-mail")
      field.accessibleLabel = "E-mail of the sender"
      field.placeholder = "Address"
      XCTAssertEqual(input.accessibleLabel, "E-mail of the sender")
      field.accessibleLabel = ""
      XCTAssertEqual(input.accessibleLabel, "Address")
      field.accessibleDescription = "Only we see it."
      XCTAssertEqual(input.accessibleDescription, "Only we see it.")
      field.visibleHintStates = [.normal]
      field.hint = "Where to write to"
      XCTAssertEqual(input.accessibleDescription, "Only we see it. Where to write to")
      XCTAssertEqual(field.accessibleDescription, "Only we see it.")
    }
  }

  func testThePrefixOfAMaskIsNotSelected() throws {
    try onMain {
      let formatter = try MaskTextFieldFormatter(mask: "+7 ([000]) [000]-[00]-[00]")
      let host = FieldHost(UnderlinedTextField(), isFocused: false) { $0.maskFormatter = formatter }
      for key in [false, true] {
        host.blur()
        if key { host.press("Tab") } else { host.focus() }
        XCTAssertEqual(host.line?.text, "+7 (")
        XCTAssertEqual(host.field.selectedRange, 4..<4)
        XCTAssertEqual(host.field.caret, 4)
      }
    }
  }

  func testACurrencyStaysBesideALongSumInANarrowField() throws {
    try onMain {
      for (width, direction) in [
        (160, TextDirection.leftToRight), (100, .leftToRight), (100, .rightToLeft),
      ] {
        let sign = CurrencyPlaceholder("€")
        let host = FieldHost(UnderlinedTextField(), width: width) {
          $0.direction = direction
          $0.moneyFormat = MoneyFormat()
          $0.add(sign)
        }
        host.type("123456789.12")
        for key in ["End", "Home"] {
          host.press(key)
          XCTAssert(sign.widget.isChildVisible, "\(key), \(width)")
          let place = try XCTUnwrap(sign.widget.bounds(in: host.field))
          let area = host.field.textArea
          let (start, end) = (area.input.x, area.input.x + area.input.width)
          let isBeside =
            direction == .leftToRight
            ? place.x >= min(area.endOfText, end)
            : place.x + place.width <= max(area.endOfText, start)
          XCTAssert(isBeside, "\(key), \(width): \(place) covers the text in \(area)")
          XCTAssertGreaterThanOrEqual(place.x, 0)
          XCTAssertLessThanOrEqual(place.x + place.width, Double(host.field.width))
        }
        host.close()
      }
    }
  }
}
