import TextTranslation

extension FormattingToolbar {
  /// The commands for tables: a menu that inserts one and changes the one around the caret.
  public static var tables: [Entry] {
    [
      Entry(
        choices: [.insertTable] + tableChanges,
        name: "table", icon: "view-grid-symbolic", title: translated("Table"))
    ]
  }

  /// The commands that change the table around the caret.
  static var tableChanges: [Entry] {
    [
      Entry(.table(.addRowAbove), title: translated("Add row above")),
      Entry(.table(.addRowBelow), title: translated("Add row below")),
      Entry(.table(.addColumnBefore), title: translated("Add column before")),
      Entry(.table(.addColumnAfter), title: translated("Add column after")),
      Entry(.table(.moveRowUp), title: translated("Move row up")),
      Entry(.table(.moveRowDown), title: translated("Move row down")),
      Entry(.table(.moveColumnBack), title: translated("Move column back")),
      Entry(.table(.moveColumnForward), title: translated("Move column forward")),
      Entry(.table(.merge), title: translated("Merge cells")),
      Entry(.table(.split), title: translated("Split cell")),
      Entry(.table(.header), title: translated("Header row")),
      Entry(.table(.fitColumn), title: translated("Fit column to content")),
      Entry(.table(.shareColumn), title: translated("Equal share of width")),
      Entry(.table(.removeRow), title: translated("Remove row")),
      Entry(.table(.removeColumn), title: translated("Remove column")),
      Entry(.table(.remove), title: translated("Remove table")),
    ]
  }
}
