import CConcertinaGtk

/// A handle on a GtkApplicationWindow; closing the last one ends the application.
@MainActor
public final class ApplicationWindow: Window {
  /// Creates a window of an application.
  public init(application: Application) {
    super.init(retaining: madeByGtk(gtk_application_window_new(application.application)))
  }

  /// Adds an action, which menus, buttons and keys of the window refer to as `win.name`, and
  /// returns it.
  ///
  ///     let delete = window.addAction("delete", accelerators: ["<Control>Delete"]) {
  ///       list.replaceAll(with: [])
  ///     }
  ///     delete.isEnabled = false
  ///
  /// - Parameters:
  ///   - name: The name, which other windows of the application use for the same purpose.
  ///   - accelerators: The keys, in all of the application's windows that have such an action.
  ///   - handler: Called when the action is activated; it should capture the window's owner weakly.
  /// - Returns: The action.
  @discardableResult
  public func addAction(
    _ name: String, accelerators: [String] = [], _ handler: @escaping @MainActor () -> Void
  ) -> Action {
    if !accelerators.isEmpty { application?.setAccelerators(accelerators, for: "win.\(name)") }
    return addToActionMap(Action(name: name, handler))
  }
}
