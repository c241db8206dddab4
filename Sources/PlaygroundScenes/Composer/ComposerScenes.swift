/// The scenes of the message composer.
public enum ComposerScenes {
  /// The scenes, in the sidebar's order.
  public static let all: [Scene] = [
    Scene(
      id: "composer", title: "Message composer", category: .composer,
      summary: "A bar with a Send button that grows with its text, below a conversation.",
      knobs: ComposerKnobs.toolbar,
      build: { values, events in ComposerStage(.plain, values, events) }),
    Scene(
      id: "expandable-text-view", title: "Expandable text view", category: .composer,
      summary: "The text view of the bar alone.", knobs: ComposerKnobs.textView,
      build: { values, events in ExpandableTextViewStage(values, events) }),
    Scene(
      id: "composer-attachments", title: "Attachments", category: .composer,
      summary: "Pictures and files that are pasted or dropped come into a strip above the text.",
      knobs: ComposerKnobs.toolbar.map { knob in
        knob.id == "buttons" ? knob.withDefault(.choice("both")) : knob
      },
      build: { values, events in ComposerStage(.attachments, values, events) }),
    Scene(
      id: "composer-draft", title: "Drafts", category: .composer,
      summary: "What is written is there again after a crash, in each of two conversations.",
      knobs: [ComposerKnobs.conversation] + ComposerKnobs.toolbar,
      build: { values, events in ComposerStage(.drafts, values, events) }),
  ]
}
