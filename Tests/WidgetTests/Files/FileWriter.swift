import Concertina
import FileWriting
import Foundation

@testable import ExpandableInput
@testable import GtkCore
@testable import PlaygroundKit

/// A way in which the library writes a file.
@MainActor
struct FileWriter {
  let name: String
  var sizes = [0, 5_000]
  /// Whether it is the one that the others write with.
  var isOfFileReplacement: Bool { name.hasPrefix("FileReplacement") }
  /// Writes a content of about that many bytes.
  let write: @MainActor (_ size: Int, _ path: String) throws -> Void
  /// Whether a file has all of that content.
  var isWhole: (_ bytes: [UInt8], _ size: Int) -> Bool = { $0 == FileWriter.bytes($1) }

  nonisolated static func bytes(_ size: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "n"), count: size)
  }

  static let all = [
    FileWriter(name: "FileReplacement", sizes: [0, 300_000]) {
      try FileReplacement.write(bytes($0), to: $1)
    },
    FileWriter(name: "FileReplacement in parts") { size, path in
      let file = try FileReplacement(of: path)
      for _ in 0..<4 { try file.append(bytes(size / 4)) }
      try file.append(bytes(size % 4))
      try file.commit()
    },
    FileWriter(name: "a document's file") { size, path in
      var file = DocumentFile(path: path)
      if file.exists { _ = try file.read() }
      try file.write(bytes(size))
    },
    FileWriter(name: "a draft") { size, path in
      let url = URL(filePath: path)
      let file = DraftFile(
        folder: url.deletingLastPathComponent().path, name: url.lastPathComponent)
      try file.replace(with: bytes(size))
    },
    FileWriter(name: "the playground's file") { try FileBytes.write(bytes($0), to: $1) },
    FileWriter(name: "a picture", sizes: [1]) { _, path in
      try picture.writePNG(to: path)
    } isWhole: { bytes, _ in
      bytes.starts(with: [0x89, 0x50]) && bytes.suffix(8).starts(with: Array("IEND".utf8))
    },
    FileWriter(name: "a page", sizes: [1]) { _, path in
      try PrintedDocument("A page").writePDFNow(to: path)
    } isWhole: { bytes, _ in
      bytes.starts(with: Array("%PDF".utf8)) && bytes.suffix(6).contains(UInt8(ascii: "%"))
    },
  ]

  private static let picture = Texture(
    width: 8, height: 8, pixels: [UInt8](repeating: 200, count: 256))
}
