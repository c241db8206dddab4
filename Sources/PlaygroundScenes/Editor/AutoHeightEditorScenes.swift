/// The scenes of the auto-height editor: one with all its features, and one for each usage example.
public enum AutoHeightEditorScenes {
  /// The scenes, in the sidebar's order.
  public static let all: [Scene] = [
    scene(
      "", title: "Auto-height editor",
      summary: "An editor that grows from one line to a maximum and then scrolls.",
      usual: [KnobSetting("pattern", .text(AutoHeightEditorKnobs.emailPattern))]),
    scene(
      "-max-lines", title: "Max lines", summary: "The editor grows up to seven lines.",
      defaults: [KnobSetting("maxLine", .number(7))]),
    scene(
      "-font-and-spacing", title: "Font and line spacing",
      summary: "A bigger font and wider line spacing.",
      defaults: [KnobSetting("font", .choice("title2")), KnobSetting("lineSpace", .number(10))]),
    scene(
      "-no-border", title: "No border", summary: "The editor without its border.",
      defaults: [KnobSetting("hasBorder", .toggle(false))]),
    scene(
      "-custom-border", title: "Custom border",
      summary: "A rectangle of the application's own in place of the border.",
      defaults: [KnobSetting("hasBorder", .toggle(false))], variation: .customBorder),
    scene(
      "-disabled", title: "Disabled",
      summary: "A disabled editor shows why in place of its text.",
      defaults: [KnobSetting("isEnabled", .toggle(false)), KnobSetting("text", .text("hello"))]),
    scene(
      "-regex", title: "Regular expression",
      summary: "The text is matched against a pattern on every change.",
      defaults: [KnobSetting("pattern", .text(AutoHeightEditorKnobs.emailPattern))],
      usual: [KnobSetting("matchPattern", .toggle(true))]),
    scene(
      "-focus", title: "Focus", summary: "The application moves the focus through a binding.",
      extra: [.toggle("isFocused", title: "Focused", default: true)], variation: .focus),
    scene(
      "-dark-mode", title: "Dark mode", summary: "Colours follow light and dark appearance.",
      extra: [.choice("scheme", title: "Appearance", default: "dark", options: schemes)],
      variation: .scheme),
    scene(
      "-line-estimate", title: "Line estimate",
      summary: "How many lines an estimate from widths sees, beside those that there are.",
      defaults: [KnobSetting("text", .text(wordsThatMove))], variation: .estimate),
  ]

  /// Words that do not fit at the end of a line, and move to the next one as a whole.
  private static let wordsThatMove =
    "Donaudampfschifffahrtsgesellschaft Kraftfahrzeughaftpflichtversicherung "
    + "Rechtsschutzversicherungen"

  private static let schemes = [
    KnobOption("system", title: "Follow the system"),
    KnobOption("light", title: "Light"),
    KnobOption("dark", title: "Dark"),
  ]

  /// Makes a scene whose own knobs, and those in `defaults`, come first in the inspector.
  ///
  /// The knobs in `usual` have other defaults, too, but stay in their places; by default they turn
  /// matching off.
  private static func scene(
    _ suffix: String, title: String, summary: String, defaults: [KnobSetting] = [],
    usual: [KnobSetting] = [KnobSetting("matchPattern", .toggle(false))],
    extra: [Knob] = [], variation: AutoHeightEditorStage.Variation = .plain
  ) -> Scene {
    let special = defaults.compactMap { setting in
      AutoHeightEditorKnobs.all.first { $0.id == setting.knob }?.withDefault(setting.value)
    }
    let rest = AutoHeightEditorKnobs.all.filter { knob in
      !special.contains { $0.id == knob.id }
    }.map { knob in
      usual.first { $0.knob == knob.id }.map { knob.withDefault($0.value) } ?? knob
    }
    return Scene(
      id: "auto-height-editor" + suffix, title: title, category: .editor, summary: summary,
      knobs: extra + special + rest,
      build: { values, events in AutoHeightEditorStage(variation, values, events) })
  }
}
