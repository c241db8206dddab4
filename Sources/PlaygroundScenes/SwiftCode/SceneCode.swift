/// The Swift code of what a scene shows.
public enum SceneCode {
  /// The code for a scene with these values of its knobs, for people to copy.
  public static func code(for scene: Scene, _ values: KnobValues) -> String {
    let code = SwiftCode.autoHeightEditor(values)
    switch scene.id {
    case "auto-height-editor-custom-border": return code + overlay
    case "auto-height-editor-focus": return focusState(values) + code + ".focused($isFocused)\n"
    default: return code
    }
  }

  private static let overlay = """
    .overlay {
      let rectangle = Box(.vertical)
      rectangle.addStyleClass("rectangle")
      return rectangle
    }
    // With the style sheet: .rectangle { border: 2px solid @theme_selected_bg_color; }

    """

  private static func focusState(_ values: KnobValues) -> String {
    "@State var isFocused = \(values.toggle("isFocused"))\n"
  }
}
