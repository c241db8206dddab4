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
  ///
  /// Rows and columns move with Alt, Shift and the arrow keys; sideways, these collapse a section
  /// where the caret is in one.
  static var tableChanges: [CommandEntry] {
    [
      CommandEntry(.table(.addRowAbove), title: translated("Add row above")),
      CommandEntry(.table(.addRowBelow), title: translated("Add row below")),
      CommandEntry(.table(.addColumnBefore), title: translated("Add column before")),
      CommandEntry(.table(.addColumnAfter), title: translated("Add column after")),
      CommandEntry(
        .table(.moveRowUp), title: translated("Move row up"), keys: ["<Alt><Shift>Up"]),
      CommandEntry(
        .table(.moveRowDown), title: translated("Move row down"), keys: ["<Alt><Shift>Down"]),
      CommandEntry(
        .table(.moveColumnBack), title: translated("Move column back"),
        keys: [CommandKey("<Alt><Shift>Left", isMirrored: true)]),
      CommandEntry(
        .table(.moveColumnForward), title: translated("Move column forward"),
        keys: [CommandKey("<Alt><Shift>Right", isMirrored: true)]),
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
