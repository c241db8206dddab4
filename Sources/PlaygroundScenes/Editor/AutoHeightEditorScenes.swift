import Concertina

/// The scenes of the auto-height editor: one with all its features, and one for each usage example.
enum AutoHeightEditorScenes {
  private typealias Knobs = AutoHeightEditorKnobs
  private static let main = "auto-height-editor"

  /// The scenes, in the sidebar's order.
  static let all: [Scene] = [
    scene(
      "", title: "Auto-height editor",
      summary: "An editor that grows from one line to a maximum and then scrolls.",
      usual: [Knobs.patternRow.withDefault(.text(Knobs.emailPattern))], matches: true),
    scene(
      "-max-lines", title: "Max lines", summary: "The editor grows up to seven lines.",
      first: [Knobs.maxLine.withDefault(.number(7))]),
    scene(
      "-font-and-spacing", title: "Font and line spacing",
      summary: "A bigger font and wider line spacing.",
      first: [
        Knobs.font.withDefault(.choice("title2")), Knobs.lineSpace.withDefault(.number(10)),
      ]),
    scene(
      "-no-border", title: "No border", summary: "The editor without its border.",
      first: [Knobs.hasBorder.withDefault(.toggle(false))]),
    scene(
      "-custom-border", title: "Custom border",
      summary: "A rectangle of the application's own in place of the border.",
      first: [Knobs.hasBorder.withDefault(.toggle(false))],
      code: "editor.overlay { RoundedBorder(.fieldBorder, width: 2, whenFocused: .focusRing) }\n",
      vary: { $0.editor.overlay { RoundedBorder(.fieldBorder, width: 2, whenFocused: .focusRing) } }
    ),
    scene(
      "-disabled", title: "Disabled",
      summary: "A disabled editor shows why in place of its text.",
      first: [
        Knobs.isEnabledRow.withDefault(.toggle(false)), Knobs.textRow.withDefault(.text("hello")),
      ]),
    scene(
      "-regex", title: "Regular expression",
      summary: "The text is matched against a pattern on every change.",
      first: [Knobs.patternRow.withDefault(.text(Knobs.emailPattern))], matches: true),
    scene(
      "-focus", title: "Focus", summary: "The application moves the focus through a binding.",
      first: [Knobs.isFocusedRow], code: "editor.focused($isFocused)\n", vary: { $0.bindFocus() }),
    scene(
      "-dark-mode", title: "Dark mode", summary: "Colours follow light and dark appearance.",
      first: [Knobs.schemeRow], vary: { $0.scheme = StageScheme() }),
    scene(
      "-line-estimate", title: "Line estimate",
      summary: "How many lines an estimate from widths sees, beside those that there are.",
      first: [Knobs.textRow.withDefault(.text(wordsThatMove))],
      code: "print(editor.area.lineCount)\n",
      vary: { $0.compareLines(in: LineComparison()) }),
  ]

  /// Words that do not fit at the end of a line, and move to the next one as a whole.
  private static let wordsThatMove =
    "Donaudampfschifffahrtsgesellschaft Kraftfahrzeughaftpflichtversicherung "
    + "Rechtsschutzversicherungen"

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - suffix: The end of the name.
  ///   - title: The title.
  ///   - summary: The description.
  ///   - first: The knobs that come first in the inspector, with defaults of the scene's own.
  ///   - usual: Knobs with other defaults that stay in their places.
  ///   - matches: Whether matching is on at first.
  ///   - code: Code after the usual one.
  ///   - vary: Adds what the scene has besides the editor.
  /// - Returns: The scene.
  private static func scene(
    _ suffix: String, title: String, summary: String, first: [Knobs.Row] = [],
    usual: [Knobs.Row] = [], matches: Bool = false, code: String = "",
    vary: @escaping @MainActor @Sendable (AutoHeightEditorStage) -> Void = { _ in }
  ) -> Scene {
    let rest = Knobs.all.filter { row in !first.contains { $0.knob.id == row.knob.id } }
    let rows = rest.map { row in
      if row.knob.id == Knobs.matchPattern.knob.id { return row.withDefault(.toggle(matches)) }
      return usual.first { $0.knob.id == row.knob.id } ?? row
    }
    let scene = Scene(
      id: main + suffix, title: title, category: .editor, summary: summary,
      rows: first + rows, variable: "editor",
      code: { CodeFile(body: body($0, $1) + code, result: "editor") },
      stage: { AutoHeightEditorStage($0, $1, vary) })
    return suffix.isEmpty ? scene : scene.asVariant(of: main)
  }

  private static func body(_ values: KnobValues, _ lines: String) -> String {
    let pattern = Knobs.usedPattern(values).map(SwiftStringLiteral.literal)
    let states: [String?] = [
      "text = \(SwiftCode.shortened(values[Knobs.text]))",
      "isEnabled = \(values[Knobs.isEnabled])",
      pattern == nil ? nil : "isMatched = false",
      values.knob(Knobs.isFocused.knob.id) == nil ? nil : "isFocused = \(values[Knobs.isFocused])",
    ]
    return states.compactMap { $0.map { "@State var \($0)\n" } }.joined() + """

      let editor = AutoHeightEditor(text: $text, maxLines: 5, isEnabled: $isEnabled)
      \(lines)
      """
      + (pattern.map { "editor.regExpUse = .use(pattern: \($0), isMatched: $isMatched)\n" } ?? "")
  }
}
