import Concertina
import TextTranslation

/// The knobs of the scene of the renderer.
enum RendererKnobs {
  static let content = TypedKnob.text(
    "content", title: "Content",
    presets: [
      KnobPreset("The garden", ""),
      KnobPreset(
        "A highlight",
        #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Warm "},"#
          + #"{"text":"greetings","attributes":{"highlight":"yellow"}}]}"#),
    ])
  static let marker = TypedKnob.choice(
    "marker", title: "Marker", default: TextHighlight.yellow,
    options: TextHighlight.allCases.map { KnobOption($0.rawValue, title: title(of: $0)) })
  private static let query = Knob.text(
    FindKnobs.query.knob.id, title: "Find",
    presets: [KnobPreset("Nothing", ""), KnobPreset("warm", "warm")])

  /// The knobs in the inspector's order.
  static let all: [KnobRow<RendererStage>] =
    [
      KnobRow(content, code: nil) { $0.show($1) },
      FindKnobs.row(FindKnobs.query).with(query),
    ] + FindKnobs.options() + [
      KnobRow(
        marker,
        code: { marker, _ in
          "RendererCommandExecutor().execute(HighlightTextCommand(.\(marker)))"
        }, use: { _, _ in }),
      .parameter(
        "maxHeight", "Max height (0: default)", RendererView.maxHeight, default: 260,
        range: 0...2_000, code: RichTextKnobs.heightCode),
      KnobRow(
        .text("identifier", title: "Identifier", default: "renderer"), code: nil,
        use: { $0.renderer.area.textView.name = $1 }),
    ]

  private static func title(of marker: TextHighlight) -> String {
    switch marker {
    case .yellow: translatable("Yellow")
    case .green: translatable("Green")
    case .blue: translatable("Blue")
    case .pink: translatable("Pink")
    }
  }

  /// Returns the code of the scene.
  static func code(_ values: KnobValues, _ lines: String) -> CodeFile {
    let saved = values[content]
    let shown =
      saved.isEmpty
      ? "renderer." + RichTextCode.literal(RendererText.content)
      : "renderer.content = try SavedForm.content(fromText: \(SwiftCode.shortened(saved)))\n"
    let finding =
      values[FindKnobs.query].isEmpty ? "" : "bar.show()\nbar.query = \(FindKnobs.code(values))\n"
    return CodeFile(
      body: """
        let renderer = RendererView()
        let bar = FindBar(for: renderer)
        \(shown)\(finding)
        """ + lines,
      result: "Box(.vertical, spacing: 6, [bar, renderer])")
  }
}
