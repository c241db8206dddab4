import FoundationEssentials
import RichTextModel
import TextRules

/// A file of rich text.
struct RichTextFile {
  /// The format of a file.
  enum Kind {
    /// The saved form.
    case saved
    case markdown
    case html

    /// The format that a name stands for; nil for another one.
    init?(fileName: String) {
      switch ExportFormat(fileName: fileName) {
      case .markdown: self = .markdown
      case .html: self = .html
      case .plainText: return nil
      case nil:
        guard fileName.lowercased().hasSuffix(".json") else { return nil }
        self = .saved
      }
    }
  }

  /// The path of the file.
  let path: String
  /// The content.
  let content: RichText

  /// Reads a file.
  ///
  /// - Throws: `FileError`, `SavedFormError`, `MarkdownError` or ``UnreadableDocument``.
  init(_ path: String) throws {
    self.path = path
    guard let kind = Kind(fileName: path) else { throw UnreadableDocument(path: path) }
    switch kind {
    case .saved: content = try SavedForm.content(from: FileBytes.read(path))
    case .markdown:
      let bytes = try FileBytes.read(path, atMost: MarkdownForm.maxSize)
      guard let text = DecodedText.text(of: bytes) else { throw UnreadableDocument(path: path) }
      content = try MarkdownForm.content(fromText: text)
    case .html:
      let bytes = try FileBytes.read(path, atMost: HTMLForm.maxSize)
      content = HTMLForm.content(from: bytes) ?? RichText()
    }
  }

  /// The files of its pictures that are beside it, or in a folder there.
  var pictures: [String: [UInt8]] {
    let folder = PathParts(path).folder
    return content.pictureReferences.reduce(into: [:]) { files, reference in
      guard !reference.hasPrefix("/"), LinkAddress(reference).scheme == nil,
        !reference.split(separator: "/").contains("..")
      else { return }
      files[reference] = try? FileBytes.read(
        "\(folder)/\(reference)", atMost: MarkdownFolder.maxPictureSize)
    }
  }

  /// The name without its ending.
  var title: String {
    let name = PathParts(path).name
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// The error that a file is not rich text that can be read.
struct UnreadableDocument: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path): not a saved form, Markdown or HTML that can be read" }
}
