import PlaygroundScenes

/// Files of the package, located relative to this source file.
enum Resource {
  static func path(_ name: String) -> String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/Resources/" + name
  }

  static func text(_ name: String) throws -> String {
    try FileBytes.text(of: path(name))
  }

  static func json(_ name: String) throws -> JSONValue {
    try JSONValue(parsing: FileBytes.read(path(name)))
  }
}
