import Concertina

/// The scenes of the fields.
enum FieldScenes {
  /// The scenes, in the sidebar's order.
  static let all: [Scene] = [
    scene(
      "bordered-text-field", "Bordered text field",
      "A field with a title above and a frame around its text.", .bordered),
    scene(
      "underlined-text-field", "Underlined text field",
      "A field with a line under its text and a placeholder that floats above it.", .underlined
    ).asVariant(of: main),
    scene(
      "custom-underlined-text-field", "Custom underlined field",
      "The underlined field in other colours, fonts and sizes, by its configuration alone.",
      .custom
    ).asVariant(of: main),
    scene(
      "underlined-text-view", "Underlined text view",
      "A field for text of several lines, which grows with it.", .textView
    ).asVariant(of: main),
    SumFieldStage.scene, DateFieldStage.scene, PhoneFieldStage.scene, FormStage.scene,
    PresetFormStage.scene(.signUp).asVariant(of: FormStage.scene.id),
    PresetFormStage.scene(.card).asVariant(of: FormStage.scene.id),
  ]

  private static let main = "bordered-text-field"

  private static func scene(
    _ id: String, _ title: String, _ summary: String, _ kind: FieldStage.Variation
  ) -> Scene {
    Scene(
      id: id, title: title, category: .fields, summary: summary,
      rows: kind == .textView ? FieldKnobs.textView : FieldKnobs.line, variable: "field",
      code: { CodeFile(body: SwiftCode.field(kind, $0, $1), result: "field") },
      stage: { FieldStage(kind, $0, $1) })
  }
}
