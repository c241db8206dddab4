/// The Swift code for a scene.
public enum SceneCode {
  /// Returns the code for a scene with these values of its knobs, for the user to copy: a file with
  /// a function that makes what is on the stage.
  ///
  /// ```swift
  /// import Concertina
  ///
  /// @MainActor
  /// func makeWidget() -> Widget {
  ///   let field = BorderedTextField()
  ///   …
  ///   return field
  /// }
  /// ```
  public static func code(for scene: Scene, _ values: KnobValues) -> String {
    file(for: scene, values).text
  }

  private static func file(for scene: Scene, _ values: KnobValues) -> CodeFile {
    switch scene.category {
    case .editor: CodeFile(body: autoHeightEditor(scene, values), result: "editor")
    case .composer: composer(scene, values)
    case .fields: field(scene, values)
    case .richText: RichTextCode.file(for: scene.id, values)
    }
  }

  // MARK: Editors

  private static func autoHeightEditor(_ scene: Scene, _ values: KnobValues) -> String {
    let code = SwiftCode.autoHeightEditor(values)
    switch scene.id {
    case "auto-height-editor-custom-border": return code + overlay
    case "auto-height-editor-line-estimate": return code + estimate
    case "auto-height-editor-focus": return focusState(values) + code + ".focused($isFocused)\n"
    default: return code
    }
  }

  private static let overlay = """
    .overlay { RoundedBorder(.field, width: 2, whenFocused: .focus) }

    """

  private static let estimate = """


    // editor.naiveLineEstimate?.lineCount is the estimate, editor.area.lineCount the number.

    """

  private static func focusState(_ values: KnobValues) -> String {
    "@State var isFocused = \(values.toggle("isFocused"))\n"
  }

  // MARK: Composers

  private static let sending = "send: @escaping @MainActor (String) async throws -> Void"

  private static func composer(_ scene: Scene, _ values: KnobValues) -> CodeFile {
    guard scene.id != "expandable-text-view" else {
      return CodeFile(body: SwiftCode.expandableTextView(values), result: "view")
    }
    let bar = SwiftCode.composer(values)
    switch scene.id {
    case "composer-draft":
      return CodeFile(parameters: [sending], body: bar + drafts, result: "bar")
    case "composer-attachments":
      return CodeFile(parameters: [sending], body: bar + attachments, result: "bar")
    default: return CodeFile(parameters: [sending], body: bar, result: "bar")
    }
  }

  private static let attachments = """
    bar.attachmentStrip = AttachmentStrip()

    """

  private static let drafts = """
    let drafts = DraftStore()
    bar.keepDraft(in: drafts, conversation: "room@example.org")

    """

  // MARK: Fields

  private static func field(_ scene: Scene, _ values: KnobValues) -> CodeFile {
    switch scene.id {
    case "bordered-text-field":
      CodeFile(body: SwiftCode.field("BorderedTextField", values), result: "field")
    case "underlined-text-view":
      CodeFile(body: SwiftCode.field("UnderlinedTextView", values), result: "field")
    case "custom-underlined-text-field":
      CodeFile(body: SwiftCode.field("UnderlinedTextField", values) + restyled, result: "field")
    case "sum-field": CodeFile(body: SwiftCode.sumField(values), result: "sum")
    case "phone-field": CodeFile(body: PhoneFieldCode.code(values), result: "phone")
    case "form": form(["email", "password"], SwiftCode.form(values))
    case "sign-up": presetForm(.signUp, values)
    case "card": presetForm(.card, values)
    default: CodeFile(body: SwiftCode.field("UnderlinedTextField", values), result: "field")
    }
  }

  private static func presetForm(_ form: PresetForm, _ values: KnobValues) -> CodeFile {
    self.form(form.fields.map(\.identifier), SwiftCode.presetForm(form, values))
  }

  private static func form(_ fields: [String], _ code: String) -> CodeFile {
    let children = (fields + ["button"]).joined(separator: ", ")
    return CodeFile(
      parameters: ["send: @escaping @MainActor (FormValues) -> Void"], body: code,
      result: "Box(.vertical, spacing: 6, [\(children)])")
  }

  private static let restyled = """
    field.configuration.line.defaultHeight = 2
    field.configuration.line.increasedHeight = 3
    field.configuration.line.colors.active = .readable("success_color")
    field.configuration.textField.font = .title3
    field.configuration.placeholder.bigFont = .title3

    """
}
