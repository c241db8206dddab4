/// The scenes of rich text.
public enum RichTextScenes {
  /// The scenes, in the sidebar's order.
  public static let all: [Scene] = [
    Scene(
      id: "rich-editor", title: "Rich editor", category: .richText,
      summary: "Letters of any look, and one history for everything; the toolbar above.",
      knobs: RichTextKnobs.editor(),
      build: { values, events in RichEditorStage(values, events) }),
    Scene(
      id: "notes", title: "Notes", category: .richText,
      summary: "A page with all of it: styles, lists, tasks, a link, a picture and a panel.",
      knobs: RichTextKnobs.filled(RichTextKnobs.notes),
      build: { values, events in RichEditorStage(values, events, setup: .notes) }),
    Scene(
      id: "commands", title: "Commands", category: .richText,
      summary: "One toolbar for two editors: it serves the one with the focus.",
      knobs: RichTextKnobs.editor(),
      build: { values, events in RichEditorStage(values, events, setup: .commands) }),
    Scene(
      id: "markup", title: "Markup", category: .richText,
      summary: "**bold**, *italics*, `code`, headings, quotes and items, as they are typed.",
      knobs: RichTextKnobs.markup,
      build: { values, events in RichEditorStage(values, events, setup: .markup) }),
    Scene(
      id: "lists", title: "Lists", category: .richText,
      summary: "Bullets, numbers and tasks: Return continues, Tab nests, Ctrl+Return ticks.",
      knobs: RichTextKnobs.filled(RichTextKnobs.markup),
      build: { values, events in RichEditorStage(values, events, setup: .lists) }),
    Scene(
      id: "styles", title: "Paragraph styles", category: .richText,
      summary: "Headings, quotes, code and rules, with looks that can change.",
      knobs: RichTextKnobs.filled(RichTextKnobs.styles),
      build: { values, events in RichEditorStage(values, events, setup: .styles) }),
    Scene(
      id: "images", title: "Pictures", category: .richText,
      summary: "Pasted, dropped or chosen; resized at their corners, and described.",
      knobs: RichTextKnobs.filled(RichTextKnobs.images),
      build: { values, events in RichEditorStage(values, events, setup: .images) }),
    Scene(
      id: "markdown", title: "Markdown", category: .richText,
      summary: "Markdown as rich text; what it is when it is written again is in the state.",
      knobs: RichTextKnobs.filled(RichTextKnobs.markdown),
      build: { values, events in RichEditorStage(values, events, setup: .markdown) }),
    Scene(
      id: "find-replace", title: "Find and replace", category: .richText,
      summary: "Ctrl+F finds, Ctrl+H replaces: one hit, or all of them as one step.",
      knobs: RichTextKnobs.filled(RichTextKnobs.finding),
      build: { values, events in RichEditorStage(values, events, setup: .finding) }),
    Scene(
      id: "mentions", title: "Mentions", category: .richText,
      summary: "Names after an @, from a list at the caret; a name is deleted as a whole.",
      knobs: RichTextKnobs.editor(),
      build: { values, events in RichEditorStage(values, events, setup: .mentions) }),
    Scene(
      id: "text-processors", title: "Text processors", category: .richText,
      summary: "What a processor is told of each key; the log is in the state.",
      knobs: RichTextKnobs.markup,
      build: { values, events in RichEditorStage(values, events, setup: .hooks) }),
    Scene(
      id: "panel", title: "Panel", category: .richText,
      summary: "A panel from the button or `>> `; Backspace takes an empty one away.",
      knobs: RichTextKnobs.filled(RichTextKnobs.editor()),
      build: { values, events in RichEditorStage(values, events, setup: .panel) }),
    Scene(
      id: "nested-editors", title: "Nested editors", category: .richText,
      summary: "Editors in editors, four deep: all of them grow in the same frame.",
      knobs: RichTextKnobs.filled(RichTextKnobs.editor()),
      build: { values, events in RichEditorStage(values, events, setup: .nested) }),
    Scene(
      id: "attribute-relay", title: "Attribute relay", category: .richText,
      summary: "What is done to a selection reaches the editors in its panels, as one step.",
      knobs: RichTextKnobs.filled(RichTextKnobs.editor()),
      build: { values, events in RichEditorStage(values, events, setup: .relay) }),
    Scene(
      id: "attachment-sizes", title: "Attachment sizes", category: .richText,
      summary: "As wide as the content, the line, a number, a range or a part of the line.",
      knobs: RichTextKnobs.filled(RichTextKnobs.sizes),
      build: { values, events in RichEditorStage(values, events, setup: .sizes) }),
    Scene(
      id: "text-backgrounds", title: "Text backgrounds", category: .richText,
      summary: "Rounded, with a border and a shadow; over several lines as one area.",
      knobs: RichTextKnobs.filled(RichTextKnobs.backgrounds),
      build: { values, events in RichEditorStage(values, events, setup: .backgrounds) }),
    Scene(
      id: "autogrow", title: "Autogrow", category: .richText,
      summary: "From its text's height up to 200 pixels, and then it scrolls.",
      knobs: RichTextKnobs.editor(maxHeight: 200),
      build: { values, events in RichEditorStage(values, events) }),
    Scene(
      id: "renderer", title: "Renderer", category: .richText,
      summary: "Text to read: select and highlight it, or find words in it with Ctrl+F.",
      knobs: RendererKnobs.all,
      build: { values, events in RendererStage(values, events) }),
  ]
}
