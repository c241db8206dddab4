import CConcertinaGtk

/// An object of an app that has a window, and whatever the window needs.
///
/// What closures refer to weakly has to be kept by something. For such an object that is its
/// window, when ``Application/onActivate(opening:)`` opens it:
///
///     @MainActor
///     final class MainWindow: WindowOwner {
///       let window: ApplicationWindow
///       private let button = Button("Save")
///
///       init(application: Application) {
///         window = ApplicationWindow(application: application)
///         window.child = button
///         button.onClicked { [weak self] in self?.save() }
///       }
///
///       private func save() {}
///     }
///     application.onActivate { application in MainWindow(application: application) }
@MainActor
public protocol WindowOwner: AnyObject {
  /// The window.
  var window: ApplicationWindow { get }
}

extension Window {
  /// Keeps an object until the window is closed or destroyed, even if the object has the window.
  ///
  /// A window that is only hidden when its user closes it keeps it, too.
  ///
  ///     let preferences = PreferencesWindow()
  ///     preferences.window.keep(preferences)
  ///     preferences.window.present()
  ///
  /// - Parameter object: The object, such as the one whose methods the closures of the window call.
  public final func keep(_ object: AnyObject) {
    let window = WeakReference(self)
    var connection: SignalConnection?
    // GTK reports the end of a window only once no one refers to it, as the object does.
    connection = Self.openWindows.connect(named: "items-changed") { _ in
      guard !Self.isOpen({ window.refersTo($0) }) else { return }
      withExtendedLifetime(object) { connection?.disconnect() }
      connection = nil
    }
  }

  /// Whether the window was neither closed nor destroyed.
  fileprivate final var isOpen: Bool { Self.isOpen { $0 == self } }

  private static func isOpen(_ isSame: (Object) -> Bool) -> Bool {
    let windows = openWindows
    return (0..<g_list_model_get_n_items(windows.nativePointer)).contains { index in
      g_list_model_get_item(windows.nativePointer, index).map {
        isSame(Object(adopting: OpaquePointer($0)))
      } ?? false
    }
  }

  /// The list of all windows that GTK keeps.
  private static var openWindows: Object { Object(retaining: checked(gtk_window_get_toplevels())) }
}

extension Application {
  /// Opens a window when the application starts, and shows it again when it is started once more.
  ///
  ///     application.onActivate { application in MainWindow(application: application) }
  ///
  /// The window keeps the object until it is closed; after that, another start opens a new one.
  ///
  /// - Parameter open: Returns the object with the window, which this presents.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  public func onActivate<Owner: WindowOwner>(
    opening open: @escaping @MainActor (Application) -> Owner
  ) -> SignalConnection {
    weak var opened: Owner?
    return onActivate { (application: Application) -> Void in
      if let opened, opened.window.isOpen { return opened.window.present() }
      let owner = open(application)
      opened = owner
      owner.window.keep(owner)
      owner.window.present()
    }
  }

  /// Asks all windows to close, as their close buttons do; the application ends with the last one.
  ///
  ///     application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
  public func closeWindows() {
    let windows = elements(of: gtk_application_get_windows(application)).map {
      Window(retaining: $0)
    }
    for window in windows { window.close() }
  }
}
