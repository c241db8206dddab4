import PlaygroundScenes
import Testing

/// Checks the help and the man page against the parser's tables.
struct DocumentationTests {
  @Test(arguments: CommandName.allCases.map(Optional.some) + [nil])
  func helpNamesEveryOption(command: CommandName?) {
    let text = HelpText.text(for: command)
    for option in CommandName.options(of: command) {
      #expect(text.contains("  \(option.flag)"), "\(option)")
      #expect(text.contains(option.summary), "\(option)")
    }
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func helpNamesEveryCommand() {
    for command in CommandName.allCases {
      #expect(HelpText.text(for: nil).contains("  \(command.rawValue)"))
    }
  }

  @Test func everyOptionBelongsToACommand() {
    let used = ([nil] + CommandName.allCases.map(Optional.some)).flatMap(CommandName.options)
    #expect(Set(used) == Set(CommandOption.allCases))
  }

  @Test func theManPageNamesWhatTheParserKnows() throws {
    let page = try Resource.text("concertina-playground.1")
      .split(separator: "\n").filter { !$0.hasPrefix(".\\\"") }
    let plain = page.joined(separator: "\n").replacing("\\-", with: "-").replacing("\\~", with: " ")
    for option in CommandOption.allCases {
      #expect(plain.contains(option.flag), "\(option)")
    }
    for command in CommandName.allCases {
      #expect(plain.contains("\n.B \(command.rawValue)\n"), "\(command)")
    }
    for action in ScenarioAction.allCases {
      #expect(plain.contains("\n.TP\n.B \(action.rawValue)\n"), "\(action)")
    }
    #expect(plain.contains("Concertina \(ProgramName.version)"))
    #expect(plain.contains("from \(PixelWidth.range.lowerBound) to \(PixelWidth.range.upperBound)"))
  }

  @Test func theManPageNamesNothingElse() throws {
    let page = try Resource.text("concertina-playground.1").replacing("\\-", with: "-")
    let flags = page.matches(of: #/--[a-z][a-z-]*/#).map { String($0.output) }
    #expect(Set(flags).isSubset(of: Set(CommandOption.allCases.map(\.flag))))
  }

  @Test(arguments: [
    "concertina-playground.bash", "_concertina-playground", "concertina-playground.fish",
  ])
  func completionsNameWhatTheParserKnows(file: String) throws {
    let text = try Resource.text("completions/\(file)")
    let words = Set(text.split { !$0.isLetter && $0 != "-" }.map(String.init))
    for option in CommandOption.allCases {
      #expect(words.contains(file.hasSuffix(".fish") ? option.rawValue : option.flag), "\(option)")
    }
    for command in CommandName.allCases {
      #expect(words.contains(command.rawValue), "\(command)")
    }
  }
}
