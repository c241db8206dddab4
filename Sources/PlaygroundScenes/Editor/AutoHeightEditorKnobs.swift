import Concertina

/// The knobs of the auto-height editor's scenes, named after the editor's parameters.
enum AutoHeightEditorKnobs {
  typealias Row = KnobRow<AutoHeightEditorStage>

  /// The e-mail pattern of the editor's usage example.
  static let emailPattern = #"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#

  /// The text styles to choose from for `font`.
  static let fonts: [KnobOption] = [
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

  static let text = TypedKnob.text("text", title: "Text", isMultiline: true, presets: texts)
  static let isEnabled = TypedKnob.toggle("isEnabled", title: "Enabled", default: true)
  static let pattern = TypedKnob.text("pattern", title: "Pattern", presets: patterns)
  static let matchPattern = TypedKnob.toggle("matchPattern", title: "Match pattern", default: true)
  static let isFocused = TypedKnob.toggle("isFocused", title: "Focused", default: true)
  static let scheme = TypedKnob.choice(
    "scheme", title: "Appearance", default: StageScheme.Name.dark,
    options: [
      KnobOption("system", title: "Follow the system"),
      KnobOption("light", title: "Light"),
      KnobOption("dark", title: "Dark"),
    ])

  static let textRow = Row(
    text, code: nil, follow: { $0.editor.area.buffer.followedText }, use: { $0.text = $1 })
  static let font = Row.parameter(
    "font", "Font", AutoHeightEditor.font, options: fonts, code: { ".\($0.name)" })
  static let lineSpace = Row.parameter(
    "lineSpace", "Line spacing", AutoHeightEditor.lineSpacing, range: 0...40)
  static let maxLine = Row.parameter(
    "maxLine", "Max lines", AutoHeightEditor.maxLines, range: 1...50)
  static let hasBorder = Row.parameter("hasBorder", "Border", AutoHeightEditor.hasBorder)
  static let isEnabledRow = Row(isEnabled, code: nil) { $0.isEnabled = $1 }
  static let patternRow = Row(pattern, code: nil) { stage, _ in stage.usePattern() }
  static let isFocusedRow = Row(isFocused, code: nil) { $0.isFocused = $1 }
  static let schemeRow = Row(scheme, code: nil) { $0.scheme?.apply($1) }

  /// The knobs that every scene of the editor has, in the inspector's order.
  static let all: [Row] = [
    textRow, font, lineSpace, maxLine,
    .parameter("minLine", "Min lines", AutoHeightEditor.minLines, range: 1...50),
    hasBorder, isEnabledRow,
    .parameter("placeholder", "Placeholder", AutoHeightEditor.placeholder),
    .parameter(
      "disabledPlaceholder", "Disabled placeholder", AutoHeightEditor.disabledPlaceholder,
      default: "This editor has been disabled"),
    patternRow, Row(matchPattern, code: nil) { stage, _ in stage.usePattern() },
  ]

  /// Returns the pattern in use; nil if matching is off or the pattern is empty.
  ///
  /// Matching is on by default, so that setting `pattern` is enough to use one.
  static func usedPattern(_ values: KnobValues) -> String? {
    let used = values[pattern]
    return values[matchPattern] && !used.isEmpty ? used : nil
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
