/// The scenes of the fields.
public enum FieldScenes {
  /// The scenes, in the sidebar's order.
  public static let all: [Scene] = [
    Scene(
      id: "bordered-text-field", title: "Bordered text field", category: .fields,
      summary: "A field with a title above and a frame around its text.", knobs: FieldKnobs.line,
      build: { values, events in FieldStage(.bordered, values, events) }),
    Scene(
      id: "underlined-text-field", title: "Underlined text field", category: .fields,
      summary: "A field with a line under its text and a placeholder that floats above it.",
      knobs: FieldKnobs.line,
      build: { values, events in FieldStage(.underlined, values, events) }),
    Scene(
      id: "custom-underlined-text-field", title: "Custom underlined field", category: .fields,
      summary:
        "The underlined field in other colours, fonts and sizes, by its configuration alone.",
      knobs: FieldKnobs.line,
      build: { values, events in FieldStage(.custom, values, events) }),
    Scene(
      id: "underlined-text-view", title: "Underlined text view", category: .fields,
      summary: "A field for text of several lines, which grows with it.",
      knobs: FieldKnobs.textView,
      build: { values, events in FieldStage(.textView, values, events) }),
  ]
}
