import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// A field for a sum of money, through the real widget.
final class FieldSumTests: WidgetTestCase {
  @MainActor
  private final class SumHost: WindowHost {
    let field = UnderlinedTextField()
    let sign: CurrencyPlaceholder
    var texts: [String] = []

    init(
      _ text: String = "", format: MoneyFormat = MoneyFormat(), sign: CurrencySign = "€",
      direction: TextDirection? = nil
    ) {
      self.sign = CurrencyPlaceholder(sign, emptyText: "0")
      if let direction { field.direction = direction }
      field.configure(placeholder: "Sum", maxLength: nil)
      field.moneyFormat = format
      field.add(self.sign)
      field.setText(text)
      super.init(field)
      settlesAfterKeys = true
      field.makeFirstResponder()
      settle()
      field.onTextChanged = { [weak self] in self?.texts.append($0.text) }
    }

    /// The position of the sign; nil if it is hidden.
    var signPlace: Rectangle? {
      sign.widget.isChildVisible ? sign.widget.bounds(in: field) : nil
    }
  }

  func testDigitsAreGroupedWhileTheyAreTyped() {
    onMain {
      let host = SumHost()
      host.type("1234567.89")
      host.settle()
      XCTAssertEqual(host.field.text, "1,234,567.89")
      XCTAssertEqual(host.field.rawText, "1234567.89")
      XCTAssertEqual(host.field.caret, 12)
      XCTAssertEqual(host.texts.count, 10, "one change for each key")
    }
  }

  /// The comma, the point and the keypad's mark, as keyboards send them.
  func testEveryDecimalKeyBeginsTheFraction() {
    onMain {
      let german = MoneyFormat(decimalSeparator: ",", groupingSeparator: ".")
      for (format, separator) in [(MoneyFormat(), "."), (german, ",")] {
        for key in ["comma", "period", "KP_Decimal"] {
          let host = SumHost(format: format)
          host.press("1", "2", key, "5")
          XCTAssertEqual(host.field.rawText, "12.5", key)
          XCTAssertEqual(host.field.text, "12\(separator)5", key)
          host.press("0", "Left", "Right")
          XCTAssertEqual(host.field.rawText, "12.50", key)
          host.close()
        }
      }
    }
  }

  func testARefusedMarkRefusesWhatFollowsIt() {
    onMain {
      let host = SumHost(format: MoneyFormat(maxFractionDigits: 0))
      host.press("1", "2", "period", "5", "0")
      XCTAssertEqual(host.field.text, "12")
      XCTAssertEqual(host.field.rawText, "12")
      XCTAssertEqual(host.field.message, .rejection("Only whole numbers"))
      host.press("BackSpace", "5")
      XCTAssertFalse(host.field.isValid, "12.55 is not 125")
      host.press("BackSpace", "BackSpace", "BackSpace", "5")
      XCTAssertEqual(host.field.text, "125")
      XCTAssertEqual(host.field.message, .none)
    }
  }

  func testDigitsThatASumHasNoRoomForAreReported() {
    onMain {
      let host = SumHost()
      for (text, kept, message) in [
        ("12.345", "12.34", "At most 2 digits after the decimal mark"),
        ("1234567890123", "123,456,789,012", "At most 12 digits"),
        ("1e6", "16", "“e” has no place here."),
        ("(1,234.56)", "1,234.56", "The sum cannot be negative."),
      ] {
        host.field.setText("")
        Clipboard.current?.set(text)
        var isDone = false
        host.field.paste { isDone = true }
        XCTAssert(MainLoop.run(atMost: 60) { isDone })
        XCTAssertEqual(host.field.text, kept)
        XCTAssertEqual(host.field.message, .rejection(message), text)
      }
    }
  }

  func testTheCaretKeepsItsPlaceAmongTheDigits() {
    onMain {
      let host = SumHost("1234567")
      host.field.select(anchor: 3, caret: 3)
      host.press("0")
      XCTAssertEqual(host.field.text, "12,034,567")
      XCTAssertEqual(host.field.caret, 4)
      host.press("BackSpace")
      XCTAssertEqual(host.field.text, "1,234,567")
      XCTAssertEqual(host.field.caret, 3)
      host.field.select(anchor: 2, caret: 2)
      host.press("BackSpace")
      XCTAssertEqual(host.field.text, "234,567", "over the separator")
      XCTAssertEqual(host.field.caret, 0)
    }
  }

  func testUndoGivesBackTextAndCaret() {
    onMain {
      let host = SumHost("1234567")
      host.field.select(anchor: 3, caret: 3)
      host.press("0")
      host.press("z", control: true)
      XCTAssertEqual(host.field.text, "1,234,567")
      XCTAssertEqual(host.field.caret, 3)
      host.press("y", control: true)
      XCTAssertEqual(host.field.text, "12,034,567")
    }
  }

  func testAPasteIsReadAndASelectionIsReplaced() {
    onMain {
      let host = SumHost("1234")
      host.field.select(anchor: 0, caret: 5)
      Clipboard.current?.set("€ 12 500,75")
      var isDone = false
      host.field.paste { isDone = true }
      XCTAssert(MainLoop.run(atMost: 60) { isDone })
      host.settle()
      XCTAssertEqual(host.field.text, "12,500.75")
      host.type("x")
      XCTAssertEqual(host.field.text, "12,500.75")
    }
  }

  func testSettingAndAnotherForm() {
    onMain {
      let host = SumHost()
      host.field.setText("nothing but 1000")
      XCTAssertEqual(host.field.text, "1,000")
      host.field.moneyFormat = MoneyFormat(groupingSeparator: nil)
      XCTAssertEqual(host.field.text, "1000")
      host.field.moneyFormat = nil
      host.field.setText("1000 and more")
      XCTAssertEqual(host.field.text, "1000 and more")
      XCTAssertEqual(host.field.inputKind.purpose, .number)
    }
  }

  func testTheSignFollowsTheText() throws {
    try onMain {
      let host = SumHost()
      let empty = try XCTUnwrap(host.signPlace)
      XCTAssertEqual(empty.x, host.field.textArea.input.x, accuracy: 1)
      host.press("1")
      let one = try XCTUnwrap(host.signPlace)
      host.press("2", "3")
      let three = try XCTUnwrap(host.signPlace)
      XCTAssertGreaterThan(three.x, one.x)
      XCTAssertEqual(
        three.x, host.field.textArea.endOfText + CurrencyPlaceholder.gap, accuracy: 1)
      host.press("Home")
      XCTAssertEqual(host.signPlace, three, "not the caret")
      host.field.reset()
      host.field.resignFocus()
      host.settle()
      XCTAssertNil(host.signPlace)
    }
  }

  func testASignBeforeTheSumIsAtItsStartAndTheTextBeside() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let sign = CurrencySign("$", isBefore: true)
        let host = SumHost(sign: sign, direction: direction)
        let isMirrored = direction == .rightToLeft
        let empty = try XCTUnwrap(host.signPlace)
        host.press("1")
        let one = try XCTUnwrap(host.signPlace)
        let input = host.field.textArea.input
        let edges = isMirrored ? (empty.x + empty.width, one.x + one.width) : (empty.x, one.x)
        XCTAssertEqual(edges.0, edges.1, accuracy: 1, "the example is not in its place")
        XCTAssertLessThan(one.width, empty.width, "the example is gone")
        let gap = isMirrored ? one.x - (input.x + input.width) : input.x - (one.x + one.width)
        XCTAssertEqual(gap, CurrencyPlaceholder.gap, accuracy: 1)
        host.press("2", "3", "4")
        XCTAssertEqual(host.signPlace, one)
        // Without it the text begins at the side.
        host.field.reset()
        host.field.resignFocus()
        host.settle()
        XCTAssertNil(host.signPlace)
        let start = host.field.textArea.input
        XCTAssertEqual(start.width - input.width, one.width + CurrencyPlaceholder.gap, accuracy: 2)
        host.field.makeFirstResponder()
        host.settle()
        host.sign.sign = "€"
        host.settle()
        XCTAssertEqual(host.field.textArea.input, start, "the other sign comes after the text")
        host.close()
      }
    }
  }

  func testTheSignStaysWhereALongSumScrolls() {
    onMain {
      let host = SumHost(
        String(repeating: "9", count: 60), format: MoneyFormat(maxIntegerDigits: 60))
      XCTAssertNotNil(host.signPlace)
    }
  }

  func testTheSignStandsLeftOfTextThatRunsFromRightToLeft() {
    let area = FieldTextArea(
      input: Rectangle(x: 10, y: 18, width: 200, height: 30), endOfText: 150,
      direction: .rightToLeft)
    onMain {
      let place = CurrencyPlaceholder.place(in: area, gap: 4, width: 10, height: 16)
      XCTAssertEqual(place, Rectangle(x: 136, y: 25, width: 10, height: 16))
    }
  }

  func testNothingIsLeftOfASumField() {
    onMain {
      assertFinalized {
        let host = SumHost("12")
        host.press("3")
        host.close()
        return [host.field, host.field.inputWidget, host.sign.widget]
      }
    }
  }
}
