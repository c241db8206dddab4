/// The Swift code for a scene.
public enum SceneCode {
  /// Returns the code for a scene with these values of its knobs, for the user to copy.
  public static func code(for scene: Scene, _ values: KnobValues) -> String {
    switch scene.id {
    case "expandable-text-view": return SwiftCode.expandableTextView(values)
    case "bordered-text-field": return SwiftCode.field("BorderedTextField", values)
    case "underlined-text-field": return SwiftCode.field("UnderlinedTextField", values)
    case "underlined-text-view": return SwiftCode.field("UnderlinedTextView", values)
    case "custom-underlined-text-field":
      return SwiftCode.field("UnderlinedTextField", values) + restyled
    case "sum-field": return SwiftCode.sumField(values)
    case "form": return SwiftCode.form(values)
    case "sign-up": return SwiftCode.presetForm(.signUp, values)
    case "card": return SwiftCode.presetForm(.card, values)
    case "rich-editor", "autogrow", "commands": return SwiftCode.richEditor(values)
    case "markup", "lists", "notes", "text-processors":
      let markup = values.toggle("isMarkupOn") ? SwiftCode.markup : ""
      return SwiftCode.richEditor(values) + markup
    case "styles": return SwiftCode.richEditor(values) + SwiftCode.styles(values)
    case "images": return SwiftCode.richEditor(values) + SwiftCode.pictures(values)
    case "markdown": return SwiftCode.richEditor(values) + SwiftCode.markdown(values)
    case "find-replace": return SwiftCode.richEditor(values) + SwiftCode.findReplace(values)
    case "mentions": return SwiftCode.richEditor(values) + SwiftCode.mentions
    case "panel", "nested-editors": return SwiftCode.richEditor(values) + SwiftCode.panel
    case "attribute-relay": return SwiftCode.richEditor(values) + SwiftCode.relay
    case "attachment-sizes":
      return SwiftCode.richEditor(values) + SwiftCode.panel + SwiftCode.sizes(values)
    case "text-backgrounds": return SwiftCode.richEditor(values) + SwiftCode.background(values)
    case "renderer": return SwiftCode.renderer(values)
    case "composer": return SwiftCode.composer(values)
    case "composer-draft": return SwiftCode.composer(values) + drafts
    case "composer-attachments": return SwiftCode.composer(values) + attachments
    default: return autoHeightEditor(scene, values)
    }
  }

  private static func autoHeightEditor(_ scene: Scene, _ values: KnobValues) -> String {
    let code = SwiftCode.autoHeightEditor(values)
    switch scene.id {
    case "auto-height-editor-custom-border": return code + overlay
    case "auto-height-editor-line-estimate": return code + estimate
    case "auto-height-editor-focus": return focusState(values) + code + ".focused($isFocused)\n"
    default: return code
    }
  }

  private static let restyled = """
    field.configuration.line.defaultHeight = 2
    field.configuration.line.increasedHeight = 3
    field.configuration.line.colors.active = .readable("success_color")
    field.configuration.textField.font = .title3
    field.configuration.placeholder.bigFont = .title3

    """

  private static let overlay = """
    .overlay { RoundedBorder(.field, width: 2, whenFocused: .focus) }

    """

  private static let estimate = """

    // editor.naiveLineEstimate?.lineCount is the estimate, editor.area.lineCount the number.

    """

  private static let attachments = """
    bar.onAttach = { attachment in
      switch attachment {
      case .texture(let texture): show(texture)
      case .files(let files): show(files.map { $0.displayName })
      }
    }

    """

  private static let drafts = """
    let drafts = DraftStore()
    bar.keepDraft(in: drafts, conversation: "room@example.org")

    """

  private static func focusState(_ values: KnobValues) -> String {
    "@State var isFocused = \(values.toggle("isFocused"))\n"
  }
}
