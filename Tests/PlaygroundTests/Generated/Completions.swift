import PlaygroundScenes

/// The parts of the completions that say what the parser knows, in the language of each shell.
enum Completions {
  static let bash =
    ["_concertina_playground_commands='\(list(ProgramCommand.words))'", ""]
    + function(
      "_concertina_playground_options", "Prints the options of a command, or of the window.",
      (ProgramCommand.words + [.window]).map { command in
        let flags = command.syntax.options.map(\.flag).joined(separator: " ")
        return "\(pattern(command))) echo '\(flags)' ;;"
      })
    + [""]
    + function(
      "_concertina_playground_kind",
      "Prints what follows an option: words to choose from, or a kind; fails without a value.",
      CommandOption.all.compactMap { option in
        option.value.map { "\(option.flag)) echo '\(kind($0))' ;;" }
      } + ["*) return 1 ;;"])

  static let zsh =
    ["_concertina_playground_commands=("]
    + ProgramCommand.words.map { #"  "\#($0.rawValue):\#($0.syntax.summary)""# } + [")", ""]
    + function(
      "_concertina_playground_options",
      "Sets `specs` to the options of a command, or of the window.",
      (ProgramCommand.words + [.window]).flatMap { command in
        ["\(pattern(command)))", "  specs=("]
          + command.syntax.options.flatMap(zshOptions).map { "    \($0)" } + ["  )", "  ;;"]
      })

  static let fish =
    ProgramCommand.words.map {
      #"complete -c $program -n "$none" -a \#($0.rawValue) -d "\#($0.syntax.summary)""#
    }
    + CommandOption.all.map { option in
      let parts = [
        "complete -c $program", condition(option), option.name == "help" ? "-s h" : nil,
        "-l \(option.name)", option.value.map(fishValue), #"-d "\#(option.summary)""#,
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    }

  static let fishCommands = [
    "set -l commands " + list(ProgramCommand.words)
  ]

  private static func function(_ name: String, _ comment: String, _ cases: [String]) -> [String] {
    ["# \(comment)", "\(name)() {", "  case $1 in"] + cases.map { "    \($0)" } + ["  esac", "}"]
  }

  private static func pattern(_ command: ProgramCommand) -> String {
    command == .window ? "*" : command.rawValue
  }

  private static func kind(_ value: CommandOption.Value) -> String {
    switch value {
    case .scene: "SCENE"
    case .knob: "KNOB"
    case .number, .list, .text: "NUMBER"
    case .choice(let words): words.joined(separator: " ")
    case .file: "FILE"
    case .folder: "DIRECTORY"
    }
  }

  private static func zshOptions(_ option: CommandOption) -> [String] {
    let text = "[\(option.summary)]"
    let isAlone = ["help", "version", "gapplication-service"].contains(option.name)
    let flags = option.name == "help" ? ["-h", option.flag] : [option.flag]
    guard let value = option.value else {
      return flags.map { #""\#(isAlone ? "(- *)" : "")\#($0)\#(text)""# }
    }
    let repeats = value == .knob ? "*" : ""
    return [#""\#(repeats)\#(option.flag)=\#(text):\#(value.name):\#(zshAction(value))""#]
  }

  private static func zshAction(_ value: CommandOption.Value) -> String {
    switch value {
    case .scene: "_concertina_playground_scenes"
    case .knob: "_concertina_playground_knobs"
    case .number, .list, .text: ""
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    }
  }

  /// When an option is offered: for the commands that have it, or unless another one is there.
  private static func condition(_ option: CommandOption) -> String? {
    let having = ProgramCommand.words.filter { $0.syntax.options.contains(option) }
    let others = ProgramCommand.words.filter { !$0.syntax.options.contains(option) }
    guard ProgramCommand.window.syntax.options.contains(option) else {
      return "-n '__fish_seen_subcommand_from \(list(having))'"
    }
    return others.isEmpty ? nil : "-n 'not __fish_seen_subcommand_from \(list(others))'"
  }

  private static func list(_ commands: [ProgramCommand]) -> String {
    commands.map(\.rawValue).joined(separator: " ")
  }

  private static func fishValue(_ value: CommandOption.Value) -> String {
    switch value {
    case .scene: "-x -a '(__concertina_playground_scenes)'"
    case .knob: "-x -a '(__concertina_playground_knobs)'"
    case .number, .list, .text: "-x"
    case .choice(let words): "-x -a '\(words.joined(separator: " "))'"
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    }
  }
}
