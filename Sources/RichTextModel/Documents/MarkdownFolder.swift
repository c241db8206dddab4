import FileWriting
import FoundationEssentials
import TextRules

/// The Markdown files of a folder and of its subfolders, for taking them over into an app.
///
/// ```swift
/// let folder = MarkdownFolder("/home/ada/Documents/notes")
/// for file in folder.files {
///   let document = try folder.document(file)
///   print(file.name, document.content.count)
/// }
/// ```
///
/// Hidden files and folders are left out, and links to folders are not followed. Nothing outside
/// the folder is read, and nothing is changed: a link that leads out of it is an error.
///
/// A file in another encoding than UTF-8 is converted: its byte order mark tells, or else it is
/// taken for what the user's settings name, or for Windows' or ISO's Latin.
public struct MarkdownFolder: Hashable, Sendable {
  /// A Markdown file.
  public struct File: Hashable, Sendable {
    /// The subfolders that lead to it, from the outermost; none for a file of the folder itself.
    public var folders: [String]
    /// Its name without its extension.
    public var name: String
    /// Its path from the folder.
    public var path: String

    /// Describes a file.
    public init(folders: [String] = [], name: String, path: String) {
      (self.folders, self.name, self.path) = (folders, name, path)
    }
  }

  /// A Markdown file that was read.
  public struct Document: Hashable, Sendable {
    /// The content; pictures in the folder are part of it.
    public var content: RichText
    /// The addresses of the pictures that could not be read, as the Markdown has them.
    public var missingPictures: [String]
  }

  /// The size of the largest picture that is read, in bytes.
  public static let maxPictureSize = 16 << 20
  /// The greatest depth of subfolders.
  public static let maxDepth = 32

  /// The path of the folder.
  public let path: String

  /// Describes a folder.
  public init(_ path: String) { self.path = path }

  /// The Markdown files, by their paths.
  public var files: [File] { files(in: []).sorted { $0.path < $1.path } }

  private func files(in folders: [String]) -> [File] {
    let folder = ([path] + folders).joined(separator: "/")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [File] in
      let type = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.type]
      if type as? FileAttributeType == .typeDirectory {
        return folders.count < Self.maxDepth ? files(in: folders + [name]) : []
      }
      guard let title = Self.title(ofName: name) else { return [] }
      return [File(folders: folders, name: title, path: (folders + [name]).joined(separator: "/"))]
    }
  }

  private static func title(ofName name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      ["md", "markdown", "mdown", "mkd"].contains(name[name.index(after: dot)...].lowercased())
    else { return nil }
    return String(name[..<dot])
  }

  // MARK: Reading

  /// Reads a file, with the pictures that it refers to by paths within the folder.
  ///
  /// - Throws: ``FileAccessError`` with the reason: the system's, or that of ``MarkdownForm``.
  public func document(_ file: File) throws(FileAccessError) -> Document {
    try FileAccessError.catching(file.path) { try read(file) }
  }

  private func read(_ file: File) throws -> Document {
    let bytes = try bytes(of: path + "/" + file.path, atMost: MarkdownForm.maxSize)
    guard let text = DecodedText.text(of: bytes) else { throw MarkdownError.isNoText }
    var document = Document(
      content: try MarkdownForm.content(fromText: text), missingPictures: [])
    embedPictures(in: &document.content, of: file, missing: &document.missingPictures)
    return document
  }

  private func bytes(of place: String, atMost limit: Int) throws -> [UInt8] {
    do throws(RegularFile.Problem) {
      return try RegularFile.bytes(of: place, atMost: limit, in: path)
    } catch {
      // A pattern here would not be understood by every compiler.
      if case .tooLarge = error, limit == MarkdownForm.maxSize { throw MarkdownError.tooLarge }
      throw error
    }
  }

  private func embedPictures(
    in content: inout RichText, of file: File, missing: inout [String]
  ) {
    for (offset, attachment) in content.attachments {
      var changed = attachment
      for index in changed.editors.indices {
        embedPictures(in: &changed.editors[index], of: file, missing: &missing)
      }
      if var picture = changed.picture, case .reference(let address) = picture.source {
        if let bytes = self.picture(at: address, of: file.path) {
          picture.source = .file(PictureFile(bytes))
          changed = AttachmentContent(picture, id: changed.id)
        } else {
          missing.append(address)
        }
      }
      guard changed != attachment else { continue }
      content.changeAttributes(in: offset..<(offset + 1)) { $0[AttachmentKey.self] = changed }
    }
  }

  /// Returns the bytes of a picture that a file refers to.
  ///
  /// - Parameters:
  ///   - address: The address, as it is in the Markdown.
  ///   - file: The path of the file from the folder, as in ``File/path``.
  /// - Returns: The bytes; nil if the address leads out of the folder, or to something else.
  public func picture(at address: String, of file: String) -> [UInt8]? {
    let folder = path + "/" + (file.lastIndex(of: "/").map { file[..<$0] } ?? "")
    guard !address.hasPrefix("/"), !address.contains("://") else { return nil }
    for name in [address, address.withoutPercentEncoding] {
      let place = folder + "/" + name
      guard !place.utf8.contains(0),
        let bytes = try? RegularFile.bytes(of: place, atMost: Self.maxPictureSize, in: path)
      else { continue }
      if PictureFile.mediaType(ofBytes: bytes).hasPrefix("image/") { return bytes }
    }
    return nil
  }
}

extension String {
  /// The text with `%20` and the like replaced by what they stand for.
  fileprivate var withoutPercentEncoding: String {
    var bytes: [UInt8] = []
    var rest = Substring(self).utf8
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      guard byte == UInt8(ascii: "%"), digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
