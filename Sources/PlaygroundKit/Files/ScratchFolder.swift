import Glibc

/// A folder that exists as long as it is used.
@MainActor
public final class ScratchFolder {
  /// The path of the folder.
  public let path: String

  /// Names a new folder among the system's temporary ones; who writes into it makes it.
  public init() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(parent)/concertina-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Removes the folder with its files.
  public func remove() {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
