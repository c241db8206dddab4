import Glibc

extension FileReplacement {
  /// The age in seconds from which a temporary file counts as left over: no write takes that long.
  private static let leastAge = 600
  /// The greatest number of digits of a temporary file's number.
  private static let maxDigits = String(UInt64.max, radix: 36).utf8.count

  /// Removes the temporary files that programs have left in a folder which were ended while they
  /// wrote; does nothing if it may not be read.
  ///
  /// Such a file has a name that only ``FileReplacement`` gives, belongs to the user, and has not
  /// been written to for ten minutes. Whatever else is in the folder stays.
  ///
  /// - Parameter folder: The path of the folder, whose subfolders are left out.
  public static func removeLeftovers(in folder: String) {
    removeLeftovers(in: folder, named: isTemporary)
  }

  /// Removes temporary files with other names, too, such as those of former versions.
  package static func removeLeftovers(in folder: String, named isLeftover: (String) -> Bool) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    let now = time(nil)
    while let entry = readdir(directory) {
      let name = name(of: entry)
      guard isLeftover(name) else { continue }
      var status = stat()
      guard fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        now - status.st_mtim.tv_sec > leastAge
      else { continue }
      unlinkat(dirfd(directory), name, 0)
    }
  }

  /// Whether a name is that of a temporary file.
  package static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(temporaryPrefix) else { return false }
    let digits = name.utf8.dropFirst(temporaryPrefix.utf8.count)
    return (1...maxDigits).contains(digits.count)
      && digits.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
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
