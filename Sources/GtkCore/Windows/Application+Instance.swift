import CConcertinaGtk

/// One instance for each session: what another start of the program hands over to it.
///
/// ```swift
/// application.onActivate { _ in notes.present() }
/// application.onOpen { paths in notes.open(paths) }
/// application.run(opening: Array(CommandLine.arguments.dropFirst()))
/// ```
///
/// In another process than the instance, ``run(opening:)`` sends the request and returns.
extension Application {
  /// Whether the program waits, without a window, until the session bus brings it a request.
  ///
  /// Set before ``register()``; the program ends when no request comes for ten seconds.
  public var isService: Bool {
    get { flags & G_APPLICATION_IS_SERVICE.rawValue != 0 }
    set { setFlag(G_APPLICATION_IS_SERVICE, newValue) }
  }

  /// Whether another process is the instance of this session; known after ``register()``.
  ///
  /// Always false without a session bus.
  public var isRemote: Bool { call(g_application_get_is_remote) }

  /// Called when the application should open files, also those that a desktop hands over.
  ///
  /// Connect it before ``register()``.
  ///
  /// - Parameter handler: Receives the paths of the files, or the address of a file without a path.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  public func onOpen(
    _ handler: @escaping @MainActor (_ paths: [String]) -> Void
  ) -> SignalConnection {
    setFlag(G_APPLICATION_HANDLES_OPEN, true)
    return connect(.open) { handler($0.arguments) }
  }

  /// Runs as ``run()`` does, and opens files instead of showing an empty window.
  ///
  /// - Parameter paths: Paths, relative to the working directory of this process if need be.
  /// - Returns: The exit status.
  @discardableResult
  public func run(opening paths: [String]) -> Int {
    guard !paths.isEmpty else { return run() }
    MainLoop.prepare()
    // Absolute paths are never taken for options.
    let names = paths.compactMap { path in
      let file = g_file_new_for_commandline_arg(path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      return Self.name(of: file)
    }
    let words = [CommandLine.arguments.first ?? ""] + names
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return Int(g_application_run(pointer(), Int32(words.count), &copies))
  }

  /// Returns a file's path, or its address if it has none.
  fileprivate static func name(of file: OpaquePointer?) -> String? {
    guard let name = g_file_get_path(file) ?? g_file_get_uri(file) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// Adds an action that takes strings, which another start of the program can activate.
  public func addAction(
    _ name: String, takingStrings handler: @escaping @MainActor ([String]) -> Void
  ) {
    let action = Action(name: name, takesStrings: true)
    action.onActivated(withStrings: handler)
    addToActionMap(action)
  }

  /// Activates an action of the instance, this process or another one, with strings.
  ///
  /// Another process gets it when this one calls ``run()``.
  public func activateAction(_ name: String, strings: [String]) {
    let parameter = withCStrings(strings) { g_variant_new_strv($0, strings.count) }
    g_action_group_activate_action(nativePointer, name, parameter)
  }

  private var flags: UInt32 { g_application_get_flags(pointer()).rawValue }

  private func setFlag(_ flag: GApplicationFlags, _ isSet: Bool) {
    let changed = isSet ? flags | flag.rawValue : flags & ~flag.rawValue
    g_application_set_flags(pointer(), GApplicationFlags(changed))
  }
}

extension Signal where Emitter: Application, Arguments == [String], Result == Void {
  fileprivate static var open: Self {
    Signal("open") { arguments in
      let count = arguments.integer(1)
      guard let files = arguments.pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self) else {
        return []
      }
      return UnsafeBufferPointer(start: files, count: count).compactMap {
        Application.name(of: $0)
      }
    }
  }
}
