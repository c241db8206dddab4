import TextTranslation

extension EditorFeature {
  /// Tables: their commands, also in the context menus of cells, and cells that are pasted into
  /// cells.
  public static let tables = EditorFeature("tables") {
    FormattingToolbar.tables
  } register: { register in
    let node = register.node
    register.onPaste { content, isPlain in
      TablePaste(into: node)?.paste(content, isPlain: isPlain) ?? false
    }
    register.onMenu { editor in
      guard TableAttachment.around(editor) != nil else { return nil }
      return FeatureMenu(title: translated("Table"), entries: FormattingToolbar.tableChanges)
    }
  }
}
