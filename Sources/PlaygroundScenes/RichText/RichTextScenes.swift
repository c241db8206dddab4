import Concertina

/// The scenes of rich text.
enum RichTextScenes {
  private typealias Knobs = RichTextKnobs

  /// The scenes, in the sidebar's order.
  static let all: [Scene] = scenes.map { scene in
    variants.first { $0.value.contains(scene.id) }.map { scene.asVariant(of: $0.key) } ?? scene
  }

  /// The variants of scenes.
  private static let variants: [String: Set<String>] = [
    "rich-editor": ["commands", "autogrow"], "markup": ["mentions", "text-processors"],
    "lists": ["styles", "sections", "text-backgrounds"],
    "panel": ["nested-editors", "attribute-relay", "attachment-sizes"],
    "find-replace": ["renderer"],
  ]

  private static let scenes: [Scene] = [
    scene(
      "rich-editor", "Rich editor",
      "Letters of any look, and one history for everything; the toolbar above.",
      Knobs.editor(), RichTextSetup()),
    scene(
      "notes", "Notes",
      "A page with all of it: styles, lists, tasks, a link, a picture and a panel.",
      Knobs.notes, notes),
    scene(
      "commands", "Commands", "One toolbar for two editors: it serves the one with the focus.",
      Knobs.editor(),
      RichTextSetup(secondEntries: [.letters, .paragraphs], hasSecondEditor: true)),
    scene(
      "markup", "Markup",
      "**bold**, *italics*, `code`, headings, quotes and items, as they are typed.",
      Knobs.markup(), RichTextSetup(knowsMarkup: true, code: Knobs.markupCode)),
    scene(
      "lists", "Lists",
      "Bullets, numbers and tasks: Return continues, Tab nests, Ctrl+Return ticks.",
      Knobs.markup(isFilled: true),
      RichTextSetup(
        secondEntries: [.lists, .indents], knowsMarkup: true,
        content: { _ in RichEditorLists.content }, code: Knobs.markupCode)),
    scene(
      "styles", "Paragraph styles",
      "Headings, quotes, code and rules, with styles that can change.",
      Knobs.styles,
      RichTextSetup(
        entries: [.code], hasStyleChooser: true, knowsMarkup: true,
        content: { _ in RichEditorStyles.content }, code: Knobs.markupCode)),
    scene(
      "images", "Pictures", "Pasted, dropped or chosen; resized at their corners, and described.",
      Knobs.images,
      RichTextSetup(
        entries: [.pictures], hasPictures: true, content: { RichEditorPictures.content($0) },
        parameters: [loading])),
    scene(
      "tables", "Tables",
      "Cells are editors: Tab adds rows, Shift with arrows selects, borders are dragged.",
      Knobs.editor(isFilled: true),
      RichTextSetup(
        entries: [.tables, .lists], content: { _ in RichEditorTables.content },
        state: { RichEditorTables.state(of: $0.editor) })),
    scene(
      "sections", "Sections and callouts",
      "A triangle hides what is below a heading; the list beside the text leads there.",
      Knobs.editor(isFilled: true, hasCollapsibleHeadings: true),
      RichTextSetup(
        hasStyleChooser: true, hasFindBar: true, hasOutline: true, knowsMarkup: true,
        content: { _ in RichEditorOutline.content },
        state: { RichEditorOutline.state(of: $0.editor) })),
    scene(
      "markdown", "Markdown",
      "Markdown as rich text; what it is when it is written again is in the state.",
      Knobs.markdown, markdown),
    scene(
      "find-replace", "Find and replace",
      "Ctrl+F finds, Ctrl+H replaces: one hit, or all of them as one step.",
      Knobs.finding,
      RichTextSetup(
        hasFindBar: true, content: { _ in RichEditorLists.content },
        code: { values in
          """
          bar.showReplacing()
          bar.query = \(FindKnobs.code(values))
          bar.replacement = \(SwiftCode.shortened(values[FindKnobs.replacement]))

          """
        })),
    scene(
      "mentions", "Mentions",
      "Names after an @, from a list at the caret; a name is deleted as a whole.",
      Knobs.editor(),
      RichTextSetup(
        processors: { _, _ in mentions() },
        parameters: ["names: @escaping @MainActor (String) async -> [String]"],
        code: { _ in "editor.register(processors: [MentionProcessor { await names($0) }])\n" })),
    scene(
      "text-processors", "Text processors",
      "The calls of a processor for each key; the log is in the state.",
      Knobs.markup(),
      RichTextSetup(
        knowsMarkup: true, processors: { _, log in [LoggingProcessor(log: log)] },
        code: Knobs.markupCode)),
    scene(
      "panel", "Panel", "A panel from the button or `>> `; Backspace takes an empty one away.",
      Knobs.editor(isFilled: true),
      RichTextSetup(
        panels: .limited, processors: { panels($0, $1) },
        content: { _ in "Select some of this text and press the last button" })),
    scene(
      "nested-editors", "Nested editors",
      "Editors in editors, four deep: all of them grow in the same frame.",
      Knobs.editor(isFilled: true),
      RichTextSetup(
        panels: .plain, processors: { panels($0, $1) }, content: { _ in nested(level: 0, of: 3) })),
    scene(
      "attribute-relay", "Attribute relay",
      "What is done to a selection reaches the editors in its panels, as one step.",
      Knobs.editor(isFilled: true),
      RichTextSetup(
        panels: .relaying, processors: { panels($0, $1) },
        content: { _ in
          "Select everything and press Bold\n" + panel("The panel\n" + panel("The inner panel"))
        })),
    scene(
      "attachment-sizes", "Attachment sizes",
      "As wide as the content, the line, a number, a range or a part of the line.",
      Knobs.sizes,
      RichTextSetup(
        processors: { panels($0, $1) }, fill: { RichEditorSizes.fill($0) },
        code: RichEditorSizes.code)),
    scene(
      "text-backgrounds", "Text backgrounds",
      "Rounded, with a border and a shadow; over several lines as one area.",
      Knobs.backgrounds, RichTextSetup(content: { RichEditorBackgrounds.content($0) })),
    scene(
      "autogrow", "Autogrow", "From its text's height up to 200 pixels, and then it scrolls.",
      Knobs.editor(maxHeight: .max(200)), RichTextSetup()),
    Scene(
      id: "renderer", title: "Renderer", category: .richText,
      summary: "Text to read: select and highlight it, or find words in it with Ctrl+F.",
      rows: RendererKnobs.all, variable: "renderer", code: RendererKnobs.code,
      stage: { RendererStage($0, $1) }),
  ]

  private static func scene(
    _ id: String, _ title: String, _ summary: String, _ rows: [Knobs.Row], _ setup: RichTextSetup
  ) -> Scene {
    Scene(
      id: id, title: title, category: .richText, summary: summary, rows: rows, variable: "editor",
      code: { RichTextCode.file(setup, $0, $1) }, stage: { RichEditorStage(setup, $0, $1) })
  }

  @MainActor
  private static func mentions() -> [any TextProcessing] {
    [MentionProcessor { await SceneProcessors.names(like: $0) }]
  }

  private static let loading = "load: @escaping @MainActor (String) async throws -> [UInt8]"

  private static let notes = RichTextSetup(
    entries: [.letters, .lists, .indents, .pictures, .tables], hasStyleChooser: true,
    hasFindBar: true, hasPictures: true, knowsMarkup: true, panels: .plain,
    processors: { panels, _ in
      [PanelProcessor(panels), CommandMenu()]
    },
    content: { _ in RichEditorNotes.content }, parameters: [loading],
    code: { values in
      Knobs.markupCode(values) + """
        editor.register(processors: [CommandMenu()])

        """
    })

  private static let markdown = RichTextSetup(
    secondEntries: [.lists, .indents], hasStyleChooser: true, fill: { $0.showMarkdown() },
    state: { stage in
      var state = JSONObject()
      let markdown = MarkdownForm.markdown(of: stage.editor.content) { names in
        state["leftOut"] = .array(names.map(JSONValue.string))
      }
      state["markdown"] = .string(markdown)
      state["html"] = .string(HTMLForm.html(of: stage.editor.content))
      return state
    },
    code: { values in
      """
      editor.content = try MarkdownForm.content(fromText: \(SwiftCode.shortened(values[Knobs.source])))
      let markdown = MarkdownForm.markdown(of: editor.content)

      """
    })

  @MainActor
  private static func panels(_ maker: PanelMaker, _: ProcessorLog) -> [any TextProcessing] {
    [PanelProcessor(maker)]
  }

  private static func nested(level: Int, of levels: Int) -> RichText {
    let text = RichText("Level \(level)")
    return level < levels ? text + "\n" + panel(nested(level: level + 1, of: levels)) : text
  }

  private static func panel(_ content: RichText) -> RichText {
    RichText(
      AttachmentContent(
        name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: [content]))
  }
}
