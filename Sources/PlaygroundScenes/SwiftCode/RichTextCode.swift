import Concertina

/// The Swift code for rich text.
enum RichTextCode {
  /// Returns the code of a scene with an editor.
  static func file(_ setup: RichTextSetup, _ values: KnobValues, _ lines: String) -> CodeFile {
    let entries = setup.entries.isEmpty ? "" : ", entries: \(code(of: [.standard] + setup.entries))"
    let second =
      setup.secondEntries.isEmpty
      ? ""
      : "let second = FormattingToolbar(context: context, entries: "
        + code(of: setup.secondEntries) + ")\n"
    let top = [
      """
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let toolbar = FormattingToolbar(context: context\(entries))

      """, second, setup.panels.code, setup.hasPictures ? "editor.pictures.load = load\n" : "",
      setup.hasFindBar ? "let bar = FindBar(for: editor)\n" : "",
    ]
    let row =
      setup.hasStyleChooser
      ? "Box(.horizontal, spacing: 6, [StyleChooser(context: context), toolbar])" : "toolbar"
    let rows = [
      row, second.isEmpty ? nil : "second", setup.hasFindBar ? "bar" : nil, "editor",
    ].compactMap { $0 }
    let page = "Box(.vertical, spacing: 6, [\(rows.joined(separator: ", "))])"
    return CodeFile(
      parameters: setup.parameters,
      body: top.joined() + content(setup, values) + setup.code(values) + lines,
      result: setup.hasOutline
        ? "Box(.horizontal, spacing: 12, [OutlineView(for: editor), \(page)])" : page)
  }

  private static func code(of entries: [RichTextSetup.Entries]) -> String {
    entries.map { "FormattingToolbar.\($0.rawValue)" }.joined(separator: " + ")
  }

  private static func content(_ setup: RichTextSetup, _ values: KnobValues) -> String {
    let saved = values[RichTextKnobs.content]
    guard saved.isEmpty else {
      return "editor.content = try SavedForm.content(fromText: \(SwiftCode.shortened(saved)))\n"
    }
    return setup.content(values).map { "editor." + literal($0) } ?? ""
  }

  /// Returns the assignment of a content as it is saved, so that it is exactly that of the scene.
  static func literal(_ content: RichText) -> String {
    guard let data = try? SavedForm.bytes(of: content),
      let saved = try? JSONValue(parsing: String(decoding: data, as: UTF8.self))
    else { return "content = \(SwiftCode.shortened(content.text))\n" }
    return "content = try SavedForm.content(\n  fromText: #\"\"\"\n"
      + saved.indentedText.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)\n" }.joined() + "    \"\"\"#)\n"
  }
}

extension RichTextSetup.Panels {
  /// The code for panels, which a saved content may have.
  fileprivate var code: String {
    switch self {
    case .none: ""
    case .plain, .limited: Self.maker(of: "Attachment")
    case .relaying: Self.relay + Self.maker(of: "Panel")
    }
  }

  private static func maker(of type: String) -> String {
    """
    @MainActor func panel(_ saved: AttachmentContent) -> Attachment? {
      guard saved.name == ContentType("panel") else { return nil }
      let inner = EditorView(context: context)
      inner.attachmentMaker = { panel($0) }
      return \(type)(
        name: saved.name, content: inner, size: saved.size, isBlock: saved.isBlock,
        editors: [inner], id: saved.id, data: saved.data)
    }
    editor.attachmentMaker = { panel($0) }

    """
  }

  /// The code for an attachment that passes on attributes that are set on the text around it.
  private static let relay = """
    final class Panel: Attachment {
      override func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {
        for editor in editors { editor.addAttributes(attributes, in: 0..<editor.contentLength) }
      }

      override func removedAttributesFromContainingRange(_ attributes: AttributeContainer) {
        for editor in editors { editor.removeAttributes(attributes, in: 0..<editor.contentLength) }
      }
    }

    """
}
