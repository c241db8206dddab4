/// The texts of `--help` and `--version`, made from the parser's own tables.
public enum HelpText {
  /// Returns the help of a command, or of the program.
  public static func text(for command: CommandName?) -> String {
    switch command {
    case nil: program
    case .list: page(.list, "list [--json]", "Prints the scenes and their knobs.")
    case .screenshot:
      page(
        .screenshot, "screenshot --scene ID [OPTION]… --output FILE.png",
        "Saves a picture of a scene. Needs a display; Xvfb will do.")
    case .replay:
      page(
        .replay, "replay SCENARIO.json [OPTION]…",
        """
        Replays a scenario and prints one JSON line for each step: step, action, paints,
        glitches, violations where there are any, state, error when the step failed,
        failed with what was not as a step "expect" says, and picture with how a
        screenshot compares. Where it differs, NAME.before.png and
        NAME.difference.png are saved beside it.
        A file that is no scenario, or whose pictures would replace files, is refused
        before anything runs.
        """)
    }
  }

  /// The text of `--version`.
  public static let version = "\(ProgramName.name) \(ProgramName.version)"

  private static let program = """
    Usage: \(ProgramName.name) [--scene ID [--set KNOB=VALUE]…]
           \(ProgramName.name) SCENARIO.json
           \(ProgramName.name) COMMAND [OPTION]…

    Opens a window to try Concertina's text inputs, or runs a command. With a
    scenario file, the window shows its scene and offers to replay it. If the
    window is already open, it is raised.

    Commands:
    \(table(CommandName.allCases.map { ($0.rawValue, $0.summary) }))

    Options:
    \(table(CommandName.options(of: nil).map(row)))

    \(ProgramName.name) COMMAND --help tells more.

    \(exitStatuses)
    """

  private static let exitStatuses =
    "Exit status: 0 done, 1 a step or something outside failed, 2 unusable input."

  private static func page(_ command: CommandName, _ usage: String, _ text: String) -> String {
    """
    Usage: \(ProgramName.name) \(usage)

    \(text)

    Options:
    \(table(CommandName.options(of: command).map(row)))

    \(exitStatuses)
    """
  }

  private static func row(_ option: CommandOption) -> (String, String) {
    (option.flag + (option.valueName.map { " \($0)" } ?? ""), option.summary)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 3
    return rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count) + summary
    }.joined(separator: "\n")
  }
}
