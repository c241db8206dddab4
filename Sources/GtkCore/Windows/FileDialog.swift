import CConcertinaGtk
import CConcertinaShims

/// The desktop's dialog for choosing a file to open or save.
///
/// The dialog is shown until the user answers; this handle need not be kept meanwhile.
@MainActor
public final class FileDialog: Object {
  /// The purpose of choosing a file.
  public enum Purpose: Sendable {
    /// To open an existing file.
    case open
    /// To save a file, with a suggested name.
    case save(as: String)
  }

  /// Creates a dialog above a window.
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

  /// Shows the dialog, and calls the handler with the path that the user has chosen.
  ///
  /// - Parameters:
  ///   - cancelled: Called when the user cancels the dialog.
  ///   - handler: Receives the path.
  public func show(
    cancelled: @escaping @MainActor () -> Void = {},
    _ handler: @escaping @MainActor (String) -> Void
  ) {
    let lifetime = Lifetime(self)
    connect(.response) { [lifetime] emission in
      let dialog = lifetime.end()
      guard emission.arguments == Int(GTK_RESPONSE_ACCEPT.rawValue), let dialog,
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
  /// After a dialog has been answered, GTK continues to read its folder, and when it has finished
  /// it notifies a name entry that was freed with the dialog.
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

extension Signal where Emitter: FileDialog, Arguments == Int, Result == Void {
  fileprivate static var response: Self { Signal("response") { $0.integer(0) } }
}
