import GtkCore

/// The program with its window.
///
/// There is one instance for each session. Another start raises the window and hands over what it
/// was asked to show: files through GApplication's `open`, as desktops do it, and a scene through
/// the action `show`, whose strings are the command line. GApplication's own way for command lines
/// is not used, because it also interprets options, and keeps the other program waiting for an
/// exit status although its arguments have been checked already.
@MainActor
final class PlaygroundApp {
  private static let show = "show"

  private let application: Application
  private let program: PlaygroundProgram
  private let request: WindowRequest
  private let arguments: [String]
  private var window: PlaygroundWindow?

  /// Prepares the program.
  ///
  /// - Parameters:
  ///   - program: The program's names and scenes.
  ///   - request: What the window is to show, and in which process.
  ///   - arguments: The arguments from which the request was parsed.
  init(_ program: PlaygroundProgram, _ request: WindowRequest, arguments: [String]) {
    self.program = program
    self.request = request
    self.arguments = arguments
    application = Application(
      identifier: program.identifier, isUnique: request.instance != .own)
    application.isService = request.instance == .service
  }

  /// Runs until the window is closed, or hands the request over to the instance that is running.
  ///
  /// - Throws: ``Gtk/NoDisplay``.
  func run() throws -> Int {
    try Gtk.initialize()
    for folder in IconFolders(icon: program.identifier).folders(program: ProgramFile.path) {
      IconTheme.addSearchPath(folder)
    }
    application.addAction("quit") { [weak self] in self?.quit() }
    application.addAction(Self.show, takingStrings: { [weak self] in self?.show($0) })
    ShortcutList.install(in: application)
    application.onActivate { [weak self] _ in self?.activate() }
    // The stage shows one scenario; of several files it is the last one.
    application.onOpen { [weak self] in
      for file in $0 { self?.open(file) }
    }
    application.register()
    switch request.content {
    case .scenario(let file): return application.run(opening: [file])
    case .scene where application.isRemote:
      application.activateAction(Self.show, strings: WidgetSource.fromAnywhere(arguments))
      return application.run()
    case .scene, nil: return application.run()
    }
  }

  /// Shows a scenario, or what a link asks for.
  private func open(_ file: String) {
    guard let link = SceneLink(file, of: program.name) else {
      return show(.scenario(file: file))
    }
    show((try? link.request(in: program.catalog)).map { .scene($0) })
  }

  /// Opens the window with what this process was asked to show; raises it if it is open.
  private func activate() {
    show(window == nil ? request.content : nil)
  }

  /// Shows what the command line of another start asks for.
  private func show(_ arguments: [String]) {
    let command = try? CommandLineParser(program: program, loadsLibraries: false).parse(arguments)
    // Another version of the program may have scenes that this one does not know.
    guard case .open(let request) = command else { return show(nil) }
    show(request.content)
  }

  private func show(_ content: WindowRequest.Content?) {
    if let window { return window.raise(content) }
    let (memory, appearance) = (WindowMemory(program: program.name), Appearance())
    let isFirst = memory.isEmpty
    appearance.restore(memory.read())
    if let scheme = request.scheme { appearance.scheme = scheme }
    let window = PlaygroundWindow(
      application: application, program: program, memory: memory, appearance: appearance,
      draft: RecordingDraft(of: program))
    self.window = window
    window.onClosed = { [weak self] in self?.window = nil }
    window.present(content, isFirst: content == nil && isFirst)
  }

  /// Closes the window in the ordinary way, so that it can save its state.
  ///
  /// It may have to ask a question first. The program ends with its last window.
  private func quit() { window?.window.close() }
}
