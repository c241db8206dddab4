import PlaygroundScenes
import TestSupport
import Testing

struct CommandLineParserTests {
  private let parser = CommandLineParser(program: .concertina)
  private static let editor = "auto-height-editor"

  private static let commands: [([String], Command)] = [
    ([], .open(WindowRequest())),
    (["--scene", editor], .open(WindowRequest(.scene(SceneRequest(scene: editor))))),
    (["--scene=\(editor)"], .open(WindowRequest(.scene(SceneRequest(scene: editor))))),
    (
      ["--scene", "x", "--scene", editor],
      .open(WindowRequest(.scene(SceneRequest(scene: editor))))
    ),
    (
      ["--set", "maxLine=7", "--set=text=--help", "--scene", editor],
      .open(
        WindowRequest(
          .scene(
            SceneRequest(
              scene: editor,
              settings: [
                KnobSetting("maxLine", .number(7)), KnobSetting("text", .text("--help")),
              ]))))
    ),
    (["--new-instance"], .open(WindowRequest(instance: .own))),
    (
      ["a.json", "--new-instance"],
      .open(WindowRequest(.scenario(file: "a.json"), instance: .own))
    ),
    (["--gapplication-service"], .open(WindowRequest(instance: .service))),
    (["run.json"], .open(WindowRequest(.scenario(file: "run.json")))),
    (["/tmp/list"], .open(WindowRequest(.scenario(file: "/tmp/list")))),
    (["--", "-a.json"], .open(WindowRequest(.scenario(file: "-a.json")))),
    (["list"], .list(isJSON: false)),
    (["--json", "list"], .list(isJSON: true)),
    (["replay", "run.json"], .replay(ReplayRequest(["run.json"]))),
    (["replay", "a.json", "b.json"], .replay(ReplayRequest(["a.json", "b.json"]))),
    (
      ["replay", "--artifacts", "out", "--", "--run.json"],
      .replay(ReplayRequest(["--run.json"], artifacts: "out"))
    ),
    (
      ["replay", "run.json", "--overwrite"],
      .replay(ReplayRequest(["run.json"], overwrites: true))
    ),
    (["replay", "-"], .replay(ReplayRequest(["-"]))),
    (
      ["pdf", "notes/a.b.md", "--paper", "A4", "--landscape"],
      .document(
        DocumentRequest(
          file: "notes/a.b.md", output: "notes/a.b.pdf",
          format: .pdf(.init(paper: .a4, isLandscape: true))))
    ),
    (
      ["export", "a.json", "--output", "b.txt"],
      .document(DocumentRequest(file: "a.json", output: "b.txt", format: .export(.plainText)))
    ),
    (
      [
        "screenshot", "--scene", editor, "--set", "maxLine=0", "--width", "320", "--scheme",
        "dark", "--text-file", "t.txt", "--output", "o.png",
      ],
      .screenshot(
        ScreenshotRequest(
          scene: SceneRequest(scene: editor, settings: [KnobSetting("maxLine", .number(0))]),
          width: 320, scheme: .dark, textFile: "t.txt", output: "o.png"))
    ),
    (
      ["screenshot", "--scene", editor, "--output", ""],
      .screenshot(ScreenshotRequest(scene: SceneRequest(scene: editor), output: ""))
    ),
    (["--help"], .help(.window)), (["-h"], .help(.window)), (["replay", "--help"], .help(.replay)),
    (["--help", "list"], .help(.list)), (["screenshot", "-h"], .help(.screenshot)),
    (["--version"], .version), (["list", "--version"], .version),
  ]

  @Test(arguments: commands)
  func reads(arguments: [String], command: Command) throws {
    #expect(try parser.parse(arguments) == command)
  }

  private static let refusals: [([String], String)] = [
    (["--scnee", "x"], #"unknown option "--scnee"; did you mean "--scene"?"#),
    (["--scnee=x"], #"unknown option "--scnee"; did you mean "--scene"?"#),
    (["-x"], #"unknown option "-x""#),
    (["---"], #"unknown option "---""#),
    (
      ["replya", "f"],
      #"unknown command "replya"; did you mean "replay"?; "#
        + "the commands are list, screenshot, replay, check, pictures, pdf, export"
    ),
    (
      [""],
      #"unknown command ""; "#
        + "the commands are list, screenshot, replay, check, pictures, pdf, export"
    ),
    (["pdf"], "pdf needs a file to read"),
    (["pdf", "a.odt"], #"expected a file .json, .md or .html, found "a.odt""#),
    (
      ["export", "a.md", "--output", "b"],
      #"--output: expected a name with .md, .html, .txt, found "b""#
    ),
    (
      ["--gapplication-service", "--scene", editor], "--gapplication-service goes with nothing else"
    ),
    (
      ["--gapplication-service", "--new-instance"],
      "--gapplication-service goes with nothing else"
    ),
    (["a.json", "b.json"], #"unexpected argument "b.json""#),
    (
      ["a.json", "--scene", editor],
      "a scenario has its own scene: leave out --scene, or the file"
    ),
    (["list", "list"], #"unexpected argument "list""#),
    (["pdf", "a", "b"], #"unexpected argument "b""#),
    (["replay"], "replay needs a scenario file"),
    (["--scene"], "--scene needs a value: --scene ID"),
    (["list", "--json=yes"], "--json takes no value"),
    (["--set", "maxLine=7"], "--set needs a --scene whose knob it is"),
    (["--scene", editor, "--set", "maxLine"], #"--set: expected knob=value, found "maxLine""#),
    (
      ["--scene", editor, "--set", "maxLines=7"],
      #"--set: unknown knob "maxLines"; did you mean "maxLine"?; the knobs are text, font, "#
        + "lineSpace, maxLine, minLine, hasBorder, isEnabled, placeholder, "
        + "disabledPlaceholder, pattern, matchPattern"
    ),
    (
      ["--scene", editor, "--set", "isEnabled=perhaps"],
      #"--set: knob "isEnabled": expected true or false, found "perhaps""#
    ),
    (["screenshot", "--output", "o.png"], "screenshot needs --scene ID"),
    (["screenshot", "--scene", editor], "screenshot needs --output FILE"),
    (
      ["list", "--scene", editor],
      "list has no option --scene; its options are --json, --help, --version"
    ),
    (
      ["--json"],
      "the window has no option --json; its options are --scene, --widget, --library, --set, "
        + "--scheme, --new-instance, --gapplication-service, --help, --version"
    ),
  ]

  @Test(arguments: refusals)
  func rejects(arguments: [String], message: String) {
    #expect(self.message(of: arguments) == message)
  }

  @Test(arguments: ["0", "-1", "16385", "4.5", "wide", "", "99999999999999999999"])
  func refusesWidths(text: String) {
    let arguments = ["screenshot", "--scene", Self.editor, "--output", "o", "--width", text]
    #expect(
      message(of: arguments)
        == "--width: expected a whole number of pixels from 1 to 16384, found \"\(text)\"")
  }

  @Test func aFileThatExistsIsAScenarioUnlessItIsACommand() throws {
    let parser = CommandLineParser(program: .concertina, hasFile: { _ in true })
    #expect(try parser.parse(["recorded"]) == .open(WindowRequest(.scenario(file: "recorded"))))
    #expect(try parser.parse(["list"]) == .list(isJSON: false))
  }

  @Test func refusesSchemes() {
    let arguments = ["screenshot", "--scene", Self.editor, "--output", "o", "--scheme", "blue"]
    #expect(message(of: arguments) == #"--scheme: expected light or dark, found "blue""#)
  }

  @Test func textFilesNeedTheirKnob() {
    let plain = CommandLineParser(
      program: PlaygroundProgram(
        name: "plain", identifier: "org.example.Plain", title: "Plain",
        scenes: [Scene(id: "plain", title: "Plain", category: .editor, summary: "", knobs: [])]))
    let arguments = ["screenshot", "--scene", "plain", "--output", "o", "--text-file", "t"]
    #expect(
      errorMessage { try plain.parse(arguments) }?
        .contains(#"--text-file needs a scene with the knob "text""#) == true)
  }

  @Test func errorsNameTheHelpThatFits() {
    #expect(
      errorMessage { try parser.parse(["replay", "--scene", "x"]) } == """
        concertina-playground: replay has no option --scene; \
        its options are --artifacts, --overwrite, --compare, --tolerance, --update, --library, \
        --help, --version
        Try "concertina-playground replay --help".
        """)
  }

  @Test func picturesAreTakenInEachCombination() throws {
    let command = try parser.parse([
      "pictures", "--all", "--artifacts", "out", "--schemes", "light,high-contrast", "--scales",
      "1,2", "--widths", "360",
    ])
    let expected = [PictureVariation.Scheme.light, .highContrast].flatMap { scheme in
      [1, 2].map { PictureVariation(scheme: scheme, scale: $0, width: 360) }
    }
    #expect(command == .pictures(PicturesRequest(variations: expected, folder: "out")))
  }

  @Test(arguments: [
    (["pictures", "--all"], "pictures needs --artifacts DIR"),
    (["pictures", "--artifacts", "o"], "pictures needs --scene ID, or --all"),
    (
      ["pictures", "--all", "--artifacts", "o", "--schemes", "light,,dark"],
      #"--schemes: expected words of light, dark, high-contrast, with commas between them, found """#
    ),
    (
      ["pictures", "--all", "--artifacts", "o", "--scales", "9"],
      #"--scales: expected whole numbers from 1 to 4, with commas between them, found "9""#
    ),
    (["check"], "check needs --scene ID, or --all"),
    (["check", "--all", "--scene", "auto-height-editor"], "--all goes without --scene"),
    (["check", "--all", "--accept", "Why"], "--accept goes with --accepted"),
    (
      ["check", "--all", "--accepted", "a.json", "--accept", " "],
      "--accept: expected a reason, found an empty text"
    ),
  ])
  func refusesPicturesAndChecks(arguments: [String], message: String) {
    #expect(self.message(of: arguments) == message)
  }

  @Test func findingsCanBeAccepted() throws {
    #expect(
      try parser.parse(["check", "--all", "--accepted", "a.json"])
        == .check(CheckRequest(accepted: "a.json")))
    #expect(
      try parser.parse(["check", "--all", "--accepted", "a.json", "--accept", "Why"])
        == .check(CheckRequest(accepted: "a.json", reason: "Why")))
  }

  @Test func noArgumentsCrashTheParser() {
    var random = SeededRandom(seed: 4)
    let words = [
      "list", "replay", "screenshot", "--", "-", "", "=", "--=", "--scene", "--scene=", Self.editor,
      "--set", "maxLine=1", "--output=o", "--json", "--width=1", "--help", "é", "\u{0}",
    ]
    var accepted = 0
    for _ in 0..<5_000 {
      let count = Int.random(in: 0..<6, using: &random)
      let arguments = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
      if (try? parser.parse(arguments)) != nil { accepted += 1 }
    }
    #expect(accepted > 100)
  }

  private func message(of arguments: [String]) -> String? {
    do {
      _ = try parser.parse(arguments)
      return nil
    } catch {
      return error.message
    }
  }
}
