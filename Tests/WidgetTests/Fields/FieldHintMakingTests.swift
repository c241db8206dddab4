import GtkCore
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The label of a hint, which a field gets with its first message.
final class FieldHintMakingTests: WidgetTestCase {
  override var isAnimated: Bool { true }

  @MainActor
  private static var fields: [CatalogField] {
    [BorderedTextField(), UnderlinedTextField(), UnderlinedTextView()]
  }

  @MainActor
  private static func style(_ size: Int) -> FieldStyle {
    var style = FieldStyle()
    style.hintFont = .description("Sans \(size)")
    return style
  }

  func testALabelIsMadeForAMessageAndNotBefore() {
    onMain {
      for field in Self.fields {
        let host = FieldHost(field)
        defer { host.close() }
        let hint = field.implementation.hint
        host.type("a")
        XCTAssertNil(hint.part)
        field.setError(with: "Wrong")
        host.settle()
        XCTAssertEqual(field.children.filter { $0.hasStyleClass("hint") }.count, 1)
        XCTAssertEqual(hint.part?.isMapped, true)
        XCTAssertEqual(hint.label.text, "Wrong")
      }
    }
  }

  /// Nothing may move when there is a label.
  func testTheRoomForAHintIsThatOfItsLabel() {
    onMain {
      for size in [8, 14, 40] {
        for field in Self.fields {
          let host = FieldHost(field) {
            $0.style = Self.style(size)
          }
          defer { host.close() }
          let hint = field.implementation.hint
          let (height, line) = (field.height, hint.lineHeight)
          XCTAssertNil(hint.part)
          _ = hint.label
          field.queueResize()
          host.settle()
          XCTAssertEqual(hint.label.lineHeight, line, "\(field.typeName), \(size)")
          XCTAssertEqual(field.height, height, "\(field.typeName), \(size)")
        }
      }
    }
  }

  func testTheRoomFollowsTheTextSizeAndTheStyle() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      defer { settings.textResolution = resolution }
      let host = FieldHost(UnderlinedTextField())
      defer { host.close() }
      let hint = host.field.implementation.hint
      let line = hint.lineHeight
      settings.textResolution = 2 * resolution
      host.settle()
      XCTAssertGreaterThan(hint.lineHeight, line * 3 / 2)
      settings.textResolution = resolution
      host.settle()
      XCTAssertEqual(hint.lineHeight, line)
      host.field.style = Self.style(40)
      host.settle()
      XCTAssertGreaterThan(hint.lineHeight, 2 * line)
      XCTAssertNil(hint.part)
    }
  }

  /// The label has to have been there, without a text, for the first message to fade in.
  func testTheFirstMessageFadesInLikeTheNext() {
    onMain {
      let host = FieldHost(UnderlinedTextField())
      defer { host.close() }
      for message in ["first", "second"] {
        var contrasts: [Double] = []
        let connection = host.window.frameClock?.onAfterPaint { [weak host] in
          if let host, let contrast = Self.contrast(in: host) { contrasts.append(contrast) }
        }
        host.field.setError(with: "█████")
        _ = FrameSettling(of: host.window).waitUntilStill { contrasts.count > 40 }
        connection?.disconnect()
        let (first, last) = (contrasts.first ?? 0, contrasts.last ?? 0)
        XCTAssertLessThan(first, last / 2, "\(message): \(contrasts)")
        host.field.resetErrorState()
        host.settle()
      }
    }
  }

  /// The contrast of the hint to what is beside it.
  @MainActor
  private static func contrast(in host: FieldHost<UnderlinedTextField>) -> Double? {
    guard let place = host.field.implementation.hint.part?.bounds(in: host.window),
      let texture = host.window.makeTexture()
    else { return nil }
    let picture = RenderedPicture(texture)
    let (x, y) = (Int(place.x), Int(place.y + place.height / 2))
    // Left of the icon of an error.
    return picture[x + 30, y].contrast(to: picture[4, y]) - 1
  }
}
