/// The knobs of the auto-height editor's scenes, named after the editor's parameters.
public enum AutoHeightEditorKnobs {
  /// The e-mail pattern of the editor's usage example.
  public static let emailPattern = #"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#

  /// The text styles to choose from for `font`.
  public static let fonts: [KnobOption] = [
    KnobOption("largeTitle", title: "Large title"),
    KnobOption("title", title: "Title"),
    KnobOption("title2", title: "Title 2"),
    KnobOption("title3", title: "Title 3"),
    KnobOption("headline", title: "Headline"),
    KnobOption("subheadline", title: "Subheadline"),
    KnobOption("body", title: "Body"),
    KnobOption("callout", title: "Callout"),
    KnobOption("footnote", title: "Footnote"),
    KnobOption("caption", title: "Caption"),
    KnobOption("caption2", title: "Caption 2"),
  ]

  /// The knobs that every scene of the editor has, in the inspector's order.
  public static let all: [Knob] = [
    .text("text", title: "Text", isMultiline: true, presets: texts),
    .choice("font", title: "Font", default: "body", options: fonts),
    .number("lineSpace", title: "Line space", default: 2, range: 0...40),
    .wholeNumber("maxLine", title: "Max lines", default: 5, range: 1...50),
    .wholeNumber("minLine", title: "Min lines", default: 1, range: 1...50),
    .toggle("hasBorder", title: "Border", default: true),
    .toggle("isEnabled", title: "Enabled", default: true),
    .text("placeholder", title: "Placeholder"),
    .text(
      "disabledPlaceholder", title: "Disabled placeholder",
      default: "This editor has been disabled"),
    .text("pattern", title: "Pattern", presets: patterns),
    .toggle("matchPattern", title: "Match pattern", default: true),
  ]

  /// Returns the pattern in use; nil if matching is off or the pattern is empty.
  ///
  /// Matching is on by default, so that setting `pattern` is enough to use one.
  public static func usedPattern(_ values: KnobValues) -> String? {
    let pattern = values.text("pattern")
    return values.toggle("matchPattern") && !pattern.isEmpty ? pattern : nil
  }

  private static let patterns = [
    KnobPreset("None", ""),
    KnobPreset("E-mail", emailPattern),
    KnobPreset("Digits", #"^\d+$"#),
    KnobPreset("Hashtag", #"#\w+"#),
    KnobPreset("Web address", #"\bhttps?://\S+"#),
    KnobPreset("Invalid", "(unclosed"),
    KnobPreset("Hostile", "^(a+)+$"),
  ]

  private static let texts = [
    KnobPreset("Empty", ""),
    KnobPreset("One line", "hello"),
    KnobPreset("Three lines", "one\ntwo\nthree"),
    KnobPreset(
      "A paragraph",
      "An editor that grows with its text shows all of it for as long as it can, and then scrolls."),
    KnobPreset("Many scripts", "Latin · العربية · עברית · ไทย · हिन्दी · 漢字 · 한글 · 👩🏽‍🚀"),
  ]
}
