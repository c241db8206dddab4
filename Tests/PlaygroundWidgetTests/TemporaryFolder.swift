import Glibc

/// The folder for temporary files.
enum TemporaryFolder {
  static var path: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }
}
