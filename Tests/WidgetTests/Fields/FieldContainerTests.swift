import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// An app's own arrangement of the parts of a field: positions and heights, a line elsewhere, a bar
/// of its own.
final class FieldContainerTests: WidgetTestCase {
  func testPlacesAndHeightsAreThoseOfTheConfiguration() throws {
    try onMain {
      var configuration = UnderlinedTextFieldConfiguration()
      configuration.inset = 4
      configuration.line.inset = 0
      configuration.line.gap = 9
      configuration.geometry.standardHeight = 90
      configuration.geometry.inputTop = 25
      configuration.geometry.inputHeight = 40
      let host = FieldHost(UnderlinedTextField()) { $0.setHint("Advice") }
      XCTAssertEqual(host.field.height, 77)
      host.field.configuration = configuration
      host.settle()
      XCTAssertEqual(host.field.height, 90)
      let parts = host.field.implementation.parts
      let input = try XCTUnwrap(parts.input.widget.bounds(in: host.field))
      XCTAssertEqual(input, Rectangle(x: 4, y: 25, width: 312, height: 40))
      let line = try XCTUnwrap(parts.decoration.line?.bounds(in: host.field))
      XCTAssertEqual(line, Rectangle(x: 0, y: 25 + 40 + 9, width: 320, height: 2))
      XCTAssertEqual(try XCTUnwrap(parts.hint.label.bounds(in: host.field)).x, 4)
    }
  }

  func testALineInAnotherContainerShowsTheFieldsState() throws {
    try onMain {
      let field = UnderlinedTextField()
      let other = Entry()
      let column = Box(.vertical, [field, other])
      let host = WindowHost(column)
      field.makeFirstResponder()
      field.moveLine(to: column)
      host.settle()
      let line = try XCTUnwrap(column.children.last)
      XCTAssertEqual(line.styleName, "fieldline")
      let window = host.window
      @MainActor func color() throws -> RenderedPicture.Color {
        let place = try XCTUnwrap(line.bounds(in: window))
        let picture = RenderedPicture(try XCTUnwrap(window.makeTexture()))
        return picture[Int(place.x + place.width / 2), Int(place.y)]
      }
      XCTAssertEqual(line.height, 2)
      XCTAssertEqual(line.width, column.width)
      let active = try color()
      field.setError(with: "No")
      host.settle()
      let wrong = try color()
      XCTAssertNotEqual(active, wrong)
      XCTAssertGreaterThan(wrong.red, wrong.blue)
      other.focus()
      field.resetErrorState()
      host.settle()
      XCTAssertEqual(line.height, 1)
      XCTAssertNotEqual(try color(), wrong)
      field.moveLine(to: nil)
      host.settle()
      XCTAssertEqual(column.children.count, 2)
      let place = try XCTUnwrap(line.bounds(in: field))
      XCTAssertEqual(place.y, 18 + 30 + 5)
    }
  }

  func testALineElsewhereGoesWithItsField() {
    onMain {
      let column = Box(.vertical)
      assertFinalized {
        let field = UnderlinedTextField()
        let host = WindowHost(Box(.vertical, [field, column]))
        field.moveLine(to: column)
        host.settle()
        host.close()
        return [field, field.inputWidget]
      }
      XCTAssertEqual(column.children.count, 0)
    }
  }

  private final class CounterBar: FieldToolbar {
    let label = Label()
    var widget: Widget { label }
    var field: FieldReference?
    var texts: [String] = []
    var neighbours: [Bool] = []

    func attach(to field: FieldReference) { self.field = field }

    func textDidChange(_ text: String) {
      texts.append(text)
      label.text = "\(text.count) of 5"
    }

    func updateNavigationButtons() { neighbours.append(field?.field?.nextInput != nil) }
  }

  func testABarIsNotifiedOfEachText() {
    onMain {
      let bar = CounterBar()
      let next = UnderlinedTextField()
      let host = FieldHost(UnderlinedTextField()) {
        $0.maxLength = 5
        $0.setText("a")
        $0.toolbar = bar
      }
      XCTAssertEqual(bar.texts, ["a"])
      XCTAssertEqual(bar.neighbours, [false])
      host.press("End")
      host.type("b")
      host.paste("cdefgh")
      host.field.setText("x")
      host.field.setText("x")
      host.field.reset()
      XCTAssertEqual(bar.texts, ["a", "ab", "abcde", "x", ""])
      host.field.nextInput = next
      XCTAssertEqual(bar.neighbours, [false, true])
    }
  }

  func testABarStandsOverThePicker() {
    onMain {
      let bar = CounterBar()
      let picker = PlainPickerView(["One", "Two"])
      let host = FieldPickerHost(picker)
      host.field.toolbar = bar
      host.press("Down")
      XCTAssert(bar.widget.isMapped)
      XCTAssertFalse(picker.topView.widget.isMapped)
      host.press("Down")
      XCTAssertEqual(bar.label.text, "3 of 5")
      host.press("Escape")
      host.field.toolbar = nil
      host.press("Down")
      XCTAssert(picker.topView.widget.isMapped)
      XCTAssertNil(bar.widget.parent)
      host.press("Escape")
    }
  }

  private final class Meter: FieldHintView {
    let label = Label()
    var widget: Widget { label }
    var shown: [String] = []
    weak var field: CatalogField?

    func show(_ message: FieldMessage, in state: FieldState) -> Bool {
      let text = "\(state.rawValue) \(message.text) \(field?.text ?? "")"
      if text != shown.last { shown.append(text) }
      label.text = "Line\nLine\nLine\nLine"
      return state != .normal
    }
  }

  func testAHintOfTheAppsTakesTheLabelsPlace() throws {
    try onMain {
      let meter = Meter()
      let host = FieldHost(UnderlinedTextField(), isFocused: false) {
        $0.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
        $0.setHint("Advice")
        meter.field = $0
        $0.hintView = meter
      }
      let field = host.field
      XCTAssertEqual(field.height, 77, "there is nothing to see")
      XCTAssertFalse(meter.widget.isMapped)
      host.focus()
      XCTAssertEqual(meter.shown.last, "active Advice ")
      let place = try XCTUnwrap(meter.widget.bounds(in: field))
      XCTAssertEqual(place.y, 57)
      XCTAssertEqual(Double(field.height), place.y + place.height + 5)
      XCTAssertFalse(field.implementation.hint.label.isMapped)
      host.type("x")
      XCTAssertEqual(meter.shown.last, "active Advice x")
      field.setError(with: "No")
      host.settle()
      XCTAssertEqual(meter.shown.last, "error No x")
      XCTAssertFalse(field.implementation.hint.icon?.isMapped ?? false)
      field.hintView = nil
      host.settle()
      XCTAssertNil(meter.widget.parent)
      XCTAssert(field.implementation.hint.label.isMapped)
      XCTAssert(field.implementation.hint.icon?.isMapped ?? false)
      XCTAssertEqual(field.height, 77)
    }
  }

  func testAnOverlayGoes() {
    onMain {
      let host = FieldHost(UnderlinedTextField())
      let sign = CurrencyPlaceholder("€")
      host.field.add(sign)
      host.type("1")
      host.settle()
      XCTAssert(sign.widget.isMapped)
      host.field.remove(sign)
      XCTAssertNil(sign.widget.parent)
      host.field.remove(sign)
    }
  }
}
