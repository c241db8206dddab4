import GtkCore
import RichTextModel
import WidgetSupport
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Everybody can use the playground's own window.
final class WindowCheckTests: OpenWindowTestCase {
  /// All of the window, as a stage.
  private final class WholeWindow: SceneStage {
    let root: Widget

    init(_ window: Widget) { root = window }

    var sizedWidget: Widget { root }
    var growingArea: GrowingTextArea? { nil }
    var state: JSONValue { .null }
    var isSettled: Bool { true }

    func apply(_ knob: String, _ value: KnobValue) {}
    func liveValue(of knob: String) -> KnobValue? { nil }
    func target(identifier: String) -> Widget? { root.descendant(named: identifier) }
  }

  func testTheWindowHasNoFindings() throws {
    try withNames { Self.check("form", AccessibilityFinding.Rule.allCases) }
  }

  func testTheWindowHasNoFindingsInTheDark() throws {
    try withNames {
      DesktopSettings.current?.prefersDark = true
      defer { DesktopSettings.current?.prefersDark = false }
      Self.check("auto-height-editor", [.name, .contrast, .target])
    }
  }

  @MainActor
  private static func check(_ scene: String, _ rules: [AccessibilityFinding.Rule]) {
    let window = open(scene)
    defer { close(window) }
    let stage = WholeWindow(window.window)
    let found = AccessibilityCheck(stage, in: window.window).run(Set(rules)).map(\.line)
    XCTAssertEqual(found, [])
  }
}
