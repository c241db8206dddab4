/// The syntax of a command, and its description.
public struct CommandSyntax: Sendable {
  /// The lines that show how it is called, without the program's name.
  public let usages: [String]
  /// The description in lists of commands; empty for the window.
  public let summary: String
  /// The description in the lines of the help.
  public let text: String
  /// The number of words that it takes at most, which are files.
  public let operands: Int
  /// Its options, in the order of the help.
  public let options: [CommandOption]

  init(
    usages: [String], summary: String = "", text: String, operands: Int = 0,
    options: [CommandOption]
  ) {
    (self.usages, self.summary, self.text) = (usages, summary, text)
    (self.operands, self.options) = (operands, options + [.help, .version])
  }
}
