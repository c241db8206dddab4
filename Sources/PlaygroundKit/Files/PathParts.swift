/// The parts of a path.
public struct PathParts: Hashable, Sendable {
  /// The name of the file or folder.
  public let name: String
  /// The folder that it is in: `.` for a name alone.
  public let folder: String

  /// Takes a path apart.
  public init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      (name, folder) = (path, ".")
      return
    }
    name = String(path[path.index(after: slash)...])
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
