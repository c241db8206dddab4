import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Small things that one sees at once: a pixel, half a line, three dots.
final class FieldPartsTests: WidgetTestCase {
  func testNothingMovesWithTheFocusBesideACounter() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      defer { settings.textResolution = resolution }
      for factor in [1, 1.1, 1.25, 1.4, 2] {
        settings.textResolution = factor * resolution
        for lines in 1...5 {
          let host = FieldHost(UnderlinedTextView(), isFocused: false) {
            $0.setHint("At least 30")
            $0.maxLength = 200
            $0.showsCounter = true
            $0.setText(Array(repeating: "line", count: lines).joined(separator: "\n"))
          }
          defer { host.close() }
          let height = host.field.height
          host.focus()
          XCTAssertEqual(host.field.height, height, "\(lines) lines, \(factor)")
        }
      }
    }
  }

  func testTheGreatestHeightHoldsWholeLinesOfAnySize() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      defer { settings.textResolution = resolution }
      for factor in [1, 1.25, 1.5, 2, 3] {
        settings.textResolution = factor * resolution
        let host = FieldHost(UnderlinedTextView()) { $0.maxTextContainerHeight = 96 }
        defer { host.close() }
        host.field.setText(Array(repeating: "x", count: 20).joined(separator: "\n"))
        host.host.settle()
        let input = host.field.implementation.input
        let line = Double(input.textWidget.lineHeight)
        let lines = Double(input.widget.height) / line
        XCTAssertEqual(lines, lines.rounded(), accuracy: 0.1, "whole lines at \(factor)")
        XCTAssertGreaterThanOrEqual(lines, 4, "larger text has as many lines, at \(factor)")
      }
    }
  }

  func testThePlaceholderStandsInTheLineOfTheCaret() throws {
    try onMain {
      for factor in [1.0, 2] {
        let settings = try XCTUnwrap(DesktopSettings.current)
        let resolution = settings.textResolution
        settings.textResolution = factor * resolution
        defer { settings.textResolution = resolution }
        for field in [UnderlinedTextField(), UnderlinedTextView()] as [CatalogField] {
          let host = FieldHost(field, isFocused: false)
          defer { host.close() }
          let parts = field.implementation
          let label = try XCTUnwrap(parts.floating?.label.bounds(in: field))
          let line = try XCTUnwrap(parts.input.textWidget.bounds(in: field))
          XCTAssertEqual(
            label.y + label.height / 2, line.y + line.height / 2, accuracy: 2,
            "\(field.typeName) at \(factor)")
        }
      }
    }
  }

  func testAMistakeThatIsCutCanBeReadInFull() {
    onMain {
      let long = "What is wrong is told at such a length that it does not fit into one line"
      let host = FieldHost(UnderlinedTextField()) { $0.setError(with: long) }
      defer { host.close() }
      let label = host.field.implementation.hint.label
      XCTAssertEqual(label.tooltip, long)
      host.field.setError(with: "Short")
      host.host.settle()
      XCTAssertEqual(label.tooltip, "")
      host.field.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
      host.field.setError(with: long)
      host.host.settle()
      XCTAssertEqual(label.tooltip, "", "all of it is there")
    }
  }

  func testAMenuThatOpensEndsNoEditing() {
    onMain {
      let menu = Menu()
      menu.append("Nothing", action: "none.none")
      let button = MenuButton("Menu")
      button.setMenu(menu)
      let field = UnderlinedTextField()
      field.validator = TextFieldValidator()
      let host = WindowHost(Box(.vertical, [field, button]))
      defer { host.close() }
      field.makeFirstResponder()
      host.settle()
      var calls: [String] = []
      field.onEndEditing = { _ in calls.append("end") }
      field.onValidateFail = { _ in calls.append("fail") }
      button.popUp()
      XCTAssert(MainLoop.run(atMost: 60) { host.window.focusWidget?.isInMenu ?? false })
      host.settle()
      XCTAssertEqual(calls, [])
      XCTAssertEqual(field.fieldState, .active)
      button.popDown()
      field.makeFirstResponder()
      host.settle()
      XCTAssertEqual(calls, [])
      button.focus()
      host.settle()
      XCTAssertEqual(calls, ["fail", "end"])
    }
  }
}
