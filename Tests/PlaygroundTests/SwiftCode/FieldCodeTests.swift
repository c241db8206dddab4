import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

/// The code that the playground shows for fields.
@Suite struct FieldCodeTests {
  private static func code(_ scene: String, _ settings: String...) throws -> String {
    let scene = try SceneCatalog.standard.scene(scene)
    var values = scene.defaults
    for setting in settings { values.apply(try values.setting(parsing: setting)) }
    return scene.code(values)
  }

  @Test func everySceneHasItsCode() throws {
    for scene in SceneCatalog.standard.scenes {
      #expect(!scene.code(scene.defaults).isEmpty, "\(scene.id)")
    }
  }

  @Test func aPlainFieldIsShort() throws {
    #expect(
      try Self.code("bordered-text-field") == """
        import Concertina

        @MainActor
        func makeWidget() -> Widget {
          let field = BorderedTextField()
          field.configure(placeholder: "Placeholder", maxLength: nil)
          field.setTextFieldIdentifier("field")

          return field
        }

        """)
  }

  @Test func aPresetTellsItsRules() throws {
    let code = try Self.code("underlined-text-field", "preset=password", "text=a\"b")
    for line in [
      "let field = UnderlinedTextField()", "field.mode = .password",
      "field.passwordButtonBehavior = .visibleOnNotEmptyText",
      "notations: FormatterMasks.passwordNotations)", "minLength: 8, maxLength: 20, regex: ",
      #"field.setText("a\"b")"#,
    ] {
      #expect(code.contains(line), "\(line)\n\(code)")
    }
    #expect(!code.contains("disablePaste"), "programs that keep passwords paste them")
  }

  @Test func knobsForWhatCanBeEnteredTellTheirCalls() throws {
    let code = try Self.code(
      "underlined-text-field", "correction=no", "capitalization=words", "hideKeyboard=true",
      "hideOnReturn=false", "disablePaste=true", "mask=+7 [000]", "maskAliases=8\n9")
    for line in [
      "field.configure(correction: .no, keyboardType: nil)", "field.hideKeyboard()",
      "field.configure(autocapitalizationType: .words)", "field.hideOnReturn = false",
      "field.disablePasteAction()", #"prefixAliases: ["8", "9"]"#,
    ] {
      #expect(code.contains(line), "\(line)\n\(code)")
    }
  }

  @Test(arguments: FieldPreset.allCases) func everyPresetHasCode(_ preset: FieldPreset) throws {
    for scene in ["bordered-text-field", "underlined-text-field", "custom-underlined-text-field"] {
      #expect(try Self.code(scene, "preset=\(preset.rawValue)").contains("configure(placeholder"))
    }
    #expect(try Self.code("underlined-text-view").contains("maxTextHeight = 96"))
  }
}
