import CConcertinaGLib
import Glibc

/// The folder of the drafts, for use on any thread.
enum DraftFolder {
  /// The age in seconds at which an unfinished file counts as left over.
  private static let leastAge = 60
  private static let temporaryBeginning = ".writing-"

  /// Returns a unique name for a file that is being written.
  static func temporaryName() -> String {
    temporaryBeginning + "\(getpid())-" + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// Makes a folder, and the folders that it is in, accessible to the user alone.
  ///
  /// - Returns: The system's reason if that failed.
  static func make(_ path: String) -> String? {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? part : "/\(part)"
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        return String(cString: g_strerror(errno))
      }
    }
    return nil
  }

  /// Removes the unfinished files of programs that were killed.
  static func removeLeftovers(in folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    let now = time(nil)
    while let entry = readdir(directory) {
      let name = name(of: entry)
      guard name.hasPrefix(temporaryBeginning) else { continue }
      var status = stat()
      let path = folder + "/" + name
      // Another program may be writing a younger one at this moment.
      guard lstat(path, &status) == 0, now - status.st_mtim.tv_sec > leastAge else { continue }
      unlink(path)
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(cString: $0)
      }
    }
  }
}
