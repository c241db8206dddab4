import Concertina

/// The knobs of the scenes of rich text.
public enum RichTextKnobs {
  /// The knobs of an editor, in the inspector's order.
  public static func editor(content: String = "", maxHeight: Int = 0) -> [Knob] {
    [
      .text("content", title: "Content", default: content, presets: presets),
      .wholeNumber(
        "maxHeight", title: "Maximum height (0: default)", default: maxHeight, range: 0...2_000),
      .toggle("isEditable", title: "Editable", default: true),
      .toggle("detectsLinks", title: "Links as they are typed", default: true),
      .text("placeholder", title: "Placeholder", default: "Write something"),
      .text("identifier", title: "Identifier", default: "editor"),
    ]
  }

  /// The knobs of the scenes with markup.
  public static let markup =
    editor() + [
      .toggle("isMarkupOn", title: "Markup", default: true),
      .choice(
        "dialect", title: "Markup as in", default: "markdown",
        options: [KnobOption("markdown", title: "Markdown"), KnobOption("proton", title: "Proton")]),
      .toggle("usesSmartPunctuation", title: "Smart punctuation", default: false),
    ]

  /// The knobs of the scene of notes.
  public static let notes =
    markup + [
      .toggle("hasSelectionToolbar", title: "Toolbar at the selection", default: false)
    ]

  /// The knobs of the scene of styles.
  public static let styles: [Knob] =
    [
      .wholeNumber(
        "headingSize", title: "Size of headings 1, in points", default: 24, range: 6...72),
      .text("headingColor", title: "Color of headings 1", default: ""),
      .wholeNumber("quoteIndent", title: "Indent of quotes", default: 24, range: 0...200),
    ] + markup

  /// The knobs of the scene of Markdown.
  public static let markdown: [Knob] =
    [.text("source", title: "Markdown", default: markdownSample)] + editor()

  private static let markdownSample = """
    # Weekend

    Bake a *good* cake, with `butter` and **plums**:

    1. Preheat the oven
    2. Make the dough
       - knead it
       - let it rest
    3. Bake

    > Done is better than ~~quick~~ perfect.

    - [x] Invite [friends](https://example.org)
    - [ ] Set the table

    """

  /// The knobs of the scene of finding and replacing.
  public static let finding: [Knob] =
    [
      .text("query", title: "Find", default: "flour"),
      .text("replacement", title: "Replace with", default: "oats"),
      .toggle("matchesCase", title: "Match case", default: false),
      .toggle("matchesWholeWords", title: "Whole words", default: false),
      .toggle("isExpression", title: "Regular expression", default: false),
    ] + editor()

  /// The knobs of the scene of pictures.
  public static let images: [Knob] =
    [
      .wholeNumber(
        "pictureWidth", title: "Width of the first picture (0: its own)", default: 280,
        range: 0...2_000),
      .text("alternativeText", title: "Its alternative text", default: "Hills in the evening"),
    ] + editor()

  /// The knobs of the scene of sizes.
  public static let sizes: [Knob] =
    editor() + [
      .wholeNumber("fixed", title: "Fixed width", default: 100, range: 1...1_000),
      .wholeNumber("minimum", title: "Minimum width", default: 40, range: 1...1_000),
      .wholeNumber("maximum", title: "Maximum width", default: 120, range: 1...1_000),
      .wholeNumber("percent", title: "Percent", default: 50, range: 1...200),
    ]

  /// The knobs of the scene of backgrounds.
  public static let backgrounds: [Knob] =
    editor() + [
      .wholeNumber("cornerRadius", title: "Corner radius", default: 8, range: 0...40),
      .wholeNumber("borderWidth", title: "Border width", default: 1, range: 0...8),
      .wholeNumber("inset", title: "Inset at the sides", default: -3, range: -20...20),
      .toggle("hasShadow", title: "Shadow", default: false),
      .toggle("hasSquaredOffJoins", title: "Squared-off joins", default: false),
      .choice("heightMode", title: "Height", default: "matchLine", options: backgroundModes),
      .choice("widthMode", title: "Width", default: "matchLine", options: backgroundModes),
    ]

  private static let backgroundModes = [
    KnobOption("matchLine", title: "Line"), KnobOption("matchText", title: "Text"),
  ]

  /// Returns the knobs of a scene that has content of its own: without a saved content it is not
  /// empty.
  static func filled(_ knobs: [Knob]) -> [Knob] {
    knobs.map { knob in
      guard case .text("", let isMultiline, let presets) = knob.kind, knob.id == "content" else {
        return knob
      }
      let own = [KnobPreset("The scene's own", "")] + presets.dropFirst()
      return .text(knob.id, title: knob.title, isMultiline: isMultiline, presets: own)
    }
  }

  private static let presets = [
    KnobPreset("Empty", ""),
    KnobPreset(
      "Two looks",
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Warm "},"#
        + #"{"text":"greetings","attributes":{"bold":true}}]}"#),
    KnobPreset(
      "A panel",
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Before\n"},"#
        + #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"},"#
        + #""editors":[[{"text":"Mind the gap"}]]}},{"text":"\nAfter"}]}"#),
  ]
}
