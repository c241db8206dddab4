/// A command, the first word on the command line; without one the window opens.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
  case list
  case screenshot
  case replay

  /// Returns the options of a command, or of the window if there is none.
  public static func options(of command: CommandName?) -> [CommandOption] {
    switch command {
    case nil: [.scene, .set, .newInstance, .service, .help, .version]
    case .list: [.json, .help, .version]
    case .screenshot: [.scene, .set, .width, .scheme, .textFile, .output, .help, .version]
    case .replay: [.artifacts, .overwrite, .compare, .tolerance, .update, .help, .version]
    }
  }

  /// What the command does, for the help.
  public var summary: String {
    switch self {
    case .list: "print the scenes and their knobs"
    case .screenshot: "save a picture of a scene"
    case .replay: "replay a scenario file, with one JSON line for each step"
    }
  }
}
