/// The commands of the program, by the first word on its command line.
public enum ProgramCommand: String, CaseIterable, Hashable, Sendable {
  /// The window, which opens without a command.
  case window
  case list
  case screenshot
  case replay
  case check
  case pictures
  case pdf
  case export

  /// The commands that are words on the command line.
  public static let words = allCases.filter { $0 != .window }

  /// Everything that is said of the command anywhere.
  public var syntax: CommandSyntax {
    switch self {
    case .window:
      CommandSyntax(
        usages: [
          "[--scene ID|--widget CLASS [--set KNOB=VALUE]…]", "SCENARIO.json|LINK",
          "COMMAND [OPTION]…",
        ],
        text: """
          Opens a window to try the scenes, or runs a command. With a scenario file,
          the window shows its scene and offers to replay it; with a link that was
          copied in the window, its scene and knobs. If the window is already open, it
          is raised.
          """,
        operands: 1,
        options: [.scene, .widget, .library, .set, .scheme, .newInstance, .service])
    case .list:
      CommandSyntax(
        usages: ["list [--json]"], summary: "print the scenes and their knobs",
        text: "Prints the scenes and their knobs.", options: [.json])
    case .screenshot:
      CommandSyntax(
        usages: ["screenshot --scene ID [OPTION]… --output FILE.png"],
        summary: "save a picture of a scene",
        text: "Saves a picture of a scene. Needs a display; Xvfb will do.",
        options: [.scene, .widget, .library, .set, .width, .scheme, .textFile, .output])
    case .replay:
      CommandSyntax(
        usages: ["replay SCENARIO.json… [OPTION]…"],
        summary: "replay a scenario file, with one JSON line for each step",
        text: """
          Replays a scenario and prints one JSON line for each step: step, action, paints,
          glitches, violations where there are any, state, error when the step failed,
          failed with what was not as a step "expect" says, and picture with how a
          screenshot compares. Where it differs, NAME.before.png and
          NAME.difference.png are saved beside it. Behind the steps of each of several
          scenarios is a line with its file and their numbers; its pictures are in a
          folder of its name.
          Invalid files, and those whose pictures would replace files, are rejected
          before any step runs.
          """,
        operands: .max,
        options: [
          .artifacts, .overwrite, .compare, .tolerance, .update, .library,
        ])
    case .check:
      CommandSyntax(
        usages: ["check --scene ID|--all [OPTION]…"],
        summary: "find what keeps people from using a scene",
        text: """
          Checks whether all users can use a scene, and prints a line for each finding:
          name for what assistive technologies cannot name, contrast for text that is
          hard to read, target for what is too small to click, focus for what the
          keyboard does not reach. Findings end with status 1, unless a file accepts
          them, each with the reason.
          """,
        options: [
          .scene, .widget, .library, .set, .everyScene, .width, .scheme, .accepted, .accept, .json,
        ])
    case .pictures:
      CommandSyntax(
        usages: ["pictures --scene ID|--all [OPTION]… --artifacts DIR"],
        summary: "save pictures of scenes in several ways, with a page to look at",
        text: """
          Saves a picture of each scene in each combination of the lists, and a page
          index.html with all of them; files that are there stay, and nothing is saved.
          With --compare the page shows what has changed since, before and after, and a
          change ends with status 1; with --update they are what later ones are compared
          with, and --artifacts may be left out.
          """,
        options: [
          .artifacts, .overwrite, .scene, .widget, .library, .set, .everyScene, .schemes,
          .directions, .scales, .widths, .compare, .tolerance, .update,
        ])
    case .pdf:
      CommandSyntax(
        usages: ["pdf FILE [--output OUT.pdf] [OPTION]…"],
        summary: "write a file of rich text as PDF",
        text: """
          Writes a file of rich text as pages in PDF: a saved form (.json), Markdown (.md)
          or HTML (.html). Without --output the new file is beside it. Pictures are read
          from files beside it, or in a folder there. Needs no display, without which code
          has no colors.
          """,
        operands: 1, options: [.output, .paper, .landscape])
    case .export:
      CommandSyntax(
        usages: ["export FILE --output OUT.md|OUT.html|OUT.txt"],
        summary: "write a file of rich text for other programs",
        text: """
          Writes a file of rich text, as pdf reads it, as Markdown, as a page in HTML with
          its pictures, or as plain text. Attributes that Markdown cannot express are
          listed on standard error.
          """,
        operands: 1, options: [.output])
    }
  }
}
