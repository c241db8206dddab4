import Glibc
import GtkCore

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
      guard name.hasPrefix(FileReplacement.temporaryPrefix) else { continue }
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
