import Concertina

/// The Swift code for the scenes of rich text.
enum RichTextCode {
  /// Returns the code of a scene.
  static func file(for scene: String, _ values: KnobValues) -> CodeFile {
    if scene == "renderer" { return renderer(values) }
    let body =
      SwiftCode.richEditor(values, entries: entries[scene]) + second(scene)
      + makers(scene) + content(scene, values) + parts(scene, values)
    let rows = [chooserRow(scene), second(scene).isEmpty ? nil : "second", findBar(scene)]
    let children = rows.compactMap { $0 } + ["editor"]
    return CodeFile(
      parameters: parameters[scene] ?? [], body: body,
      result: "Box(.vertical, spacing: 6, [\(children.joined(separator: ", "))])")
  }

  private static func renderer(_ values: KnobValues) -> CodeFile {
    let content = values.text("content").isEmpty ? RendererText.content : nil
    return CodeFile(
      body: SwiftCode.renderer(values) + (content.map { "renderer." + literal($0) } ?? ""),
      result: "Box(.vertical, spacing: 6, [bar, renderer])")
  }

  /// What the app knows: the names to complete, and the files of pictures.
  private static let parameters = [
    "mentions": ["names: @escaping @MainActor (String) async -> [String]"],
    "images": [loading], "notes": [loading],
  ]

  private static let loading = "load: @escaping @MainActor (String) async throws -> [UInt8]"

  // MARK: Toolbars

  /// The entries of the first toolbar, in scenes that have others than the standard ones.
  private static let entries = [
    "notes": ["letters", "lists", "indents", "pictures"], "images": ["pictures"],
    "styles": ["code"],
  ]

  /// The entries of the second toolbar.
  private static let secondEntries = [
    "commands": ["letters", "paragraphs"], "lists": ["lists", "indents"],
    "markdown": ["lists", "indents"],
  ]

  private static func second(_ scene: String) -> String {
    guard let names = secondEntries[scene] else { return "" }
    let entries = names.map { "FormattingToolbar.\($0)" }.joined(separator: " + ")
    return "let second = FormattingToolbar(context: context, entries: \(entries))\n"
  }

  private static func chooserRow(_ scene: String) -> String {
    ["styles", "markdown", "notes"].contains(scene)
      ? "Box(.horizontal, spacing: 6, [StyleChooser(context: context), toolbar])" : "toolbar"
  }

  private static func findBar(_ scene: String) -> String? {
    ["find-replace", "notes"].contains(scene) ? "bar" : nil
  }

  // MARK: Content

  /// The scenes with a content of their own.
  private static let setups: [String: RichEditorStage.Setup] = [
    "notes": .notes, "lists": .lists, "styles": .styles, "images": .images,
    "find-replace": .finding, "panel": .panel, "nested-editors": .nested,
    "attribute-relay": .relay, "text-backgrounds": .backgrounds,
  ]

  private static func content(_ scene: String, _ values: KnobValues) -> String {
    guard values.text("content").isEmpty, let setup = setups[scene],
      let content = RichSceneContent.content(of: setup, values)
    else { return "" }
    return "editor." + literal(content)
  }

  /// The content as it is saved, so that it is exactly that of the scene.
  private static func literal(_ content: RichText) -> String {
    guard let data = try? SavedForm.data(of: content),
      let saved = try? JSONValue(parsing: String(decoding: data, as: UTF8.self))
    else { return "content = \(SwiftCode.shortened(content.text))\n" }
    return "content = try SavedForm.content(\n  fromText: #\"\"\"\n"
      + saved.indentedText.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)\n" }.joined() + "    \"\"\"#)\n"
  }

  // MARK: Parts

  /// The code for markup that becomes attributes as it is typed.
  private static func markup(_ values: KnobValues) -> String {
    let dialect = values.choice("dialect") == "proton" ? "dialect: .proton" : ""
    let punctuation =
      values.toggle("usesSmartPunctuation")
      ? "editor.register(processors: [SmartPunctuation()])\n" : ""
    return
      (values.toggle("isMarkupOn")
      ? "editor.register(processors: [MarkupProcessor(\(dialect))])\n" : "") + punctuation
  }

  /// The code for the menu of commands, the find bar, and the toolbar at the selection.
  private static func notes(_ values: KnobValues) -> String {
    """
    editor.register(processors: [
      CommandMenu(
        FormattingToolbar.styles + FormattingToolbar.lists + FormattingToolbar.pictures)
    ])
    let bar = FindBar(for: editor)

    """
      + (values.toggle("hasSelectionToolbar")
        ? "let selectionToolbar = SelectionToolbar(for: editor, context: context)\n" : "")
  }

  /// What makes the attachments of a saved content.
  private static func makers(_ scene: String) -> String {
    let panels = ["panel", "nested-editors", "attribute-relay", "notes"].contains(scene)
    let pictures = ["images", "notes"].contains(scene)
    return (scene == "attribute-relay" ? SwiftCode.relay : "")
      + (panels ? SwiftCode.panels(scene == "attribute-relay" ? "Panel" : "Attachment") : "")
      + (pictures ? "editor.pictures.load = load\n" : "")
  }

  private static func parts(_ scene: String, _ values: KnobValues) -> String {
    switch scene {
    case "markup", "lists", "text-processors": markup(values)
    case "notes": markup(values) + notes(values)
    case "styles": markup(values) + SwiftCode.styles(values)
    case "markdown": SwiftCode.markdown(values)
    case "find-replace": SwiftCode.findReplace(values)
    case "mentions": SwiftCode.mentions
    case "attachment-sizes": SwiftCode.sizes(values)
    default: ""
    }
  }
}
