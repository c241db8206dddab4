/// The knobs of the composer's scenes, named after the parameters.
public enum ComposerKnobs {
  /// The knobs of the bar, in the inspector's order.
  public static let toolbar: [Knob] = [
    text,
    maxNumberOfLines,
    .choice("returnKey", title: "Return key", default: "sends", options: returnKeys),
    .number(
      "duration", title: "Animation (seconds)", default: 0.25, range: 0...3, step: 0.05),
    placeholder(default: "Message"),
    .choice("buttons", title: "Buttons", default: "right", options: buttons),
    .wholeNumber("maxLength", title: "Max length (0: none)", default: 0, range: 0...10_000),
    .toggle("checksSpelling", title: "Check spelling", default: true),
    .toggle("failingSend", title: "Sending fails", default: false),
    .number("sendingTime", title: "Sending takes (seconds)", default: 0, range: 0...10, step: 0.5),
  ]

  /// The knob for which of two conversations the bar writes in.
  public static let conversation = Knob.choice(
    "conversation", title: "Conversation", default: "first",
    options: [KnobOption("first", title: "First"), KnobOption("second", title: "Second")])

  /// The knobs of the text view alone.
  public static let textView: [Knob] = [
    text,
    maxNumberOfLines,
    .wholeNumber("minimumHeight", title: "Minimum height", default: 30, range: 0...400),
    placeholder(default: "Message"),
    .choice("font", title: "Font", default: "body", options: AutoHeightEditorKnobs.fonts),
  ]

  private static let text = Knob.text("text", title: "Text", isMultiline: true, presets: texts)

  private static let maxNumberOfLines = Knob.wholeNumber(
    "maxNumberOfLines", title: "Max number of lines", default: 4, range: 1...50)

  private static func placeholder(default text: String) -> Knob {
    .text("placeholder", title: "Placeholder", default: text)
  }

  private static let returnKeys = [
    KnobOption("sends", title: "Sends"),
    KnobOption("insertsNewline", title: "Inserts a line"),
    KnobOption("resignsFocus", title: "Leaves the text"),
  ]

  private static let buttons = [
    KnobOption("right", title: "Send"),
    KnobOption("both", title: "Attach and Send"),
  ]

  private static let texts = [
    KnobPreset("Empty", ""),
    KnobPreset("One line", "hello"),
    KnobPreset("Three lines", "one\ntwo\nthree"),
    KnobPreset("Ten lines", (1...10).map { "line \($0)" }.joined(separator: "\n")),
    KnobPreset("Many scripts", "Latin · العربية · עברית · ไทย · हिन्दी · 漢字 · 한글 · 👩🏽‍🚀"),
  ]
}
