/// An option of the command line.
public enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case scene
  case set
  case width
  case scheme
  case textFile = "text-file"
  case output
  case artifacts
  case overwrite
  case compare
  case tolerance
  case update
  case json
  case newInstance = "new-instance"
  // GLib's name for it.
  case service = "gapplication-service"
  case help
  case version

  /// The option as it is written, such as `--scene`.
  public var flag: String { "--\(rawValue)" }

  /// The name of the option's value in the help; nil for an option without one.
  public var valueName: String? {
    switch self {
    case .scene: "ID"
    case .set: "KNOB=VALUE"
    case .width: "PX"
    case .scheme: "light|dark"
    case .textFile: "FILE"
    case .output: "FILE.png"
    case .artifacts, .compare: "DIR"
    case .tolerance: "N"
    case .overwrite, .update, .json, .newInstance, .service, .help, .version: nil
    }
  }

  /// What the option does, for the help.
  public var summary: String {
    switch self {
    case .scene: "the scene to show; list prints them all"
    case .set: "turn a knob of the scene; may be given again"
    case .width: "the stage's width in pixels"
    case .scheme: "light or dark appearance"
    case .textFile: "take the knob text from a file in UTF-8"
    case .output: "the picture's file"
    case .artifacts: "the folder for pictures; else the current one"
    case .overwrite: "replace pictures that are there already"
    case .compare: "compare pictures with those of this folder"
    case .tolerance: "by how much a color may differ, from 0 to 255; else 0"
    case .update: "renew the pictures in the folder of --compare"
    case .json: "print JSON"
    case .newInstance: "open a window beside the one that is open"
    case .service: "open the window when the desktop asks for it"
    case .help: "print help and exit"
    case .version: "print the version and exit"
    }
  }
}
