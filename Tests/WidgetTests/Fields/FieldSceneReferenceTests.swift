import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Pictures of fields that do more together: the form, the sum of money, and the popovers of pickers.
final class FieldSceneReferenceTests: WidgetTestCase {
  @MainActor
  private static func window(_ id: String, _ settings: [KnobSetting]) throws -> SceneWindow {
    let scene = try SceneCatalog.standard.scene(id)
    var values = scene.defaults
    values.apply([KnobSetting("focus", .toggle(false))] + settings)
    return try XCTUnwrap(SceneWindow(scene: scene, values: values))
  }

  @MainActor
  private static func compare(
    _ references: References, _ widget: Widget, _ name: String
  ) throws {
    let texture = try XCTUnwrap(widget.makeTexture())
    ReferenceFolder.check(references.compare(texture, to: "\(name).png"), name)
  }

  /// What is shown, and what is done to it before.
  @MainActor
  private static let scenes: [(String, String, [KnobSetting], @MainActor (SceneWindow) -> Void)] = [
    ("form-empty", "form", [], { _ in }),
    (
      "form-refused", "form", [KnobSetting("email", .text("ada"))],
      { $0.stage.target(identifier: "submit")?.activate() }
    ),
    (
      "form-bordered", "form",
      [KnobSetting("looks", .choice("bordered")), KnobSetting("email", .text("ada@example.org"))],
      { _ in }
    ),
    ("sum-empty", "sum-field", [], { _ in }),
    ("sum-filled", "sum-field", [KnobSetting("text", .text("1234567.5"))], { _ in }),
    (
      "sum-error", "sum-field",
      [KnobSetting("text", .text("1234")), KnobSetting("error", .text("So much is not there"))],
      { _ in }
    ),
  ]

  func testScenes() throws {
    try onMain {
      let references = try ReferenceFolder.references("field-scene-pictures")
      let settings = try XCTUnwrap(DesktopSettings.current)
      defer { settings.prefersDark = false }
      for (name, id, knobs, change) in Self.scenes {
        let window = try Self.window(id, knobs)
        defer { window.close() }
        change(window)
        for isDark in [false, true] {
          settings.prefersDark = isDark
          FrameSettling(of: window.window).waitUntilStill()
          try Self.compare(
            references, window.stage.root, "\(name)-\(isDark ? "dark" : "light")")
        }
      }
      try Self.comparePickers(references, settings)
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }

  @MainActor
  private static func comparePickers(
    _ references: References, _ settings: DesktopSettings
  ) throws {
    let pickers: [(String, PickerPopover, String)] = [
      ("calendar", DatePickerView(), "10.12.1985"),
      ("list", PlainPickerView(["Female", "Male", "Other", "I would rather not say"]), "Male"),
    ]
    for (name, picker, text) in pickers {
      let host = FieldPickerHost(picker, text: text)
      defer { host.host.close() }
      host.field.previousInput = host.before
      host.field.nextInput = host.after
      picker.open()
      host.host.settle()
      for isDark in [false, true] {
        settings.prefersDark = isDark
        host.host.settle()
        try compare(references, picker.popover, "\(name)-\(isDark ? "dark" : "light")")
      }
      picker.close()
    }
    settings.prefersDark = false
  }
}
