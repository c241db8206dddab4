import CConcertinaGtk

/// A handle on a GtkApplication, which opens the display, runs the loop and ends with its last
/// window.
///
///     let application = Application(identifier: "org.example.Notes")
///     application.onActivate { application in
///       let window = ApplicationWindow(application: application)
///       window.present()
///     }
///     application.run()
@MainActor
public final class Application: Object {
  /// Creates an application.
  ///
  /// - Parameters:
  ///   - identifier: A reverse domain name, the same as the desktop file's, such as
  ///     `org.example.Notes`: at least two parts of letters, digits, `_` and `-`, separated by
  ///     dots.
  ///   - isUnique: Whether a second start shows the first instance's window.
  public init(identifier: String, isUnique: Bool = true) {
    if let complaint = Self.complaint(about: identifier) { preconditionFailure(complaint) }
    let flags = isUnique ? G_APPLICATION_DEFAULT_FLAGS : G_APPLICATION_NON_UNIQUE
    super.init(adopting: checked(gtk_application_new(identifier, flags)))
  }

  /// The description of what is wrong with an identifier; `nil` if GLib accepts it.
  static func complaint(about identifier: String) -> String? {
    guard g_application_id_is_valid(identifier) == 0 else { return nil }
    return
      "Application(identifier:): \"\(identifier)\" is not an application identifier; it takes a reverse "
      + "domain name such as \"org.example.Notes\": two parts at least, with dots between them, of "
      + "letters, digits, _ and -, none of them beginning with a digit"
  }

  var application: UnsafeMutablePointer<GtkApplication> { pointer() }

  /// Called when the application should show a window.
  ///
  /// - Parameter handler: Receives the application, since a closure that held it would keep it
  ///   alive forever.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  public func onActivate(
    _ handler: @escaping @MainActor (Application) -> Void
  ) -> SignalConnection {
    connect(.activate) { handler($0.emitter) }
  }

  /// Adds a reference to an application that someone else owns.
  public override init(retaining pointer: OpaquePointer) { super.init(retaining: pointer) }

  /// Registers the application without running it, for programs that run the loop themselves; after
  /// this, windows can be created.
  public func register() { g_application_register(pointer(), nil, nil) }

  /// Runs until the last window is closed or ``quit()`` is called.
  ///
  /// - Returns: The exit status.
  @discardableResult
  public func run() -> Int {
    MainLoop.prepare()
    // The command line is for the app alone: GTK's options come from the environment.
    return Int(g_application_run(pointer(), 0, nil))
  }

  /// Ends ``run()``.
  public func quit() { g_application_quit(pointer()) }

  /// Adds an action, which menus, buttons and keys refer to as `app.name`, and returns it.
  @discardableResult
  public func addAction(
    _ name: String, accelerators: [String] = [], _ handler: @escaping @MainActor () -> Void
  ) -> Action {
    setAccelerators(accelerators, for: "app.\(name)")
    return addToActionMap(Action(name: name, handler))
  }

  /// Sets the accelerators of an action, such as `<Control>q`.
  public func setAccelerators(_ accelerators: [String], for action: String) {
    withCStrings(accelerators) {
      gtk_application_set_accels_for_action(application, action, $0)
    }
  }
}

extension Application: ConcreteHandle {}

extension Signal where Emitter: Application, Arguments == Void, Result == Void {
  fileprivate static var activate: Self { Signal("activate") }
}
