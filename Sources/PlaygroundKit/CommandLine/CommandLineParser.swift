/// Parses command lines according to the GNU conventions.
///
/// Options may be anywhere, as `--scene ID` or `--scene=ID`; `--` ends them. If an option is given
/// twice, the last one counts, except for `--set`, which accumulates. Scenes and knobs are looked
/// up at once, so a parsed command refers only to scenes and knobs that exist. The first word that
/// is not an option is a command, or a scenario file for the window: a word with a dot or a slash,
/// or the name of a file that exists.
///
/// ```swift
/// let parser = CommandLineParser(program: program)
/// let command = try parser.parse(["--scene", "price", "--set", "amount=7"])
/// ```
public struct CommandLineParser: Sendable {
  /// The program, whose scenes can be named.
  public let program: PlaygroundProgram
  /// Whether there is a file with a given name; called for words that are no command.
  public let hasFile: @Sendable (String) -> Bool

  /// Whether the command line may load libraries, whose code is run: not one that comes from
  /// another process.
  private let loadsLibraries: Bool

  /// Creates a parser; without `hasFile`, scenario files need a dot or a slash in their names.
  public init(
    program: PlaygroundProgram, hasFile: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.init(program: program, loadsLibraries: true, hasFile: hasFile)
  }

  /// Creates a parser for a command line that may come from another process.
  init(
    program: PlaygroundProgram, loadsLibraries: Bool,
    hasFile: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    (self.program, self.loadsLibraries, self.hasFile) = (program, loadsLibraries, hasFile)
  }

  /// Parses the arguments after the program's name.
  ///
  /// - Throws: `CommandLineError` if an argument is unknown, missing or malformed.
  public func parse(_ arguments: [String]) throws(CommandLineError) -> Command {
    let words = try CommandLineWords(arguments, of: program.name, hasFile: hasFile)
    let command = words.command
    if words.has(.help) { return .help(command) }
    if words.has(.version) { return .version }
    try loadLibraries(words)
    switch command {
    case .window: return .open(try windowRequest(words))
    case .list: return .list(isJSON: words.has(.json))
    case .screenshot: return .screenshot(try screenshotRequest(words))
    case .replay: return .replay(try replayRequest(words))
    case .check: return .check(try checkRequest(words))
    case .pdf: return .document(try pdfRequest(words))
    case .export: return .document(try exportRequest(words))
    case .pictures: return .pictures(try picturesRequest(words, of: try oneOrEveryScene(words)))
    }
  }

  /// Loads the libraries before anything is looked up in them.
  private func loadLibraries(_ words: CommandLineWords) throws(CommandLineError) {
    for name in words.values(of: .library) {
      guard loadsLibraries else {
        throw words.error("\(CommandOption.library.flag) goes with a process of its own")
      }
      let result = MainActor.assumeIsolated {
        Result { () throws(WidgetLibraryProblem) in
          try WidgetLibraries.load(name, isKnown: program.catalog.knows(library: name))
        }
      }
      guard case .failure(let problem) = result else { continue }
      throw words.error("\(CommandOption.library.flag): \(problem)")
    }
  }

  private func windowRequest(_ words: CommandLineWords) throws(CommandLineError) -> WindowRequest {
    let content = try content(words)
    let isOwn = words.has(.newInstance) || words.has(.library)
    let scheme = try words.choice(of: .scheme).flatMap(ColorScheme.init)
    guard words.has(.service) else {
      var request = WindowRequest(content, instance: isOwn ? .own : .shared)
      request.scheme = scheme
      return request
    }
    guard content == nil, scheme == nil, !isOwn else {
      throw words.error("\(CommandOption.service.flag) goes with nothing else")
    }
    return WindowRequest(instance: .service)
  }

  private func content(
    _ words: CommandLineWords
  ) throws(CommandLineError) -> WindowRequest.Content? {
    let scene = try sceneRequest(words)
    guard let file = words.operands.first else { return scene.map { .scene($0) } }
    let link = hasFile(file) ? nil : SceneLink(file, of: program.name)
    guard scene == nil else {
      let (found, word) = link == nil ? ("scenario", "file") : ("link", "link")
      throw words.error("a \(found) has its own scene: leave out --scene, or the \(word)")
    }
    guard let link else { return .scenario(file: file) }
    do {
      return .scene(try link.request(in: program.catalog))
    } catch {
      throw words.error("\(JSONWriter.excerpt(of: file)): \(error)")
    }
  }

  private func sceneRequest(_ words: CommandLineWords) throws(CommandLineError) -> SceneRequest? {
    guard let id = try sceneIdentifier(words) else {
      guard !words.has(.set) else { throw words.error("--set needs a --scene whose knob it is") }
      return nil
    }
    let scene = try scene(id, words)
    var settings: [KnobSetting] = []
    for text in words.values(of: .set) {
      settings.append(try setting(text, of: scene, words))
    }
    return SceneRequest(scene: id, settings: settings)
  }

  private func sceneIdentifier(_ words: CommandLineWords) throws(CommandLineError) -> String? {
    guard let name = words.value(of: .widget) else { return words.value(of: .scene) }
    guard !words.has(.scene) else { throw words.error("--widget goes without --scene") }
    return WidgetSource(name).id
  }

  private func scene(
    _ id: String, _ words: CommandLineWords
  ) throws(CommandLineError) -> Scene {
    do {
      return try program.catalog.scene(id)
    } catch {
      throw words.error("\(error)")
    }
  }

  private func setting(
    _ text: String, of scene: Scene, _ words: CommandLineWords
  ) throws(CommandLineError) -> KnobSetting {
    do {
      return try scene.defaults.setting(parsing: text)
    } catch {
      throw words.error("--set: \(propertyProblem(error, of: scene) ?? "\(error)")")
    }
  }

  /// Returns why a property of a widget's class is not a knob; nil if that is not the problem.
  private func propertyProblem(_ error: KnobError, of scene: Scene) -> String? {
    guard case .unknown(let name, _) = error, let source = WidgetSource(scene: scene.id) else {
      return nil
    }
    return MainActor.assumeIsolated { () -> WidgetClassProblem? in
      guard let widget = try? ClassWidget(source) else { return nil }
      return withExtendedLifetime(widget) { widget.problem(ofProperty: name) }
    }.map { "\($0)" }
  }

  private func screenshotRequest(
    _ words: CommandLineWords
  ) throws(CommandLineError) -> ScreenshotRequest {
    guard let scene = try sceneRequest(words) else { throw words.missing(.scene) }
    guard let output = words.value(of: .output) else { throw words.missing(.output) }
    var request = ScreenshotRequest(scene: scene, output: output)
    request.width = try words.number(of: .width)
    request.scheme = try words.choice(of: .scheme).flatMap(ColorScheme.init)
    request.textFile = words.value(of: .textFile)
    try checkTextKnob(request, words)
    return request
  }

  private func checkRequest(_ words: CommandLineWords) throws(CommandLineError) -> CheckRequest {
    var request = CheckRequest(
      scene: try oneOrEveryScene(words), width: try words.number(of: .width),
      scheme: try words.choice(of: .scheme).flatMap(ColorScheme.init), isJSON: words.has(.json))
    request.accepted = words.value(of: .accepted)
    request.reason = words.value(of: .accept)
    guard let reason = request.reason else { return request }
    guard request.accepted != nil else {
      throw words.error("\(CommandOption.accept.flag) goes with \(CommandOption.accepted.flag)")
    }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw words.error("\(CommandOption.accept.flag): expected a reason, found an empty text")
    }
    return request
  }

  /// Returns the scene to take, or nil for all of them.
  private func oneOrEveryScene(_ words: CommandLineWords) throws(CommandLineError) -> SceneRequest?
  {
    let scene = try sceneRequest(words)
    guard words.values(of: .scene).count < 2 else {
      throw words.error("--scene is given twice: name one scene, or take --all")
    }
    if (scene == nil) == words.has(.everyScene) { return scene }
    let command = words.command.rawValue
    throw words.error(
      scene == nil
        ? "\(command) needs \(CommandOption.scene.usage), or --all" : "--all goes without --scene")
  }

  private func checkTextKnob(
    _ request: ScreenshotRequest, _ words: CommandLineWords
  ) throws(CommandLineError) {
    guard request.textFile != nil else { return }
    let knob = try scene(request.scene.scene, words).defaults.knob("text")
    guard case .text = knob?.kind else {
      throw words.error("--text-file needs a scene with the knob \"text\"")
    }
  }

  private func replayRequest(_ words: CommandLineWords) throws(CommandLineError) -> ReplayRequest {
    guard !words.operands.isEmpty else { throw words.error("replay needs a scenario file") }
    var request = ReplayRequest(
      words.operands, artifacts: words.value(of: .artifacts), overwrites: words.has(.overwrite))
    request.references = words.value(of: .compare)
    request.updates = words.has(.update)
    request.tolerance = try words.number(of: .tolerance) ?? 0
    try checkComparison(words)
    return request
  }
}
