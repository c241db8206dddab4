import CConcertinaGtk

/// A handle on a GtkApplicationWindow; closing the last one ends the application.
@MainActor
public final class ApplicationWindow: Window {
  /// Creates a window of an application.
  public init(application: Application) {
    super.init(retaining: madeByGtk(gtk_application_window_new(application.application)))
  }

  /// Adds an action, which menus, buttons and keys of the window refer to as `win.name`.
  public func addAction(
    _ name: String, _ handler: @escaping @MainActor () -> Void
  ) {
    let action = Action(name: name)
    action.onActivated(handler)
    g_action_map_add_action(nativePointer, action.nativePointer)
  }
}
