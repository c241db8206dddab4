import PlaygroundScenes
import Testing

/// Checks the help, and what is written by hand in the man page.
struct DocumentationTests {
  @Test(arguments: ProgramCommand.allCases)
  func helpNamesEveryOption(command: ProgramCommand) {
    let text = HelpText(.concertina).text(for: command)
    for option in command.syntax.options {
      #expect(text.contains("  \(option.usage)"), "\(option)")
      #expect(text.contains(option.summary), "\(option)")
    }
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func helpNamesEveryCommand() {
    for command in ProgramCommand.words {
      #expect(HelpText(.concertina).text(for: .window).contains("  \(command.rawValue)"))
    }
  }

  @Test func theManPageIsOfThisVersionAndHasNoOtherOptions() throws {
    let page = try Resource.text("concertina-playground.1").replacing("\\-", with: "-")
    #expect(page.contains("Concertina \(PlaygroundProgram.concertina.version)"))
    let flags = page.matches(of: #/--[a-z][a-z-]*/#).map { String($0.output) }
    #expect(Set(flags) == Set(CommandOption.all.map(\.flag)))
  }
}
