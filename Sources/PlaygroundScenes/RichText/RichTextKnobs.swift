import Concertina

/// The knobs of the scenes of rich text.
enum RichTextKnobs {
  typealias Row = KnobRow<RichEditorStage>

  /// The extent of a background beyond the text.
  typealias Background = BackgroundMode

  static let content = TypedKnob.text("content", title: "Content", presets: presets)
  static let placeholder = TypedKnob.text(
    "placeholder", title: "Placeholder", default: "Write something")
  static let isMarkupOn = TypedKnob.toggle("isMarkupOn", title: "Markup", default: true)
  static let dialect = TypedKnob.choice(
    "dialect", title: "Markup dialect", default: InlineMarkup.Dialect.markdown,
    options: [KnobOption("markdown", title: "Markdown"), KnobOption("proton", title: "Proton")])
  static let usesSmartPunctuation = TypedKnob.toggle(
    "usesSmartPunctuation", title: "Smart punctuation", default: false)
  static let hasSelectionToolbar = TypedKnob.toggle(
    "hasSelectionToolbar", title: "Toolbar at the selection", default: false)
  static let headingSize = TypedKnob.wholeNumber(
    "headingSize", title: "Size of headings 1, in points", default: 24, range: 6...72)
  static let headingColor = TypedKnob.text(
    "headingColor", title: "Color of headings 1", default: "")
  static let quoteIndent = TypedKnob.wholeNumber(
    "quoteIndent", title: "Indent of quotes", default: 24, range: 0...200)
  static let source = TypedKnob.text("source", title: "Markdown", default: markdownSample)
  static let pictureWidth = TypedKnob.wholeNumber(
    "pictureWidth", title: "Width of the first picture (0: its own)", default: 280,
    range: 0...2_000)
  static let alternativeText = TypedKnob.text(
    "alternativeText", title: "Its alternative text", default: "Hills in the evening")
  static let fixed = TypedKnob.wholeNumber(
    "fixed", title: "Fixed width", default: 100, range: 1...1_000)
  static let minimum = TypedKnob.wholeNumber(
    "minimum", title: "Min width", default: 40, range: 1...1_000)
  static let maximum = TypedKnob.wholeNumber(
    "maximum", title: "Max width", default: 120, range: 1...1_000)
  static let percent = TypedKnob.wholeNumber(
    "percent", title: "Percent", default: 50, range: 1...200)
  static let cornerRadius = TypedKnob.wholeNumber(
    "cornerRadius", title: "Corner radius", default: 8, range: 0...40)
  static let borderWidth = TypedKnob.wholeNumber(
    "borderWidth", title: "Border width", default: 1, range: 0...8)
  static let inset = TypedKnob.wholeNumber(
    "inset", title: "Inset at the sides", default: -3, range: -20...20)
  static let hasShadow = TypedKnob.toggle("hasShadow", title: "Shadow", default: false)
  static let hasSquaredOffJoins = TypedKnob.toggle(
    "hasSquaredOffJoins", title: "Squared-off joins", default: false)
  static let heightMode = TypedKnob.choice(
    "heightMode", title: "Height", default: Background.matchLine, options: backgroundModes)
  static let widthMode = TypedKnob.choice(
    "widthMode", title: "Width", default: Background.matchLine, options: backgroundModes)

  /// Returns the code for a height.
  static func heightCode(_ height: EditorHeight) -> String {
    if case .max(let pixels) = height { return ".max(\(pixels))" }
    return ".\(height)"
  }

  /// Returns the knobs of an editor, in the inspector's order.
  ///
  /// - Parameters:
  ///   - isFilled: Whether the scene has content of its own: without a saved content it is not
  ///     empty.
  ///   - maxHeight: The greatest height.
  ///   - hasCollapsibleHeadings: Whether sections can be collapsed at first.
  /// - Returns: The rows.
  static func editor(
    isFilled: Bool = false, maxHeight: EditorHeight = .default,
    hasCollapsibleHeadings: Bool = false
  ) -> [Row] {
    [
      Row(
        isFilled ? filledContent : content, code: nil, follow: { $0.changedContent },
        use: { $0.show($1) }),
      .parameter(
        "maxHeight", "Max height (0: default)", EditorView.maxHeight, default: maxHeight,
        range: 0...2_000, code: heightCode),
      .parameter("isEditable", "Editable", EditorView.isEditable),
      .parameter("acceptsTab", "Tab inserts a tab", EditorView.acceptsTab),
      .parameter(
        "detectsLinks", "Detect links", EditorView.detectsLinks, default: true),
      Row(
        placeholder,
        code: { $0.isEmpty ? nil : "\($1).placeholder = \(SwiftCode.shortened($0))" },
        use: { $0.editor.placeholder = RichText($1) }),
      Row(
        .text("identifier", title: "Identifier", default: "editor"), code: nil,
        use: { $0.editor.area.textView.name = $1 }),
      .parameter(
        "hasCollapsibleHeadings", "Collapsible headings", EditorView.hasCollapsibleHeadings,
        default: hasCollapsibleHeadings),
    ] + lines
  }

  /// The knobs of what is shown beside the text and with its lines.
  private static let lines: [Row] = [
    .parameter("showsLineNumbers", "Line numbers", EditorView.showsLineNumbers),
    .parameter("showsBlockHandles", "Block handles", EditorView.showsBlockHandles),
    .parameter("showsSpaces", "Show spaces", EditorView.showsSpaces),
    .parameter(
      "highlightsCurrentLine", "Highlight the line with the caret",
      EditorView.highlightsCurrentLine),
    .parameter(
      "highlightsBrackets", "Highlight pairs of brackets in code", EditorView.highlightsBrackets),
  ]

  private static let filledContent = TypedKnob.text(
    content.knob.id, title: content.knob.title,
    presets: [KnobPreset("The scene's own", "")] + presets.dropFirst())

  /// Returns the knobs of the scenes with markup.
  static func markup(isFilled: Bool = false) -> [Row] {
    editor(isFilled: isFilled) + [
      Row(
        isMarkupOn,
        code: nil, use: { stage, _ in stage.useMarkup() }),
      Row(dialect, code: nil) { stage, _ in stage.useMarkup() },
      Row(
        usesSmartPunctuation,
        code: { $0 ? "\($1).register(processors: [SmartPunctuation()])" : nil },
        use: { $0.usePunctuation($1) }),
    ]
  }

  /// Returns the code for markup that becomes attributes as it is typed.
  static func markupCode(_ values: KnobValues) -> String {
    guard values[isMarkupOn] else { return "" }
    let argument = values[dialect] == .proton ? "dialect: .proton" : ""
    return "editor.register(processors: [MarkupProcessor(\(argument))])\n"
  }

  /// The knobs of the scene of notes.
  static let notes =
    markup(isFilled: true) + [
      Row(
        hasSelectionToolbar,
        code: {
          $0 ? "let selectionToolbar = SelectionToolbar(for: \($1), context: context)" : nil
        },
        use: { $0.showSelectionToolbar($1) })
    ]

  /// The knobs of the scene of styles.
  static let styles: [Row] =
    [
      Row(
        headingSize, code: { "\($1).styles[.heading(1)]?.size = \($0)" },
        use: { stage, _ in stage.useStyles() }),
      Row(
        headingColor,
        code: { text, editor in
          Color(text).map { "\(editor).styles[.heading(1)]?.color = Color(\"\($0)\")" }
        }, use: { stage, _ in stage.useStyles() }),
      Row(
        quoteIndent, code: { "\($1).styles[.quote]?.headIndent = \($0)" },
        use: { stage, _ in stage.useStyles() }),
    ] + markup(isFilled: true)

  /// The knobs of the scene of Markdown.
  static let markdown: [Row] =
    [Row(source, code: nil) { stage, _ in stage.fill() }] + editor(isFilled: true)

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
  static let finding: [Row] =
    [
      FindKnobs.row(FindKnobs.query.withDefault(.text("flour"))),
      FindKnobs.row(FindKnobs.replacement),
    ] + FindKnobs.options() + editor(isFilled: true)

  /// The knobs of the scene of pictures.
  static let images: [Row] =
    [
      Row(pictureWidth, code: nil) { stage, _ in stage.fillAgain() },
      Row(alternativeText, code: nil) { stage, _ in stage.fillAgain() },
    ] + editor(isFilled: true)

  /// The knobs of the scene of sizes.
  static let sizes: [Row] =
    editor(isFilled: true)
    + [fixed, minimum, maximum, percent].map { knob in
      Row(knob, code: nil) { stage, _ in RichEditorSizes.resize(stage) }
    }

  /// The knobs of the scene of backgrounds.
  static let backgrounds: [Row] =
    editor(isFilled: true) + [
      background(cornerRadius), background(borderWidth), background(inset),
      background(hasShadow), background(hasSquaredOffJoins), background(heightMode),
      background(widthMode),
    ]

  /// Returns the row of a property of backgrounds, which is in the code as a part of the content.
  private static func background<Value>(_ knob: TypedKnob<Value>) -> Row {
    Row(knob, code: nil) { stage, _ in
      RichEditorBackgrounds.restyle(stage.editor, stage.knobs.values)
    }
  }

  private static let backgroundModes = [
    KnobOption("matchLine", title: "Line"), KnobOption("matchText", title: "Text"),
  ]

  private static let presets = [
    KnobPreset("Empty", ""),
    KnobPreset(
      "Two styles",
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Warm "},"#
        + #"{"text":"greetings","attributes":{"bold":true}}]}"#),
    KnobPreset(
      "A panel",
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Before\n"},"#
        + #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"},"#
        + #""editors":[[{"text":"Mind the gap"}]]}},{"text":"\nAfter"}]}"#),
  ]
}
