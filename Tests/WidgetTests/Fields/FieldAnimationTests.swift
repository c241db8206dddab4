import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The animation of the floating placeholder, frame by frame.
final class FieldAnimationTests: WidgetTestCase {
  override var isAnimated: Bool { true }

  private struct Frame {
    let height: Int
    let y: Double
    let width: Double
    let fraction: Double
  }

  @MainActor
  private static func frames(
    of host: FieldHost<UnderlinedTextField>, _ change: () -> Void
  ) -> [Frame] {
    var frames: [Frame] = []
    let field = host.field
    let connection = host.window.frameClock?.onAfterPaint {
      guard let floating = field.implementation.parts.placeholders.floating,
        let place = floating.label.bounds(in: field)
      else { return }
      frames.append(
        Frame(
          height: field.height, y: place.y, width: place.width, fraction: floating.fraction.value))
    }
    change()
    let isStill = FrameSettling(of: host.window).waitUntilStill { !field.isMoving }
    XCTAssert(isStill)
    connection?.disconnect()
    return frames
  }

  /// Long enough for many frames, also on a busy machine.
  @MainActor
  private static func slow(_ field: UnderlinedTextField) {
    field.configuration.placeholder.animationDuration = 1.5
  }

  func testItFloatsUpAndDownWithinAFieldThatKeepsItsSize() {
    onMain {
      let host = FieldHost(UnderlinedTextField(), isFocused: false, configure: { Self.slow($0) })
      host.log?.reset()
      let up = Self.frames(of: host) { host.field.makeFirstResponder() }
      let down = Self.frames(of: host) { host.other.focus() }
      XCTAssertEqual((host.log?.paints ?? []).flatMap(\.violations), [])
      XCTAssertEqual(Set((up + down).map(\.height)), [77])
      XCTAssertGreaterThan(up.count, 4)
      XCTAssertEqual(up.map(\.y), up.map(\.y).sorted(by: >))
      XCTAssertEqual(up.map(\.width), up.map(\.width).sorted(by: >))
      XCTAssertEqual(down.map(\.y), down.map(\.y).sorted())
      XCTAssertEqual(up.last?.fraction, 1)
      XCTAssertEqual(down.last?.fraction, 0)
    }
  }

  func testItTurnsBackWhereItIs() {
    onMain {
      let host = FieldHost(UnderlinedTextField(), isFocused: false, configure: { Self.slow($0) })
      let floating = host.field.implementation.parts.placeholders.floating
      host.field.makeFirstResponder()
      _ = MainLoop.run(atMost: 60) { (floating?.fraction.value ?? 0) > 0.3 }
      let turn = floating?.fraction.value ?? 0
      let frames = Self.frames(of: host) { host.other.focus() }
      XCTAssertLessThan(turn, 1)
      XCTAssertLessThanOrEqual(frames.map(\.fraction).max() ?? 1, turn)
      XCTAssertEqual(frames.last?.fraction, 0)
    }
  }

  func testItIsThereAtOnceWhereNothingShallMove() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      for isReduced in [true, false] {
        settings.animationsEnabled = !isReduced
        defer { settings.animationsEnabled = true }
        let host = FieldHost(UnderlinedTextField(), isFocused: false) {
          if !isReduced { $0.configuration.placeholder.animationDuration = 0 }
        }
        defer { host.close() }
        let frames = Self.frames(of: host) { host.field.makeFirstResponder() }
        XCTAssertEqual(Set(frames.map(\.fraction)), [1])
      }
    }
  }

  func testATextThatIsSetFloatsItToo() {
    onMain {
      let host = FieldHost(UnderlinedTextField(), isFocused: false)
      let frames = Self.frames(of: host) { host.field.setText("text") }
      XCTAssertEqual(frames.last?.fraction, 1)
      XCTAssertEqual(host.field.placeholderPosition, .top)
    }
  }

  func testPlaceholdersInTheInputComeAndGoByTheirRules() {
    onMain {
      let host = FieldHost(UnderlinedTextField(), isFocused: false) {
        $0.placeholders = [
          .floating, .native(NativePlaceholder(isSupport: true), text: "XX"),
          .native(NativePlaceholder(behavior: .hideOnFocus), text: "Main"),
        ]
      }
      @MainActor func shown() -> [String] {
        host.field.implementation.parts.placeholders.natives.filter { $0.label.isChildVisible }
          .map { $0.label.text }
      }
      XCTAssertEqual(shown(), ["Main"])
      host.focus()
      XCTAssertEqual(shown(), ["XX"])
      host.type("a")
      XCTAssertEqual(shown(), [])
      host.press("BackSpace")
      XCTAssertEqual(shown(), ["XX"])
    }
  }
}
