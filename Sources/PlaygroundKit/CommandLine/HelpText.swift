/// The texts of `--help` and `--version`, made of what the parser knows.
public struct HelpText: Sendable {
  private let program: PlaygroundProgram

  /// Writes the texts of a program.
  public init(_ program: PlaygroundProgram) { self.program = program }

  /// Returns the help of a command, or of the program.
  public func text(for command: ProgramCommand) -> String {
    let syntax = command.syntax
    let usages = syntax.usages.map { "\(program.name) \($0)" }
    let options = Self.table(syntax.options.map { ($0.usage, $0.summary) })
    let parts = [
      "Usage: " + usages.joined(separator: "\n       "), syntax.text,
      command == .window ? "Commands:\n\(Self.commands)" : nil, "Options:\n\(options)",
      command == .window ? "\(program.name) COMMAND --help tells more." : nil,
      "Exit status: 0 done, 1 a step or something outside failed, 2 unusable input.",
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }

  /// The text of `--version`.
  public var version: String { "\(program.name) \(program.version)" }

  private static let commands = table(ProgramCommand.words.map { ($0.rawValue, $0.syntax.summary) })

  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 3
    return rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count) + summary
    }.joined(separator: "\n")
  }
}
