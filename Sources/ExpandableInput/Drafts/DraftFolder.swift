import Glibc

/// The folder of the drafts, for use on any thread.
enum DraftFolder {
  /// The age in seconds at which an unfinished file counts as left over.
  private static let leastAge = 60

  /// Removes the unfinished files of programs that were killed.
  static func removeLeftovers(in folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    let now = time(nil)
    while let entry = readdir(directory) {
      let name = name(of: entry)
      guard isUnfinished(name) else { continue }
      var status = stat()
      let path = folder + "/" + name
      // Another program may be writing a younger one at this moment.
      guard lstat(path, &status) == 0, now - status.st_mtim.tv_sec > leastAge else { continue }
      unlink(path)
    }
  }

  /// Whether GLib gave a file its name: that of the draft, a dot and six characters.
  private static func isUnfinished(_ name: String) -> Bool {
    name.dropLast(7).hasSuffix(DraftFileName.ending) && name.suffix(7).hasPrefix(".")
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(cString: $0)
      }
    }
  }
}
