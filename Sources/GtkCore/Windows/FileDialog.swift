import CConcertinaGtk
import CConcertinaShims
import TextTranslation

/// The desktop's dialog for choosing files to open, a file to save, or folders.
///
///     let dialog = FileDialog(title: "Open a picture", purpose: .open, parent: window)
///     guard let file = await dialog.chooseFile() else { return }
///
///     let files = await dialog.chooseFiles()  // as many as the user likes
@MainActor
public final class FileDialog: Object {
  /// The purpose of choosing a file.
  public enum Purpose: Sendable {
    /// To open an existing file.
    case open
    /// To save a file, with a suggested name.
    case save(as: String)
    /// To choose a folder.
    case folder
  }

  /// Creates a dialog above a window, or above the window of a widget.
  public init(title: String, purpose: Purpose, parent: Widget) {
    let action =
      switch purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      }
    let window = parent.root.map { Window(retaining: $0.nativePointer).window }
    super.init(
      adopting: checked(gtk_file_chooser_native_new(title, window, action, nil, nil)))
    if case .save(let name) = purpose { gtk_file_chooser_set_current_name(nativePointer, name) }
    call(gtk_native_dialog_set_modal, true)
  }

  /// The dialog that was answered last.
  ///
  /// After a dialog has been answered, GTK continues to read its folder, and when it has finished
  /// it notifies a name entry that was freed with the dialog. So the dialog stays until the next
  /// one is answered.
  private static var answered: FileDialog?
  private var continuation: CheckedContinuation<[FileLocation], Never>?

  /// Shows the dialog, and returns the path that the user has chosen; `nil` if the user cancels it,
  /// or chooses a file that is not a local one.
  public func choosePath() async -> String? { await chooseFile()?.path }

  /// Shows the dialog, and returns the file that the user has chosen; `nil` if the user cancels it.
  public func chooseFile() async -> FileLocation? { await choose(severalAtOnce: false).first }

  /// Shows the dialog, and returns the files or folders that the user has chosen; none if the user
  /// cancels it.
  ///
  /// A file to save is always a single one.
  public func chooseFiles() async -> [FileLocation] {
    await choose(
      severalAtOnce: gtk_file_chooser_get_action(nativePointer) != GTK_FILE_CHOOSER_ACTION_SAVE)
  }

  private func choose(severalAtOnce: Bool) async -> [FileLocation] {
    call(gtk_file_chooser_set_select_multiple, severalAtOnce)
    let response = connect(.response) { [weak self] in self?.answer($0.arguments) }
    defer { response.disconnect() }
    return await withCheckedContinuation {
      continuation = $0
      gtk_native_dialog_show(pointer())
    }
  }

  /// Shows only files that GTK can read as pictures, unless the user asks for all of them.
  public func addPictureFilter() {
    addFilter(translated("Pictures")) { gtk_file_filter_add_pixbuf_formats($0) }
    addFilterForAll()
  }

  /// Shows only files whose names match a pattern, unless the user asks for all of them.
  ///
  ///     let dialog = FileDialog(title: "Open a note", purpose: .open, parent: window)
  ///     dialog.addFilter("Notes", pattern: "*.note")
  ///
  /// - Parameters:
  ///   - name: The name of these files, as the dialog's list of filters shows it.
  ///   - pattern: The pattern, in which `*` stands for any characters.
  public func addFilter(_ name: String, pattern: String) {
    addFilter(name) { gtk_file_filter_add_pattern($0, pattern) }
    addFilterForAll()
  }

  /// Begins in a folder; without this, where GTK begins: among the recent files, or in the folder
  /// that the program was started in.
  ///
  /// A folder that does not exist changes nothing.
  public func begin(in folder: String) {
    let file = g_file_new_for_path(folder)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    gtk_file_chooser_set_current_folder(nativePointer, file, nil)
  }

  private func addFilterForAll() {
    addFilter(translated("All files")) { gtk_file_filter_add_pattern($0, "*") }
  }

  private func addFilter(_ name: String, _ fill: (OpaquePointer) -> Void) {
    guard let filter = gtk_file_filter_new() else { return }
    gtk_file_filter_set_name(filter, name)
    fill(filter)
    gtk_file_chooser_add_filter(nativePointer, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  private func answer(_ response: Int) {
    let isAccepted = response == Int(GTK_RESPONSE_ACCEPT.rawValue)
    continuation?.resume(returning: isAccepted ? files : [])
    continuation = nil
    Self.answered = self
  }

  /// The files that are chosen in the dialog.
  var files: [FileLocation] {
    guard let files = gtk_file_chooser_get_files(nativePointer) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      return FileLocation(OpaquePointer(file))
    }
  }
}

extension Signal where Emitter: FileDialog, Arguments == Int, Result == Void {
  fileprivate static var response: Self { Signal("response") { $0.integer(0) } }
}
