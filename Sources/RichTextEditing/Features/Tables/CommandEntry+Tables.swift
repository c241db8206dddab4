import TextTranslation

extension CommandEntry {
  /// The commands for tables: a menu that inserts one and changes the one around the caret.
  static var tableChoices: [CommandEntry] {
    [
      CommandEntry(
        choices: [.insertTable] + tableChanges,
        name: "table", icon: "view-grid-symbolic", title: translated("Table"))
    ]
  }

  /// The commands that change the table around the caret.
  static var tableChanges: [CommandEntry] {
    [
      CommandEntry(.table(.addRowAbove), title: translated("Add row above")),
      CommandEntry(.table(.addRowBelow), title: translated("Add row below")),
      CommandEntry(.table(.addColumnBefore), title: translated("Add column before")),
      CommandEntry(.table(.addColumnAfter), title: translated("Add column after")),
      CommandEntry(.table(.moveRowUp), title: translated("Move row up")),
      CommandEntry(.table(.moveRowDown), title: translated("Move row down")),
      CommandEntry(.table(.moveColumnBack), title: translated("Move column back")),
      CommandEntry(.table(.moveColumnForward), title: translated("Move column forward")),
      CommandEntry(.table(.merge), title: translated("Merge cells")),
      CommandEntry(.table(.split), title: translated("Split cell")),
      CommandEntry(.table(.header), title: translated("Header row")),
      CommandEntry(.table(.fitColumn), title: translated("Fit column to content")),
      CommandEntry(.table(.shareColumn), title: translated("Equal share of width")),
      CommandEntry(.table(.removeRow), title: translated("Remove row")),
      CommandEntry(.table(.removeColumn), title: translated("Remove column")),
      CommandEntry(.table(.remove), title: translated("Remove table")),
    ]
  }
}
