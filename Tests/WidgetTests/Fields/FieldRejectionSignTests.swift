import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The sign that a field has rejected a key.
final class FieldRejectionSignTests: WidgetTestCase {
  @MainActor
  private static let makers: [@MainActor () -> CatalogField] = [
    { BorderedTextField() }, { UnderlinedTextField() }, { UnderlinedTextView() },
  ]

  func testACharacterBeyondTheLimitIsShownForAMoment() {
    onMain {
      for make in Self.makers {
        let host = FieldHost(make()) { $0.maxLength = 2 }
        host.type("ab")
        XCTAssertFalse(host.field.hasStyleClass("refused"))
        host.type("c")
        XCTAssert(host.field.hasStyleClass("refused"))
        XCTAssert(MainLoop.run(atMost: 60) { !host.field.hasStyleClass("refused") })
        XCTAssertEqual(host.field.text, "ab")
        host.close()
      }
    }
  }

  func testALetterInAPhoneFieldIsShown() throws {
    try onMain {
      let host = FieldHost(UnderlinedTextField())
      host.field.maskFormatter = try MaskTextFieldFormatter(mask: "+7 ([000]) [000]-[00]-[00]")
      host.type("9x")
      XCTAssert(host.field.hasStyleClass("refused"))
    }
  }

  func testAKeyThatIsHeldDownIsRejectedOnce() {
    onMain {
      let sign = RejectionSign()
      let field = UnderlinedTextField()
      XCTAssert(sign.show(on: field))
      for _ in 0..<5 { XCTAssertFalse(sign.show(on: field), "the same press") }
      sign.keyReleased()
      XCTAssert(sign.show(on: field))
      sign.close()
    }
  }

  func testTheLineHasAnotherColorEvenInAnError() throws {
    try onMain {
      let host = FieldHost(UnderlinedTextField()) { $0.maxLength = 1 }
      for isError in [false, true] {
        host.field.setText("a")
        if isError { host.field.setError(with: "Wrong") }
        host.settle()
        let before = try Self.lineColor(of: host)
        host.field.addStyleClass("refused")
        host.settle()
        XCTAssertNotEqual(try Self.lineColor(of: host), before, "error: \(isError)")
        host.field.removeStyleClass("refused")
      }
    }
  }

  @MainActor
  private static func lineColor(
    of host: FieldHost<UnderlinedTextField>
  ) throws -> RenderedPicture.Color {
    let line = try XCTUnwrap(host.field.implementation.parts.decoration.line)
    let place = try XCTUnwrap(line.bounds(in: host.window))
    let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
    return picture[Int(place.x + place.width / 2), Int(place.y)]
  }
}
