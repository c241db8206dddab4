import RichTextEditing

extension EditedDocument {
  /// The former name of ``init(for:)``.
  @available(*, deprecated, renamed: "init(for:)")
  public convenience init(in editor: EditorView) { self.init(for: editor) }
}

extension TextFinder {
  /// The former name of ``init(for:)``.
  @available(*, deprecated, renamed: "init(for:)")
  public convenience init(_ editor: EditorView) { self.init(for: editor) }

  /// The former name of ``init(for:)``.
  @available(*, deprecated, renamed: "init(for:)")
  public convenience init(_ renderer: RendererView) { self.init(for: renderer) }
}
