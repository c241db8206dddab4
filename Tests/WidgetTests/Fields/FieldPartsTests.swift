import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Small faults that users see at once: a pixel, half a line, three dots.
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
      try Self.withLinesOfAnyKind { isHinted in
        try Self.forEachTextSize([1, 1.25, 1.5, 2, 3]) { factor in
          let host = FieldHost(UnderlinedTextView()) { $0.maxTextHeight = 96 }
          defer { host.close() }
          try Self.assertHoldsWholeLines(host, factor, "at \(factor), hinted: \(isHinted)")
        }
      }
    }
  }

  func testTheGreatestHeightFollowsATextSizeThatChanges() throws {
    try onMain {
      try Self.withLinesOfAnyKind { isHinted in
        let host = FieldHost(UnderlinedTextView()) { $0.maxTextHeight = 96 }
        defer { host.close() }
        try Self.forEachTextSize([1, 1.25, 2, 1.5, 1]) { factor in
          try Self.assertHoldsWholeLines(host, factor, "at \(factor), hinted: \(isHinted)")
        }
      }
    }
  }

  func testTheIconIsBesideTheTextAtEveryTextSize() throws {
    try onMain {
      for field in [UnderlinedTextField(), BorderedTextField()] as [SingleLineField] {
        let host = FieldHost(field) { $0.mode = .password }
        try Self.forEachTextSize([1, 1.5, 2, 3, 1]) { factor in
          host.settle()
          let button = try XCTUnwrap(field.implementation.parts.buttonSlot.button?.button)
          let icon = try XCTUnwrap(button.children.first?.bounds(in: field))
          XCTAssertLessThanOrEqual(icon.x + icon.width, Double(field.width), "\(factor)")
          XCTAssertGreaterThanOrEqual(icon.x, field.textArea.input.right, "\(factor)")
        }
        host.close()
      }
    }
  }

  /// Calls `body` once with lines of whole pixels, and once with lines of fractions.
  @MainActor
  private static func withLinesOfAnyKind(_ body: (_ isHinted: Bool) throws -> Void) throws {
    let settings = try XCTUnwrap(DesktopSettings.current)
    defer { settings.setProperty("gtk-hint-font-metrics", to: true) }
    for isHinted in [true, false] {
      settings.setProperty("gtk-hint-font-metrics", to: isHinted)
      try body(isHinted)
    }
  }

  @MainActor
  private static func forEachTextSize(
    _ factors: [Double], _ body: (Double) throws -> Void
  ) throws {
    let settings = try XCTUnwrap(DesktopSettings.current)
    let resolution = settings.textResolution
    defer { settings.textResolution = resolution }
    for factor in factors {
      settings.textResolution = factor * resolution
      try body(factor)
    }
  }

  /// Expects as many lines as there is room for, and no partial line.
  @MainActor
  private static func assertHoldsWholeLines(
    _ host: FieldHost<UnderlinedTextView>, _ factor: Double, _ what: String
  ) throws {
    host.field.setText(Array(repeating: "x", count: 30).joined(separator: "\n"))
    host.settle()
    // The view learns only when it is idle that lines out of view have another height, too.
    MainLoop.runUntilIdle()
    let area = try XCTUnwrap(host.field.area)
    // A font's lines may have fractional heights; the view itself reports how it rounds them.
    let line = area.textView.caretRectangle(at: 2).y - area.textView.caretRectangle(at: 0).y
    let lines = Double(area.height) / line
    XCTAssertEqual(lines, lines.rounded(), "whole lines \(what)")
    XCTAssertLessThanOrEqual(Double(area.height), 96 * factor, what)
    XCTAssertGreaterThan(
      Double(area.height) + line, (96 * factor).rounded(.down), "there is room for another \(what)")
    XCTAssertGreaterThanOrEqual(lines, 4, "larger text has as many lines, \(what)")
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
          let parts = field.implementation.parts
          let label = try XCTUnwrap(parts.placeholders.floating?.label.bounds(in: field))
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
      let long = String(
        repeating: "What is wrong is told at such a length that it does not fit. ", count: 6)
      let host = FieldHost(UnderlinedTextField()) { $0.setError(with: long) }
      let label = host.field.implementation.hint.label
      XCTAssertEqual(label.tooltip, long)
      host.field.setError(with: "Short")
      host.settle()
      XCTAssertEqual(label.tooltip, "")
      host.field.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
      host.field.setError(with: long)
      host.settle()
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

extension Rectangle {
  fileprivate var right: Double { x + width }
}
