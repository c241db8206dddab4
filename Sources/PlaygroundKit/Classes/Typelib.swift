import CConcertinaShims
import FileWriting
import Glibc

/// A typelib, which says in which file of code a library is.
enum Typelib {
  private static let magic = Array("GOBJ\nMETADATA\r\n".utf8) + [26]
  /// Where the place of the list of files is in the header.
  private static let filesOffset = 52
  private static let maxSize = 64 << 20

  /// Returns the files of a library, by its name and version, such as `Adw-1`.
  static func libraries(of name: String) throws(WidgetLibraryProblem) -> [String] {
    for folder in folders {
      let path = "\(folder)/\(name).typelib"
      guard let bytes = try? RegularFile.bytes(of: path, atMost: maxSize) else { continue }
      let files = files(in: bytes)
      if !files.isEmpty { return files }
    }
    throw .noTypelib(name)
  }

  /// Returns the names of the files that the bytes of a typelib have; empty if it is none.
  static func files(in bytes: [UInt8]) -> [String] {
    guard bytes.starts(with: magic), bytes.count >= filesOffset + 4 else { return [] }
    let place = bytes[filesOffset..<filesOffset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard place > 0, place < bytes.count else { return [] }
    let text = String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
    return text.split(separator: ",").map(String.init)
  }

  /// Where typelibs are: beside the libraries, of which GTK is one.
  private static var folders: [String] {
    let own = getenv("GI_TYPELIB_PATH").map { String(cString: $0) } ?? ""
    let gtk = concertina_gtk_file().map { PathParts(String(cString: $0)).folder }
    let libraries = [gtk, "/usr/local/lib", "/usr/lib"].compactMap { $0 }
    return own.split(separator: ":").map(String.init) + libraries.map { $0 + "/girepository-1.0" }
  }
}
