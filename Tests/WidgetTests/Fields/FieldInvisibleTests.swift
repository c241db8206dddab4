import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Marks that cannot be seen come along with pasted text.
final class FieldInvisibleTests: WidgetTestCase {
  private static let removed = "Invisible characters were removed."

  @MainActor
  private static func paste(
    _ text: String, _ setUp: (SingleLineField) -> Void
  ) -> (text: String, message: FieldMessage, isValid: Bool) {
    let field = UnderlinedTextField()
    let host = FieldHost(field) { _ in setUp(field) }
    defer { host.close() }
    host.paste(text)
    return (field.text, field.message, field.isValid)
  }

  func testTheyAreRemovedFromAddressesAndSaid() {
    onMain {
      for mark in [
        "\u{200E}", "\u{200F}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}",
      ] {
        let result = Self.paste("anna@\(mark)example.org") { field in
          field.configureContentType(.emailAddress)
          field.validator = EmailValidator()
          field.setHint("Where we write to")
        }
        XCTAssertEqual(result.text, "anna@example.org")
        XCTAssertEqual(result.message, .hint(Self.removed))
        XCTAssert(result.isValid)
      }
    }
  }

  func testTheyAreRemovedFromNumbersWithAMask() throws {
    try onMain {
      for (mask, notations, text, shown) in [
        (FormatterMasks.phone, [], "\u{202A}+7 916 123-45-67\u{202C}", "+7 (916) 123-45-67"),
        (FormatterMasks.cardNumber, [], "4111\u{200B}111111111111", "4111 1111 1111 1111"),
        (
          FormatterMasks.iban, FormatterMasks.ibanNotations, "\u{FEFF}NO9386011117947",
          "NO93 8601 1117 947"
        ),
      ] as [(String, [MaskNotation], String, String)] {
        let formatter = try MaskTextFieldFormatter(mask: mask, notations: notations)
        let result = Self.paste(text) { $0.maskFormatter = formatter }
        XCTAssertEqual(result.text.trimmingSpaces, shown)
        XCTAssertEqual(result.message, .hint(Self.removed))
        XCTAssert(result.isValid)
      }
    }
  }

  func testJoinersStayInNames() {
    onMain {
      for set in [MaskCharacters?.none, .union([.letters, .anyOf(" -")])] {
        for name in ["علی\u{200C}رضا", "क्\u{200D}षमा"] {
          let plain = Self.paste(name) { field in
            field.configureContentType(.name)
            field.allowedCharacterSet = set
          }
          XCTAssertEqual(Array(plain.text.unicodeScalars), Array(name.unicodeScalars))
          XCTAssertEqual(plain.message, .none)
          let marked = Self.paste("\u{200F}" + name) { field in
            field.configureContentType(.name)
            field.allowedCharacterSet = set
          }
          XCTAssertEqual(Array(marked.text.unicodeScalars), Array(name.unicodeScalars))
          XCTAssertEqual(marked.message, .hint(Self.removed))
        }
      }
    }
  }

  func testTheyAreRemovedFromSeveralLinesToo() {
    onMain {
      let field = UnderlinedTextView()
      let host = FieldHost(field) { _ in
        field.configureContentType(.name)
        field.allowedCharacterSet = .union([.letters, .anyOf("- ")])
      }
      host.paste("Anna\u{200B}\u{2011}Maria")
      XCTAssertEqual(field.text, "Anna-Maria")
      XCTAssertEqual(field.message, .hint(Self.removed))
      XCTAssertEqual(host.rejected, [])
    }
  }

  func testTextsAndPasswordsKeepThem() {
    onMain {
      let text = Self.paste("a\u{200E}b") { _ in }
      XCTAssertEqual(text.text, "a\u{200E}b")
      XCTAssertEqual(text.message, .none)
      let password = Self.paste("a\u{200E}b") { field in
        field.configureContentType(.password)
        field.mode = .password
      }
      XCTAssertEqual(password.text, "a\u{200E}b")
      XCTAssertEqual(password.message, .none)
    }
  }

  func testTheNextEditEndsTheMessage() {
    onMain {
      let field = UnderlinedTextField()
      let host = FieldHost(field) { _ in
        field.configureContentType(.emailAddress)
        field.setHint("Where we write to")
      }
      host.paste("anna\u{200B}")
      XCTAssertEqual(field.message, .hint(Self.removed))
      host.press("b")
      XCTAssertEqual(field.message, .hint("Where we write to"))
      host.paste("\u{200B}ä@")
      XCTAssertEqual(field.text, "annabä@")
      XCTAssertEqual(field.message, .hint(Self.removed))
    }
  }
}
