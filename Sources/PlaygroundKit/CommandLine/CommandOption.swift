/// An option of the command line, with everything that is said of it anywhere.
///
/// The parser, the help, the man page and the completions are made of these values. The options
/// that a command has are in ``ProgramCommand/syntax``.
public struct CommandOption: Hashable, Sendable {
  /// The value after an option.
  public enum Value: Hashable, Sendable {
    /// A scene's identifier.
    case scene
    /// A knob of the scene and its value.
    case knob
    /// A number in a range, and what a message calls it.
    case number(name: String, ClosedRange<Int>, noun: String = "a whole number")
    /// One of several words.
    case choice([String])
    /// A file, by the name that the help has for it.
    case file(name: String)
    /// Any text, by the name that the help has for it.
    case text(name: String)
    /// A folder.
    case folder
    /// Several words with commas between them.
    case list(name: String)

    /// The name of the value in the help.
    public var name: String {
      switch self {
      case .scene: "ID"
      case .knob: "KNOB=VALUE"
      case .number(let name, _, _), .file(let name), .text(let name), .list(let name): name
      case .choice(let words): words.joined(separator: "|")
      case .folder: "DIR"
      }
    }
  }

  /// The option's name without the dashes.
  public let name: String
  /// The value after the option; nil for an option without one.
  public let value: Value?
  /// The description of the option, for the help and the completions.
  public let summary: String
  /// The further description in the man page: sentences in which `code` and *VALUES* are marked.
  public let details: String

  private init(_ name: String, _ summary: String, _ value: Value? = nil, details: String = "") {
    (self.name, self.value, self.summary, self.details) = (name, value, summary, details)
  }

  /// The option as it is written, such as `--scene`.
  public var flag: String { "--\(name)" }

  /// The option with the name of its value, such as `--scene ID`.
  public var usage: String { flag + (value.map { " \($0.name)" } ?? "") }
}

extension CommandOption {
  /// The options of the window and of all commands, each once.
  public static let all: [CommandOption] = ProgramCommand.allCases.flatMap(\.syntax.options)
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  static let scene = CommandOption("scene", "the scene to show; list prints them all", .scene)
  static let widget = CommandOption(
    "widget", "show a widget by its class, or of a .ui file", .file(name: "CLASS"),
    details: """
      The class is one of GTK, such as `GtkCalendar`, or of a library in the program. In place of it \
      *FILE*`.ui` names a file of GtkBuilder, and *FILE*`.ui#`*ID* an object of it: a template is \
      shown as the class that it inherits from, a window as its content. The file is read again when \
      it changes. The knobs are the properties of the class, the log has all signals. A scenario \
      names the widget as the scene `widget:`*CLASS*, and only files of its own folder, as a `.ui` \
      file does. What a file's signals would call is logged, and never called.
      """)
  static let library = CommandOption(
    "library", "load a library of classes for --widget",
    .file(name: "LIBRARY"),
    details: """
      A shared library, such as `libadwaita-1.so.0`, or one by the name and version of its typelib, \
      such as `Adw-1`; may be given again. Its code is run, so that no scenario can name one. The window is one of its \
      own, as with `--new-instance`.
      """)
  static let set = CommandOption(
    "set", "turn a knob of the scene; may be given again", .knob,
    details: """
      The value is everything after the first `=`, as it is. A toggle takes `true` or `false` (also \
      `yes`, `on`, `1` and `no`, `off`, `0`), a choice one of its options. A number may be any \
      number, also one that the inspector does not offer: the widget defines what it does with it. \
      Numbers that need not be whole may also be `nan` or `inf`.
      """)
  static let newInstance = CommandOption(
    "new-instance", "open a window beside the one that is open",
    details: """
      Without this option there is one window in a session: if it is open, it is raised, and shows \
      what is requested.
      """)
  // GLib's name for it.
  static let service = CommandOption(
    "gapplication-service", "open the window when the desktop asks for it",
    details:
      "No window opens until the session bus brings a request; the bus starts the program so.")
  static let everyScene = CommandOption("all", "take all scenes, with their defaults")
  static let json = CommandOption("json", "print JSON")
  static let width = CommandOption(
    "width", "the stage's width in pixels (default: \(StageWidth.usualPixels))",
    .number(name: "PX", PixelWidth.range, noun: "a whole number of pixels"),
    details: "From \(PixelWidth.range.lowerBound) to \(PixelWidth.range.upperBound).")
  static let scheme = CommandOption(
    "scheme", "light or dark appearance", .choice([ColorScheme.light, .dark].map(\.rawValue)))
  static let textFile = CommandOption(
    "text-file", "take the knob text from a file in UTF-8", .file(name: "FILE"),
    details: "Bytes that are not UTF-8 become U+FFFD.")
  static let output = CommandOption("output", "the file to write", .file(name: "FILE"))
  static let paper = CommandOption(
    "paper", "the paper",
    .choice(PaperSize.all.map(\.name)), details: "The default is the paper of the user's country.")
  static let landscape = CommandOption("landscape", "turn the paper on its side")
  static let artifacts = CommandOption(
    "artifacts", "the folder for pictures (default: the current one)", .folder)
  static let overwrite = CommandOption(
    "overwrite", "replace pictures that are there already",
    details: "Without it, nothing is done whose pictures would replace a file.")
  static let compare = CommandOption(
    "compare", "compare pictures with those of this folder", .folder,
    details: """
      Each is compared with the one of the same name; those of a scenario are in a folder of its \
      name. A difference ends with status 1, and leaves *NAME*`.before.png` and \
      *NAME*`.difference.png` beside the picture. The folder's `environment.json` has the versions, \
      the renderer and the fonts that its pictures were made with: where they are others now, a \
      difference says so.
      """)
  static let tolerance = CommandOption(
    "tolerance", "by how much a color may differ, from 0 to 255 (default: 0)",
    .number(name: "N", PictureComparison.tolerances))
  static let update = CommandOption(
    "update", "renew the pictures in the folder of --compare",
    details: "They are not compared then, and without `--artifacts` saved nowhere else.")
  static let accepted = CommandOption(
    "accepted", "do not print the findings that this file accepts", .file(name: "FILE.json"),
    details: """
      It is an object such as {"accepted": [{"scene": "form", "rule": "contrast", "widget": \
      "submit/label", "scheme": "light", "reason": "The color is that of our logo."}]}. Without \
      `scheme` an entry holds in both appearances. One that is no longer found is printed, and ends \
      with status 1, unless `--set` or `--width` changes the scene.
      """)
  static let accept = CommandOption(
    "accept", "add all other findings to the file of --accepted", .text(name: "REASON"),
    details: "The reason is why they stay as they are.")
  static let schemes = CommandOption(
    "schemes", "appearances: light, dark, high-contrast (default: light)",
    .list(name: "LIST"))
  static let directions = CommandOption(
    "directions", "the directions of text, of ltr and rtl (default: ltr)", .list(name: "LIST"))
  static let scales = CommandOption(
    "scales", "the sizes of text, as multiples such as 1,2 (default: 1)", .list(name: "LIST"))
  static let widths = CommandOption(
    "widths", "the stage's widths in pixels (default: \(StageWidth.usualPixels))",
    .list(name: "LIST"))
  static let help = CommandOption(
    "help", "print help and exit", details: "`-h` is short for it.")
  static let version = CommandOption("version", "print the version and exit")
}
