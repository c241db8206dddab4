import RichTextEditing

/// The C header with the names of the commands, made of the table of commands.
@MainActor
struct CCommands {
  private let table = CommandTable.standard

  /// The text of `concertina-commands.h`.
  var header: String {
    let parts = table.distinctNames.compactMap { table.entry(named: $0) }.map { entry in
      let constant = Self.constant(for: entry.command.name)
      let comment = CComment.block(constant, ["", "The command “\(entry.title)”."])
      return comment + "\n#define \(constant) \"\(entry.command.name)\""
    }
    return """
      /* Generated from the table of commands in Swift by CHeaderTests. */
      #pragma once

      \(parts.joined(separator: "\n\n"))

      """
  }

  /// Returns the constant of a command: `CONCERTINA_COMMAND_BULLETED_LIST` for `bulleted-list`.
  static func constant(for name: CommandName) -> String {
    let letters = name.rawValue.uppercased().map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
    }
    return "CONCERTINA_COMMAND_" + String(letters)
  }
}
