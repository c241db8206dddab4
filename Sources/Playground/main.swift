import Glibc
import PlaygroundScenes

/// Prints a message on standard error and ends the program.
func end(_ status: ExitStatus, _ message: String) -> Never {
  // If standard error is gone as well, the message cannot be shown.
  try? StandardStream.error.write(line: message)
  exit(status.rawValue)
}

let arguments = Array(CommandLine.arguments.dropFirst())

func run(_ command: Command) throws {
  let output = StandardStream.output
  switch command {
  case .help(let command): try output.write(line: HelpText.text(for: command))
  case .version: try output.write(line: HelpText.version)
  case .list(isJSON: true): try output.write(line: SceneList.json(.standard).indentedText)
  case .list(isJSON: false): try output.write(line: SceneList.text(.standard))
  case .replay(let request):
    let succeeded = try MainActor.assumeIsolated { try ReplayCommand(request: request).run() }
    if !succeeded { exit(ExitStatus.failed.rawValue) }
  case .screenshot(let request):
    try MainActor.assumeIsolated { try ScreenshotCommand(request: request).run() }
  case .open(let request):
    let status = try MainActor.assumeIsolated {
      let app = PlaygroundApp(request, arguments: arguments)
      // An optimized program could release it once its handlers are connected, which hold it
      // weakly.
      return try withExtendedLifetime(app) { try app.run() }
    }
    if status != 0 { exit(ExitStatus.failed.rawValue) }
  }
}

do {
  let parser = CommandLineParser(catalog: .standard, hasFile: { FileBytes.exists($0) })
  try run(parser.parse(arguments))
} catch let error as CommandLineError {
  end(.unusableInput, "\(error)")
} catch let error as Texture.WriteError {
  end(.failed, "\(ProgramName.name): \(error)")
} catch let error as FileError {
  end(.failed, "\(ProgramName.name): \(error)")
} catch {
  end(.unusableInput, "\(ProgramName.name): \(error)")
}
