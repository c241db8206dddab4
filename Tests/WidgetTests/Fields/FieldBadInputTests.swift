import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Input that no app should send but some app will: nothing hangs, and nothing is cut off without a
/// message.
final class FieldBadInputTests: WidgetTestCase {
  @MainActor
  private static let makers: [@MainActor () -> CatalogField] = [
    { BorderedTextField() }, { UnderlinedTextField() }, { UnderlinedTextView() },
  ]

  func testAMegabyteThatIsPasted() {
    onMain {
      for make in Self.makers {
        let host = FieldHost(make())
        defer { host.close() }
        host.paste(
          String(repeating: "abcde fgh\u{301} ", count: TestEffort.size(1 << 14, thorough: 1 << 16))
        )
        let isLine = host.field is SingleLineField
        XCTAssertLessThanOrEqual(host.line?.text.utf8.count ?? 0, TextLine.maximumBytes)
        XCTAssertEqual(host.rejected.isEmpty, !isLine, "what GTK cannot keep is reported")
        XCTAssertEqual(host.line?.text ?? host.field.text, host.field.text)
        host.press("BackSpace")
        host.press("a", control: true)
        host.press("Delete")
        XCTAssertEqual(host.field.text, "")
      }
    }
  }

  func testAMegabyteThatIsPastedIntoALimitOrAMask() throws {
    try onMain {
      let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.cardNumber)
      let text = String(repeating: "4x", count: 1 << 19)
      for make in Self.makers {
        let host = FieldHost(make()) {
          $0.maxLength = 20
          ($0 as? SingleLineField)?.maskFormatter = formatter
        }
        defer { host.close() }
        host.paste(text)
        XCTAssertLessThanOrEqual(host.field.text.count, 23)
        XCTAssertFalse(host.rejected.isEmpty)
      }
    }
  }

  func testNegativeLimitsLetNothingIn() {
    onMain {
      for make in Self.makers {
        let host = FieldHost(make()) {
          $0.maxLength = -5
          $0.showsCounter = true
          $0.heightLayoutPolicy = .flexible(minHeight: -10, bottomSpace: -400)
        }
        defer { host.close() }
        host.type("abc")
        host.paste("abc")
        XCTAssertEqual(host.field.text, "")
        XCTAssertEqual(host.field.counter, "0/0")
        (host.field as? UnderlinedTextView)?.maxTextHeight = -3
        host.field.maxLength = nil
        host.type("abc")
        XCTAssertEqual(host.field.text, "abc")
      }
    }
  }

  func testEmojiAndMarksAtTheLimitAreNeverCutInParts() {
    onMain {
      for make in Self.makers {
        let host = FieldHost(make()) { $0.maxLength = 1 }
        defer { host.close() }
        host.paste("👨‍👩‍👧‍👦👨‍👩‍👧‍👦")
        XCTAssertEqual(host.field.text, "👨‍👩‍👧‍👦")
        host.field.setText("e")
        host.field.select(anchor: 1, caret: 1)
        host.type("\u{301}")
        XCTAssertEqual(host.field.text.count, 1, "an accent goes onto the letter")
      }
    }
  }

  func testBytesThatAreNoText() {
    onMain {
      for make in Self.makers {
        let host = FieldHost(make())
        defer { host.close() }
        Clipboard.current?.offer([0x61, 0x00, 0xFF, 0x62], as: Clipboard.plainText)
        var isDone = false
        host.field.paste { isDone = true }
        XCTAssert(MainLoop.run(atMost: 60) { isDone })
        XCTAssertEqual(host.field.text, "a\u{FFFD}\u{FFFD}b")
        host.field.setText("x\0y")
        XCTAssertEqual(host.field.text, "x\u{FFFD}y")
      }
    }
  }

  func testMarkupIsText() {
    onMain {
      let markup = #"<b>x</b> & " &amp; <"#
      for make in Self.makers {
        let host = FieldHost(make()) {
          $0.placeholder = markup
          $0.setHint(markup)
          $0.setText(markup)
        }
        defer { host.close() }
        host.field.setError(with: markup)
        host.settle()
        XCTAssertEqual(host.field.text, markup)
        XCTAssertEqual(host.field.message.text, markup)
      }
    }
  }

  func testMasksThatAreNone() {
    for mask in ["", "[", "]", "[0", "{1", "+7", "[0]\\", "[0q]", "[0…0]", "[[0]]"] {
      XCTAssertThrowsError(try MaskTextFieldFormatter(mask: mask), mask)
    }
  }

  func testAnExpressionThatDoesNotCompileIsReported() {
    XCTAssertThrowsError(try TextFieldValidator(regex: "(["))
  }

  func testAnIdentifierThatIsUsedTwice() {
    onMain {
      let (first, second) = (BorderedTextField(), BorderedTextField())
      for field in [first, second] { field.setTextFieldIdentifier("same") }
      let column = Box(.vertical, [first, second])
      _ = WindowHost(column)
      XCTAssert(column.descendant(named: "same_input") == first.inputWidget)
      first.setTextFieldIdentifier("")
      XCTAssert(column.descendant(named: "same_input") == second.inputWidget)
    }
  }

  func testWidthsThatAreTooSmall() {
    onMain {
      for make in Self.makers {
        for width in [1, 60, 121] {
          let host = FieldHost(make(), width: width) {
            $0.placeholder = "A placeholder that is longer than the field is wide"
            $0.setText("Text")
            $0.setError(with: "What is wrong is long, too")
            $0.showsCounter = true
            ($0 as? SingleLineField)?.mode = .password
          }
          XCTAssertGreaterThan(host.field.width, 0)
          host.close()
        }
      }
    }
  }
}
