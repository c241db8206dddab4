import CGtk

/// A handle on a GKeyFile: groups of keys with values, as desktop programs remember things in.
@MainActor
public final class KeyFile {
  private nonisolated(unsafe) let file: OpaquePointer

  /// Makes an empty file.
  public init() { file = checked(g_key_file_new()) }

  /// Reads a file; what cannot be read, or is no key file, is empty.
  public convenience init(path: String) {
    self.init()
    var error: UnsafeMutablePointer<GError>?
    g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error)
    if let error { g_error_free(error) }
  }

  deinit { g_key_file_unref(file) }

  /// A string; nil when there is none.
  public func string(_ key: String, in group: String) -> String? {
    guard let value = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// A whole number; nil when there is none.
  public func integer(_ key: String, in group: String) -> Int? {
    string(key, in: group).flatMap { Int($0) }
  }

  /// A truth value; nil when there is none.
  public func boolean(_ key: String, in group: String) -> Bool? {
    string(key, in: group).flatMap { Bool($0) }
  }

  /// Sets a value of any of the three kinds.
  public func set(_ key: String, in group: String, to value: some CustomStringConvertible) {
    g_key_file_set_string(file, group, key, value.description)
  }

  /// Writes the file in one step, so that nobody ever sees half of it; makes the folder if needed.
  ///
  /// - Throws: ``GLibError`` with the system's reason.
  public func write(to path: String) throws(GLibError) {
    if let folder = g_path_get_dirname(path) {
      g_mkdir_with_parents(folder, 0o700)
      g_free(folder)
    }
    _ = try throwingGLibError { g_key_file_save_to_file(file, path, &$0) }
  }

  /// Where programs remember their state: `$XDG_STATE_HOME`, or `~/.local/state`.
  public static var stateFolder: String { String(cString: g_get_user_state_dir()) }
}
