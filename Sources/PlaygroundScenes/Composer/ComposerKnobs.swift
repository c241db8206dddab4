import Concertina

/// The knobs of the composer's scenes, named after the parameters.
enum ComposerKnobs {
  /// The conversations to write in.
  enum Room: String { case first, second }
  /// The buttons beside the text.
  enum Buttons: String { case right, both }

  static let text = TypedKnob.text("text", title: "Text", isMultiline: true, presets: texts)
  static let buttons = TypedKnob.choice(
    "buttons", title: "Buttons", default: Buttons.right,
    options: [
      KnobOption("right", title: "Send"), KnobOption("both", title: "Attach and Send"),
    ])
  static let failingSend = TypedKnob.toggle("failingSend", title: "Sending fails", default: false)
  static let sendingTime = TypedKnob.number(
    "sendingTime", title: "Sending takes (seconds)", default: 0, range: 0...10, step: 0.5)
  static let conversation = TypedKnob.choice(
    "conversation", title: "Conversation", default: Room.first,
    options: [KnobOption("first", title: "First"), KnobOption("second", title: "Second")])

  static let buttonsRow = KnobRow<ComposerStage>(
    buttons, code: { $0 == .both ? "\($1).leftButton = Button(\"Attach\")" : nil },
    use: { $0.showButtons($1) })

  /// The knobs of the bar, in the inspector's order.
  static let toolbar: [KnobRow<ComposerStage>] = [
    KnobRow(
      text, code: nil, follow: { $0.toolbar.area.buffer.followedText }, use: { $0.text = $1 }),
    .parameter(
      "maxNumberOfLines", "Max lines", ExpandableToolbar.maxLines, range: 1...50),
    .parameter(
      "returnKey", "Return key", ExpandableToolbar.returnKey,
      options: [
        KnobOption("sends", title: "Sends"),
        KnobOption("insertsNewline", title: "Inserts a line"),
        KnobOption("resignsFocus", title: "Leaves the text"),
      ]),
    .parameter(
      "duration", "Animation (seconds)", ExpandableToolbar.animationDuration, range: 0...3,
      step: 0.05),
    .parameter("placeholder", "Placeholder", ExpandableToolbar.placeholder, default: "Message"),
    buttonsRow,
    .parameter(
      "maxLength", "Max length (0: none)", ExpandableToolbar.maxLength, range: 0...10_000,
      code: { "\($0 ?? 0)" }),
    .parameter("checksSpelling", "Check spelling", ExpandableToolbar.checksSpelling),
    KnobRow(failingSend, code: nil) { _, _ in },
    KnobRow(sendingTime, code: nil) { _, _ in },
  ]

  /// The knobs of the text view alone.
  static let textView: [KnobRow<ExpandableTextViewStage>] = [
    KnobRow(text, code: nil, follow: { $0.view.area.buffer.followedText }, use: { $0.text = $1 }),
    .parameter(
      "maxNumberOfLines", "Max lines", ExpandableTextView.maxLines, range: 1...50),
    .parameter("minimumHeight", "Minimum height", ExpandableTextView.minHeight, range: 0...400),
    .parameter("placeholder", "Placeholder", ExpandableTextView.placeholder, default: "Message"),
    .parameter(
      "font", "Font", ExpandableTextView.font, options: AutoHeightEditorKnobs.fonts,
      code: { ".\($0.name)" }),
  ]

  private static let texts = [
    KnobPreset("Empty", ""),
    KnobPreset("One line", "hello"),
    KnobPreset("Three lines", "one\ntwo\nthree"),
    KnobPreset("Ten lines", (1...10).map { "line \($0)" }.joined(separator: "\n")),
    KnobPreset("Many scripts", "Latin · العربية · עברית · ไทย · हिन्दी · 漢字 · 한글 · 👩🏽‍🚀"),
  ]
}
