import CConcertinaGtk
import FileWriting
import Glibc
import TextTranslation

/// A file with the user's text, which is never half written, and never replaces what another
/// program has written meanwhile.
///
/// ```swift
/// var file = DocumentFile(path: "/home/ada/notes/Shopping.json")
/// let bytes = try file.read()
/// try file.write(bytes + [10])  // throws DocumentFileError.changed if it is another file now
/// ```
///
/// A file that was not read can only be created: writing it fails if it exists. So what cannot be
/// read is not overwritten either. A file that was deleted meanwhile is created again.
public struct DocumentFile: Sendable {
  /// The size of the largest file that is read or written, in bytes.
  public static let maxSize = RegularFile.maxSize

  /// The path; after a file was renamed, the app sets the new one.
  public var path: String
  /// The state that was read or written last; nil for none.
  private var state: State?

  /// What the file system says of a file.
  ///
  /// The tag is a time, which two changes can share; most programs make a new file for each, or one
  /// of another size.
  private struct State: Equatable, Sendable {
    let tag: String
    let node: guint64
    let size: goffset
  }

  /// Describes a file that need not exist.
  public init(path: String) { self.path = path }

  /// Reads the whole file.
  ///
  /// - Throws: ``GLibError`` if it does not exist, may not be read, is not an ordinary file, or is
  ///   larger than ``maxSize``.
  public mutating func read() throws(GLibError) -> [UInt8] {
    // If it changes while it is read, it is not the file that is there now.
    let before = currentState
    let bytes: [UInt8]
    do throws(RegularFile.Problem) {
      bytes = try RegularFile.bytes(of: path, atMost: Self.maxSize)
    } catch {
      throw GLibError(error)
    }
    state = before
    return bytes
  }

  /// Whether there is a file that is not the one that was read or written last.
  public var isChanged: Bool {
    let current = currentState
    return current != nil && current != state
  }

  /// Whether there is a file.
  public var exists: Bool { currentState != nil }

  /// Replaces the file, as ``/FileWriting/FileReplacement`` does.
  ///
  /// A folder that is missing is made, for the user alone.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - replacesChanged: Whether to replace even what another program has written; only where the
  ///     user has decided that.
  /// - Throws: ``DocumentFileError``; the file is what it was then.
  public mutating func write(
    _ bytes: [UInt8], replacesChanged: Bool = false
  ) throws(DocumentFileError) {
    // It could not be read again.
    guard bytes.count <= Self.maxSize else {
      throw .failed(GLibError(FileWriteError(file: path, code: EFBIG)))
    }
    if isChanged, !replacesChanged { throw .changed }
    let replacement = try Self.catching { () throws(FileWriteError) in
      try FileFolder.makeParent(of: path)
      let replacement = try FileReplacement(of: path)
      try replacement.append(bytes)
      try replacement.prepare()
      return replacement
    }
    // Writing takes time, in which another program may have written, too.
    if isChanged, !replacesChanged { throw .changed }
    try Self.catching { () throws(FileWriteError) in try replacement.commit() }
    state = currentState
  }

  private static func catching<Result>(
    _ body: () throws(FileWriteError) -> Result
  ) throws(DocumentFileError) -> Result {
    do throws(FileWriteError) { return try body() } catch { throw .failed(GLibError(error)) }
  }

  private var currentState: State? {
    let file = checked(g_file_new_for_path(path))
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let attributes = "etag::value,unix::inode,standard::size,standard::type"
    let info = g_file_query_info(file, attributes, G_FILE_QUERY_INFO_NONE, nil, nil)
    guard let info else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    // A link that leads nowhere: its file can be created.
    guard g_file_info_get_file_type(info) != G_FILE_TYPE_SYMBOLIC_LINK else { return nil }
    return State(
      tag: g_file_info_get_etag(info).map { String(cString: $0) } ?? "",
      node: g_file_info_get_attribute_uint64(info, "unix::inode"),
      size: g_file_info_get_size(info))
  }
}

/// The reason why a ``DocumentFile`` was not written.
public enum DocumentFileError: PresentableError, Sendable {
  /// Another program has written the file, or it was never read.
  case changed
  /// The system's reason.
  case failed(GLibError)

  /// The message for the user.
  public var message: String {
    switch self {
    case .changed: translated("Another program has changed the file.")
    case .failed(let error): error.message
    }
  }

  /// A line for logs.
  public var description: String {
    switch self {
    case .changed: "the file is not the one that was read"
    case .failed(let error): error.description
    }
  }
}
