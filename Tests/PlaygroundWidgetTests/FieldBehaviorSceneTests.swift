import WidgetTestSupport
import XCTest

@testable import PlaygroundScenes
@testable import TextFieldCatalog

/// The behavior of fields that can be tried in the playground, apart from their appearance, and
/// forms of many fields.
final class FieldBehaviorSceneTests: WidgetTestCase {
  @MainActor
  private static func window(_ scene: String, _ settings: String...) throws -> SceneWindow {
    let scene = try SceneCatalog.standard.scene(scene)
    var values = scene.defaults
    for setting in settings { values.apply(try values.setting(parsing: setting)) }
    let window = try XCTUnwrap(SceneWindow(scene: scene, values: values))
    FrameSettling(of: window.window).waitUntilStill()
    return window
  }

  @MainActor
  private static func field(_ name: String, in window: SceneWindow) throws -> CatalogField {
    if let stage = window.stage as? FieldStage { return stage.field }
    let form = try XCTUnwrap(window.stage as? PresetFormStage).form
    return try XCTUnwrap(form.field(name) as? CatalogField)
  }

  func testKnobsReachTheField() throws {
    try onMain {
      let window = try Self.window(
        "underlined-text-field", "keyboardType=URL", "contentType=username", "returnKey=search",
        "pasteOverflow=noChanges", "mainPlaceholder=hideOnInput", "ignoreEmptyHint=true",
        "maxLength=3")
      defer { window.close() }
      let field = try Self.field("field", in: window)
      XCTAssertEqual(field.inputKind.purpose, .url)
      XCTAssertEqual((field as? SingleLineField)?.returnKeyType, .search)
      XCTAssertEqual(field.pasteOverflowPolicy, .noChanges)
      XCTAssertEqual(field.placeholders, [.native(NativePlaceholder())])
      XCTAssert(field.ignoreEmptyHint)
      window.stage.apply("mainPlaceholder", .choice("own"))
      window.stage.apply("returnKey", .choice("default"))
      XCTAssertEqual(field.placeholders, [.floating])
      XCTAssertEqual((field as? SingleLineField)?.returnKeyType, .default)
      let area = try Self.window("underlined-text-view", "hideClearButton=true", "text=some")
      defer { area.close() }
      XCTAssertNil(try Self.field("field", in: area).actionButton)
    }
  }

  func testKnobsForWhatCanBeEnteredReachTheField() throws {
    try onMain {
      let window = try Self.window(
        "underlined-text-field", "correction=yes", "capitalization=words", "hideOnReturn=false",
        "disablePaste=true")
      defer { window.close() }
      let field = try Self.field("field", in: window)
      XCTAssert(field.inputKind.checksSpelling)
      XCTAssertEqual(field.implementation.input.format.capitalization, .words)
      XCTAssertFalse(field.hideOnReturn)
      XCTAssert(field.implementation.input.rules.isPasteDisabled)
      window.stage.apply("hideOnReturn", .toggle(true))
      window.stage.apply("correction", .choice("no"))
      XCTAssert(field.hideOnReturn)
      XCTAssertFalse(field.inputKind.checksSpelling)
      let masked = try Self.window(
        "underlined-text-field", "mask=+7 [000]", "maskAliases=8\n9", "hideKeyboard=true")
      defer { masked.close() }
      let line = try Self.field("field", in: masked) as? SingleLineField
      XCTAssertEqual(line?.maskFormatter?.mask.prefixAliases, ["8", "9"])
      masked.window.type("5")
      XCTAssertEqual(line?.text.contains("5"), false)
    }
  }

  func testButtonsValidateAndRemoveTheError() throws {
    try onMain {
      let window = try Self.window(
        "underlined-text-field", "text=a", "minLength=3", "validationPolicy=never")
      defer { window.close() }
      let field = try Self.field("field", in: window)
      XCTAssertEqual(field.fieldState, .active)
      window.stage.target(identifier: "validate")?.activate()
      XCTAssertEqual(field.fieldState, .error)
      window.stage.target(identifier: "reset-error")?.activate()
      XCTAssertNotEqual(field.fieldState, .error)
      XCTAssertEqual(field.text, "a")
    }
  }

  func testAPresetHasItsKeyboard() throws {
    try onMain {
      for (preset, purpose) in [
        ("email", TextView.InputPurpose.email), ("phone", .phone), ("cvc", .digits),
      ] {
        let window = try Self.window("underlined-text-field", "preset=\(preset)")
        defer { window.close() }
        XCTAssertEqual(try Self.field("field", in: window).inputKind.purpose, purpose, preset)
      }
    }
  }

  func testACardIsJudgedByItsChecksum() throws {
    try onMain {
      for (number, isValid) in [("4111 1111 1111 1111", true), ("4111 1111 1111 1112", false)] {
        for scene in ["card", "underlined-text-field"] {
          let knob = scene == "card" ? "number" : "text"
          let preset = scene == "card" ? "focus=true" : "preset=card"
          let window = try Self.window(scene, preset, "\(knob)=\(number)")
          defer { window.close() }
          let field = try Self.field(scene == "card" ? "number" : "field", in: window)
          XCTAssertEqual(field.isValidState(), isValid, "\(number) in \(scene)")
          let message = "A digit is wrong, or two have changed places."
          if !isValid { XCTAssertEqual(field.message, .error(message)) }
        }
      }
    }
  }

  func testSevenFieldsAreFilledInAndSent() throws {
    try onMain {
      let comment = "A comment that has at least thirty characters"
      let window = try Self.window(
        "sign-up", "name=Ada Lovelace", "email=ada@example.org", "phone=+7 (900) 555-33-33",
        "birthday=10.12.1955", "sex=Female", "password=Secret123", "comment=\(comment)")
      defer { window.close() }
      XCTAssertEqual(window.stage.state["fields"]?.objectValue?.members.count, 7)
      window.stage.target(identifier: "submit")?.activate()
      let sent = window.stage.state["submitted"]
      XCTAssertEqual(sent?["birthday"], "10.12.1955")
      XCTAssertEqual(sent?["comment"]?.stringValue, comment)
      XCTAssertEqual(sent?["phone"], "+7 (900) 555-33-33")
    }
  }

  func testAllMistakesOfAFormAreShown() throws {
    try onMain {
      let window = try Self.window("sign-up", "birthday=31.02.1955")
      defer { window.close() }
      window.stage.target(identifier: "submit")?.activate()
      FrameSettling(of: window.window).waitUntilStill()
      XCTAssertEqual(window.stage.state["submitted"], .null)
      XCTAssertEqual(window.stage.state["focused"], "name")
      let birthday = window.stage.state["fields"]?["birthday"]
      XCTAssertEqual(birthday?["message"], "There is no such date.")
      for name in ["name", "email", "phone", "password", "comment", "sex"] {
        XCTAssertEqual(window.stage.state["fields"]?[name]?["fieldState"], "error", name)
      }
    }
  }

  func testThePickersArrowsLeadThroughTheForm() throws {
    try onMain {
      let window = try Self.window("sign-up")
      defer { window.close() }
      let birthday = try Self.field("birthday", in: window)
      let picker = try XCTUnwrap(birthday.picker as? PickerPopover)
      picker.open()
      FrameSettling(of: window.window).waitUntilStill()
      XCTAssert(picker.topView.showsPrevious)
      XCTAssert(picker.topView.showsNext)
      picker.topView.widget.descendant(named: "picker_next")?.activate()
      FrameSettling(of: window.window).waitUntilStill()
      XCTAssertEqual(window.stage.state["focused"], "sex")
    }
  }
}
