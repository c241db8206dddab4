import TextTranslation

extension EditorFeature {
  /// Tables: their commands, also in the context menus of cells, and cells that are pasted into
  /// cells.
  public static let tables = EditorFeature("tables") {
    CommandEntry.tableChoices
  } attachment: { content in
    content.table.map { TableAttachment($0, content) }
  } register: { register in
    let node = register.node
    register.keep(TableSizeChooser(node))
    register.onPaste { pasted in
      guard let cells = TablePaste(into: node),
        cells.paste(pasted.content, isPlain: pasted.isPlain)
      else { return nil }
      return node.area.buffer.caret
    }
    register.onMenu { editor in
      guard TableAttachment.around(editor) != nil else { return nil }
      return FeatureMenu(title: translated("Table"), entries: CommandEntry.tableChanges)
    }
  }
}
