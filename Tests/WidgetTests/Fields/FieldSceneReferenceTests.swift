import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Pictures of larger parts with fields: the form, the sum of money, and the pickers' popovers.
final class FieldSceneReferenceTests: WidgetTestCase {
  @MainActor
  private static func window(_ id: String, _ settings: [KnobSetting]) throws -> SceneWindow {
    let scene = try SceneCatalog.standard.scene(id)
    var values = scene.defaults
    values.apply([KnobSetting("focus", .toggle(false))] + settings)
    return try XCTUnwrap(SceneWindow(scene: scene, values: values))
  }

  /// The name of each picture, its scene, the scene's knobs, and a preparation.
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
    ("phone-empty", "phone-field", [], { _ in }),
    ("phone-filled", "phone-field", [KnobSetting("text", .text("+7 701 123-45-67"))], { _ in }),
  ]

  func testScenes() throws {
    try onMain {
      try ReferenceFolder.compare("field-scene-pictures") { references in
        for (name, id, knobs, change) in Self.scenes {
          let window = try Self.window(id, knobs)
          defer { window.close() }
          change(window)
          try forEachAppearance { appearance in
            FrameSettling(of: window.window).waitUntilStill()
            try references.check(pictureOf: window.stage.root, "\(name)-\(appearance)")
          }
        }
        try Self.comparePickers(references)
      }
    }
  }

  @MainActor
  private static func comparePickers(_ references: References) throws {
    let pickers: [(String, PickerPopover, String)] = [
      ("calendar", DatePickerView(), "10.12.1985"),
      ("list", PlainPickerView(["Female", "Male", "Other", "I would rather not say"]), "Male"),
      ("countries", PhoneCountryPicker(home: PhoneCountry("RU")), "+49 151 23456789"),
    ]
    for (name, picker, text) in pickers {
      let host = FieldPickerHost(picker, text: text)
      defer { host.close() }
      host.field.previousInput = host.before
      host.field.nextInput = host.after
      picker.open()
      host.settle()
      try forEachAppearance { appearance in
        host.settle()
        try references.check(pictureOf: picker.popover, "\(name)-\(appearance)")
      }
      picker.close()
    }
  }
}
