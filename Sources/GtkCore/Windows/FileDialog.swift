import CGtk
import CGtkShims

/// The desktop's dialog to choose a file that is opened or saved.
///
/// The dialog shows until the user answers; nobody has to keep this handle meanwhile.
@MainActor
public final class FileDialog: Object {
  /// What the file is chosen for.
  public enum Purpose: Sendable {
    /// To open a file that is there.
    case open
    /// To save under a name that the user may change.
    case save(as: String)
  }

  /// Makes a dialog above a window.
  public init(title: String, purpose: Purpose, parent: Window) {
    let action =
      switch purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      }
    super.init(
      adopting: checked(gtk_file_chooser_native_new(title, parent.window, action, nil, nil)))
    if case .save(let name) = purpose { gtk_file_chooser_set_current_name(nativePointer, name) }
    gtk_native_dialog_set_modal(pointer(), 1)
  }

  /// Shows the dialog, and calls the handler with the path that the user chose.
  ///
  /// - Parameters:
  ///   - cancelled: Called when the user chooses none.
  ///   - handler: Gets the path.
  public func show(
    cancelled: @escaping @MainActor () -> Void = {},
    _ handler: @escaping @MainActor (String) -> Void
  ) {
    let lifetime = Lifetime(self)
    connect("response") { [lifetime] arguments in
      let dialog = lifetime.end()
      guard arguments.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue), let dialog,
        let path = dialog.path
      else { return cancelled() }
      handler(path)
    }
    gtk_native_dialog_show(pointer())
  }

  private var path: String? {
    guard let file = gtk_file_chooser_get_file(nativePointer) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// Keeps the dialog alive until it is answered, and hidden until the next one is.
  ///
  /// GTK goes on reading the folder of a dialog that has been answered, and tells a name entry that has
  /// been freed with it when it is through.
  @MainActor
  private final class Lifetime {
    private static var answered: FileDialog?
    private var dialog: FileDialog?

    init(_ dialog: FileDialog) { self.dialog = dialog }

    func end() -> FileDialog? {
      defer { dialog = nil }
      Self.answered = dialog
      return dialog
    }
  }
}
