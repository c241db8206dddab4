import Concertina

/// The scenes of the message composer.
enum ComposerScenes {
  private typealias Knobs = ComposerKnobs

  /// The scenes, in the sidebar's order.
  static let all: [Scene] = [
    bar(
      "composer", "Message composer",
      "A bar with a Send button that grows with its text, below a conversation.", .plain),
    Scene(
      id: "expandable-text-view", title: "Expandable text view", category: .composer,
      summary: "The text view of the bar alone.", rows: Knobs.textView, variable: "view",
      code: { values, lines in
        CodeFile(
          body: state(values) + "let view = ExpandableTextView(text: $message)\n" + lines,
          result: "view")
      }, stage: { ExpandableTextViewStage($0, $1) }
    ).asVariant(of: "composer"),
    bar(
      "composer-attachments", "Attachments",
      "Pictures and files that are pasted or dropped come into a strip above the text.",
      .attachments,
      rows: Knobs.toolbar.map { row in
        row.knob == Knobs.buttons.knob ? Knobs.buttonsRow.withDefault(.choice("both")) : row
      }, code: "bar.attachmentStrip = AttachmentStrip()\n"
    ).asVariant(of: "composer"),
    bar(
      "composer-draft", "Drafts",
      "What is written is there again after a crash, in each of two conversations.", .drafts,
      rows: [KnobRow(Knobs.conversation, code: nil) { $0.change(to: $1) }] + Knobs.toolbar,
      code: """
        let drafts = DraftStore()
        bar.conversation = "room@example.org"
        bar.drafts = drafts

        """
    ).asVariant(of: "composer"),
  ]

  private static func bar(
    _ id: String, _ title: String, _ summary: String, _ variation: ComposerStage.Variation,
    rows: [KnobRow<ComposerStage>] = Knobs.toolbar, code: String = ""
  ) -> Scene {
    Scene(
      id: id, title: title, category: .composer, summary: summary, rows: rows, variable: "bar",
      code: { values, lines in
        CodeFile(
          parameters: ["send: @escaping @MainActor (String) async throws -> Void"],
          body: state(values) + """
            let bar = ExpandableToolbar(text: $message) { text in
              try await send(text)
            }
            \(lines)
            """ + code,
          result: "bar")
      }, stage: { ComposerStage(variation, $0, $1) })
  }

  private static func state(_ values: KnobValues) -> String {
    "@State var message = \(SwiftCode.shortened(values[Knobs.text]))\n\n"
  }
}
