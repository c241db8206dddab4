import CConcertinaGtk

/// The folders for an application's files, which need not exist.
///
/// A ``DocumentFile`` makes the folder that it is written to, and `FileFolder.make(_:)` makes any.
extension Application {
  /// The identifier, such as `org.example.Notes`.
  public var identifier: String { call(g_application_get_application_id) }

  /// The folder for what the user makes: `$XDG_DATA_HOME` or `~/.local/share`, with a folder of the
  /// application's name in it.
  public var dataFolder: String { String(cString: g_get_user_data_dir()) + "/" + identifier }

  /// The folder for what the application remembers, such as the sizes of windows:
  /// `$XDG_STATE_HOME` or `~/.local/state`, with a folder of the application's name in it.
  public var stateFolder: String { KeyFile.stateFolder + "/" + identifier }
}
