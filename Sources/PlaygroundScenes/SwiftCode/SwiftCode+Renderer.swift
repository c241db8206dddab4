extension SwiftCode {
  /// Returns the code for a renderer with its find bar.
  static func renderer(_ values: KnobValues) -> String {
    let height = values.wholeNumber("maxHeight")
    var lines = ["let renderer = RendererView()", "let bar = FindBar(for: renderer)"]
    if height > 0 { lines.append("renderer.maxHeight = .maximum(\(height))") }
    let content = values.text("content")
    if !content.isEmpty {
      lines.append("renderer.content = try SavedForm.content(fromText: \(shortened(content)))")
    }
    if !values.text("query").isEmpty {
      lines += ["bar.show()", "bar.query = TextQuery(\(query(values)))"]
    }
    lines.append(
      "RendererCommandExecutor().execute(HighlightTextCommand(.\(values.choice("marker"))))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the code for finding and replacing in an editor.
  static func findReplace(_ values: KnobValues) -> String {
    let replacement = shortened(values.text("replacement"))
    return """
      let bar = FindBar(for: editor)
      bar.showReplacing()
      bar.query = TextQuery(\(query(values)))
      // try bar.finder.replaceAll(with: \(replacement))

      """
  }

  private static func query(_ values: KnobValues) -> String {
    let options = ["matchesCase", "matchesWholeWords", "isExpression"].filter { values.toggle($0) }
    return ([shortened(values.text("query"))] + options.map { "\($0): true" })
      .joined(separator: ", ")
  }
}
