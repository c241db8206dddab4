import PlaygroundScenes

/// The program with its window.
@MainActor
final class PlaygroundApp {
  private let application: Application
  private let request: SceneRequest?
  private var windows: [PlaygroundWindow] = []
  private var appearance: Appearance?

  /// Prepares the program, to open at a given scene, if any.
  init(_ request: SceneRequest?) {
    self.request = request
    // Two playgrounds side by side are two programs, each with its own appearance.
    application = Application(identifier: ProgramName.applicationIdentifier, isUnique: false)
  }

  /// Runs until the window is closed.
  ///
  /// - Throws: ``Gtk/NoDisplay``.
  func run() throws -> Int {
    try Gtk.initialize()
    application.addAction("quit") { [weak self] in self?.quit() }
    ShortcutList.install(in: application)
    application.onActivate { [weak self] _ in self?.open() }
    return application.run()
  }

  private func open() {
    let memory = WindowMemory()
    let appearance = self.appearance ?? Appearance(memory.read())
    self.appearance = appearance
    let window = PlaygroundWindow(
      application: application, catalog: .standard, memory: memory, appearance: appearance)
    windows.append(window)
    window.onClosed = { [weak self, weak window] in
      self?.windows.removeAll { $0 === window }
    }
    window.present(request)
  }

  /// Closes all windows in the ordinary way, so that they can save their state.
  ///
  /// A window may have to ask a question first. The program ends with its last window.
  private func quit() {
    for window in windows { window.window.close() }
  }
}
