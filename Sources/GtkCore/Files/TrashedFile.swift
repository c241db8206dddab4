import CConcertinaGtk

/// A file or a folder in the desktop's trash, which can be restored as long as it is there.
///
/// ```swift
/// let deleted = try TrashedFile(moving: "/home/ada/notes/Shopping.json")
/// toasts.show(Toast("Note deleted", button: "Undo") { try? deleted.restore() })
/// ```
@MainActor
public struct TrashedFile {
  /// The path that it had.
  public let path: String
  /// The path in the trash; nil where the trash is not that of the user's home.
  private let trashedPath: String?

  /// Moves a file, or a folder with all that is in it, to the trash.
  ///
  /// - Throws: ``GLibError``, for instance where the file system has no trash: nothing is deleted
  ///   then.
  public init(moving path: String) throws(GLibError) {
    self.path = path
    let before = Self.entries
    let file = checked(g_file_new_for_path(path))
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    _ = try throwingGLibError { g_file_trash(file, nil, &$0) }
    // GIO does not return the name, and only a desktop's daemon shows the trash as a folder. The
    // name is that of the file, or begins with it, and was not there before.
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let new = Self.entries.subtracting(before)
    let entry = new.contains(name) ? name : new.first { $0.hasPrefix(Self.stem(of: name)) }
    trashedPath = entry.map { Self.folder + "/files/" + $0 }
  }

  /// Whether ``restore(to:)`` can find it.
  public var canRestore: Bool {
    trashedPath.map { g_file_test($0, G_FILE_TEST_EXISTS) != 0 } ?? false
  }

  /// Moves it back to where it was, or to another path.
  ///
  /// - Parameter other: The path to restore it to; nil for that which it had.
  /// - Throws: ``GLibError`` if it is no longer in the trash, or if there is something else at the
  ///   path.
  public func restore(to other: String? = nil) throws(GLibError) {
    let trashedPath = trashedPath ?? ""
    let source = checked(g_file_new_for_path(trashedPath))
    let target = checked(g_file_new_for_path(other ?? path))
    defer {
      g_object_unref(UnsafeMutableRawPointer(source))
      g_object_unref(UnsafeMutableRawPointer(target))
    }
    _ = try throwingGLibError {
      g_file_move(source, target, G_FILE_COPY_NOFOLLOW_SYMLINKS, nil, nil, nil, &$0)
    }
    let name = trashedPath.split(separator: "/").last.map(String.init) ?? ""
    let note = checked(g_file_new_for_path(Self.folder + "/info/" + name + ".trashinfo"))
    defer { g_object_unref(UnsafeMutableRawPointer(note)) }
    g_file_delete(note, nil, nil)
  }

  private static var folder: String { String(cString: g_get_user_data_dir()) + "/Trash" }

  /// The names of what is in the trash.
  private static var entries: Set<String> {
    guard let folder = g_dir_open(folder + "/files", 0, nil) else { return [] }
    defer { g_dir_close(folder) }
    var names: Set<String> = []
    while let name = g_dir_read_name(folder) { names.insert(String(cString: name)) }
    return names
  }

  private static func stem(of name: String) -> String {
    name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
