import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Heights: fixed, or determined by the hint or by the text.
final class FieldHeightTests: WidgetTestCase {
  private static let long =
    "This is what is wrong, told at such length that it takes several lines below the field"

  func testAFixedFieldGrowsByTheLinesThatItsErrorNeeds() {
    onMain {
      for make in [{ BorderedTextField() }, { UnderlinedTextField() }] as [() -> CatalogField] {
        let host = FieldHost(make())
        defer { host.close() }
        let height = host.field.height
        var paints = host.paints { host.field.setError(with: "Short") }
        XCTAssertEqual(host.field.height, height)
        XCTAssertEqual(host.heights, [])
        paints += host.paints { host.field.setError(with: Self.long) }
        let label = host.field.implementation.hint.label
        XCTAssertGreaterThanOrEqual(label.height, 2 * label.lineHeight)
        XCTAssertEqual(label.tooltip, "", "all of it is there")
        let high = host.field.height
        XCTAssertLessThanOrEqual(abs(high - height - label.lineHeight), 4)
        let longest = String(repeating: Self.long, count: 9)
        paints += host.paints { host.field.setError(with: longest) }
        let highest = host.field.height
        XCTAssertLessThanOrEqual(highest - height, 3 * label.lineHeight + 12, "four lines")
        XCTAssertEqual(label.tooltip, longest)
        paints += host.paints { host.field.resetErrorState() }
        XCTAssertEqual(host.field.height, height)
        XCTAssertEqual(host.heights, [high, highest, height])
        XCTAssertEqual(paints.flatMap(\.violations), [])
      }
    }
  }

  func testTheStandardHeightsAreTheOriginals() {
    onMain {
      let fields: [(CatalogField, Int)] = [
        (BorderedTextField(), 130), (UnderlinedTextField(), 77), (UnderlinedTextView(), 77),
      ]
      for (field, height) in fields {
        let host = FieldHost(field)
        defer { host.close() }
        XCTAssertEqual(field.height, height)
      }
    }
  }

  func testAFlexibleFieldGrowsAndShrinksWithItsHint() {
    onMain {
      let host = FieldHost(UnderlinedTextField()) {
        $0.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
      }
      host.field.setError(with: Self.long)
      host.settle()
      let high = host.field.height
      XCTAssertGreaterThan(high, 77 + 16)
      XCTAssertEqual(host.heights, [high])
      host.field.setError(with: Self.long)
      host.settle()
      XCTAssertEqual(host.heights, [high], "told once for each real change")
      host.field.resetErrorState()
      host.settle()
      XCTAssertEqual(host.field.height, 77 > 62 ? 77 : 62)
      XCTAssertEqual(host.heights, [high, host.field.height])
    }
  }

  func testAFieldInAListIsAsHighAsARowAndHasNoLine() {
    onMain {
      let fields: [CatalogField] = [
        UnderlinedTextField(configuration: .listRow), UnderlinedTextView(configuration: .listRow),
      ]
      for field in fields {
        let host = FieldHost(field, isFocused: false) { $0.heightLayoutPolicy = .listRow }
        defer { host.close() }
        let line = field.implementation.parts.decoration.line
        XCTAssertEqual(line?.isChildVisible, false)
        host.focus()
        XCTAssertEqual(line?.isChildVisible, false)
        XCTAssertEqual(field.height, 50)
        field.setError(with: "No")
        host.settle()
        XCTAssertEqual(field.height, 66)
        XCTAssertEqual(host.heights, [66])
      }
    }
  }

  func testEachErrorIsWhollyInsideAFlexibleField() {
    onMain {
      for width in [140, 200, 320] {
        let host = FieldHost(BorderedTextField(), width: width) {
          $0.heightLayoutPolicy = .flexible(minHeight: 130, bottomSpace: 5)
        }
        defer { host.close() }
        for message in ["Short", Self.long, Self.long + " " + Self.long] {
          let paints = host.paints { host.field.setError(with: message) }
          XCTAssertEqual(paints.flatMap(\.violations), [])
          guard let place = host.field.implementation.hint.label.bounds(in: host.field) else {
            return XCTFail("no place")
          }
          XCTAssertLessThanOrEqual(place.y + place.height, Double(host.field.height))
          XCTAssertLessThanOrEqual(place.x + place.width, Double(width))
        }
      }
    }
  }

  func testTextOfSeveralLinesGrowsUpToItsMostAndThenScrolls() {
    onMain {
      let host = FieldHost(UnderlinedTextView()) { $0.maxTextHeight = 96 }
      var heights: Set<Int> = [host.field.height]
      let paints = host.paints {
        for line in 0..<12 {
          host.type("\(line)\n")
          heights.insert(host.field.height)
        }
      }
      XCTAssertEqual(paints.flatMap(\.violations), [], "\(paints)")
      XCTAssertGreaterThan(heights.count, 3)
      let input = host.field.implementation.input
      XCTAssertEqual(
        input.widget.height, 96 / input.textWidget.lineHeight * input.textWidget.lineHeight)
      XCTAssertEqual(host.field.area?.figures.scrolls, true)
      XCTAssertEqual(host.heights.count, Set(host.heights).count)
      host.field.reset()
      host.settle()
      XCTAssertEqual(host.field.height, 77)
    }
  }

  func testNothingIsCutAtTwiceTheTextSize() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      settings.textResolution = 2 * resolution
      defer { settings.textResolution = resolution }
      let fields: [CatalogField] = [
        BorderedTextField(), UnderlinedTextField(), UnderlinedTextView(),
      ]
      for field in fields {
        let host = FieldHost(field) {
          $0.setText("Text")
          $0.setError(with: "What is wrong")
        }
        defer { host.close() }
        let parts = field.implementation.parts
        let input = try XCTUnwrap(parts.input.widget.bounds(in: field))
        let placeholder = parts.placeholders.floating?.label ?? parts.placeholders.title
        let label = try XCTUnwrap(placeholder?.bounds(in: field))
        let hint = try XCTUnwrap(parts.hint.label.bounds(in: field))
        XCTAssertLessThanOrEqual(label.y + label.height, input.y + 1, field.styleClasses[0])
        XCTAssertLessThanOrEqual(input.y + input.height, hint.y, field.styleClasses[0])
        XCTAssertLessThanOrEqual(hint.y + hint.height, Double(field.height), field.styleClasses[0])
      }
    }
  }

  func testPartsStandTheOtherWayAroundFromRightToLeft() throws {
    try onMain {
      for make in [{ BorderedTextField() }, { UnderlinedTextField() }] as [() -> SingleLineField] {
        let places = try [TextDirection.leftToRight, .rightToLeft].map { direction in
          let field = make()
          let host = FieldHost(field) {
            $0.direction = direction
            $0.mode = .password
            $0.setError(with: "Wrong")
          }
          defer { host.close() }
          let parts = field.implementation.parts
          for part in field.children { XCTAssertEqual(part.direction, direction) }
          return try [
            parts.input.widget, parts.buttonSlot.button?.button, parts.hint.label,
            parts.placeholders.floating?.label ?? parts.placeholders.title,
          ].map { try XCTUnwrap(try XCTUnwrap($0).bounds(in: field)) }
        }
        for (left, right) in zip(places[0], places[1]) {
          XCTAssertEqual(left.y, right.y)
          XCTAssertEqual(left.x, 320 - right.x - right.width, accuracy: 1)
        }
      }
    }
  }
}
