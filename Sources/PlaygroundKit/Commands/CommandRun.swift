import Glibc
import GtkCore

/// One run of a playground: what its arguments ask for, until the process ends.
struct CommandRun {
  let program: PlaygroundProgram
  let arguments: [String]

  /// Does what the arguments say, and ends the process with its status.
  func runToEnd() -> Never {
    if !usesDesktop { setenv("GTK_A11Y", "test", 1) }
    let parser = CommandLineParser(program: program, hasFile: { FileBytes.exists($0) })
    do {
      exit(try run(parser.parse(arguments)).rawValue)
    } catch let error as CommandLineError {
      end(.unusableInput, "\(error)")
    } catch let error as Texture.WriteError {
      end(.failed, "\(program.name): \(error)")
    } catch let error as PrintError {
      end(.failed, "\(program.name): \(error)")
    } catch let error as FileError {
      end(.failed, "\(program.name): \(error)")
    } catch {
      end(.unusableInput, "\(program.name): \(error)")
    }
  }

  /// Whether assistive technologies may read the program.
  ///
  /// During a command they do not, and GTK keeps the names of widgets also without them, if it is
  /// told that this is a test.
  private var usesDesktop: Bool {
    ProgramCommand.words.allSatisfy { $0.rawValue != arguments.first }
  }

  private func run(_ command: Command) throws -> ExitStatus {
    let output = StandardStream.output
    switch command {
    case .help(let command): try output.write(line: HelpText(program).text(for: command))
    case .version: try output.write(line: HelpText(program).version)
    case .list(isJSON: true): try output.write(line: SceneList.json(program.catalog).indentedText)
    case .list(isJSON: false): try output.write(line: SceneList.text(program.catalog))
    case .replay(let request):
      return try MainActor.assumeIsolated {
        try ReplayCommand(program: program, request: request).run() ? .done : .failed
      }
    case .pictures(let request):
      return try MainActor.assumeIsolated {
        try PicturesCommand(program: program, request: request).run() ? .done : .failed
      }
    case .check(let request):
      return try MainActor.assumeIsolated {
        try CheckCommand(catalog: program.catalog, request: request).run() ? .done : .failed
      }
    case .document(let request):
      try MainActor.assumeIsolated {
        try DocumentCommand(program: program, request: request).run()
      }
    case .screenshot(let request):
      try MainActor.assumeIsolated {
        try ScreenshotCommand(catalog: program.catalog, request: request).run()
      }
    case .open(let request):
      return try MainActor.assumeIsolated {
        let app = PlaygroundApp(program, request, arguments: arguments)
        // An optimized program could release it once its handlers are connected, which hold it
        // weakly.
        return try withExtendedLifetime(app) { try app.run() } == 0 ? .done : .failed
      }
    }
    return .done
  }

  /// Prints a message on standard error and ends the program.
  private func end(_ status: ExitStatus, _ message: String) -> Never {
    // If standard error is gone as well, the message cannot be shown.
    try? StandardStream.error.write(line: message)
    exit(status.rawValue)
  }
}
