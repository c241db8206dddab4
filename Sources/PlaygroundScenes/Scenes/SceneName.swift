/// The names of scenes in the scenario format.
public enum SceneName {
  /// The names that scenario files may use, whether or not this build has the scene.
  public static let reserved: [String] = [
    "auto-height-editor",
    "composer",
    "expandable-text-view",
    "bordered-text-field",
    "underlined-text-field",
    "underlined-text-view",
    "sum-field",
    "phone-field",
    "form",
    "sign-up",
    "card",
    "rich-editor",
    "markup",
    "mentions",
    "nested-editors",
    "panel",
    "attribute-relay",
    "attachment-sizes",
    "commands",
    "text-processors",
    "autogrow",
    "tables",
    "renderer",
  ]
}
