import CConcertinaGtk
import FileWriting

/// A handle on a GKeyFile: groups of keys and values, in which desktop programs store their
/// settings.
@MainActor
package final class KeyFile {
  private nonisolated(unsafe) let file: OpaquePointer

  /// Creates an empty file.
  package init() { file = checked(g_key_file_new()) }

  /// Reads a file; a file that cannot be read, or is not a key file, counts as empty.
  package convenience init(path: String) {
    self.init()
    var error: UnsafeMutablePointer<GError>?
    g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error)
    if let error { g_error_free(error) }
  }

  deinit { g_key_file_unref(file) }

  /// Returns a string; `nil` if there is none.
  package func string(_ key: String, in group: String) -> String? {
    guard let value = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// Returns an integer; `nil` if there is none.
  package func integer(_ key: String, in group: String) -> Int? {
    string(key, in: group).flatMap { Int($0) }
  }

  /// Returns a Boolean value; `nil` if there is none.
  package func boolean(_ key: String, in group: String) -> Bool? {
    string(key, in: group).flatMap { Bool($0) }
  }

  /// Sets a value of any of the three kinds.
  package func set(_ key: String, in group: String, to value: some CustomStringConvertible) {
    g_key_file_set_string(file, group, key, value.description)
  }

  /// Writes the file as ``/FileWriting/FileReplacement`` does; creates the folder if necessary.
  ///
  /// - Throws: ``/FileWriting/FileWriteError``.
  package func write(to path: String) throws(FileWriteError) {
    try FileFolder.makeParent(of: path)
    var count: gsize = 0
    let text = g_key_file_to_data(file, &count, nil)
    defer { g_free(text) }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    try FileReplacement.write(Array(bytes), to: path)
  }

  /// The folder where programs store their state: `$XDG_STATE_HOME`, or `~/.local/state`.
  package static var stateFolder: String { String(cString: g_get_user_state_dir()) }
}
