import PlaygroundScenes

/// The parts of the man page that say what the parser and the reader know, in the language of man.
enum ManPage {
  static let synopsis = Array(
    ProgramCommand.allCases.flatMap(\.syntax.usages)
      .flatMap { [".br", #"\fBconcertina\-playground\fR "# + marked($0)] }.dropFirst())

  static let commands = ProgramCommand.words.flatMap { command in
    entry(#"\fB\#(command.rawValue)\fR"#, text(command.syntax.text.replacing("\n", with: " ")))
  }

  static let options = CommandOption.all.flatMap { option in
    entry(marked(option.usage), text(sentence(option.summary) + " " + option.details))
  }

  static let actions = ScenarioAction.allCases.flatMap { action in
    entry(#"\fB\#(action.rawValue)\fR"#, text(action.syntax.summary))
  }

  private static func entry(_ term: String, _ text: [String]) -> [String] { [".TP", term] + text }

  /// A line of usage: what is typed as it is in bold, what stands for something else in italics.
  private static func marked(_ usage: String) -> String {
    escaped(usage).replacing(#/((?:\\-){2}[a-z\\-]+|[a-z]+)|[A-Z]+(?:\.[a-z]+)?/#) {
      #"\f\#($0.1 == nil ? "I" : "B")\#($0.0)\fR"#
    }
  }

  /// Marked sentences, each on a line of its own.
  private static func text(_ sentences: String) -> [String] {
    escaped(sentences)
      .replacing(#/`([^`]+)`/#) { #"\fB\#($0.1)\fR"# }
      .replacing(#/\*([^*]+)\*/#) { #"\fI\#($0.1)\fR"# }
      .replacing(#/([.:;]) (?=[A-Z])/#) { "\($0.1)\n" }
      .split(separator: "\n").map(String.init)
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: #"\e"#).replacing("-", with: #"\-"#)
      .replacing("…", with: "...")
  }
}
