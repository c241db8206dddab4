import CConcertinaGtk
import Dispatch
import FileWriting

extension FileLocation {
  /// Reads the whole file, away from the main thread.
  ///
  /// - Parameter limit: The largest number of bytes that are read.
  /// - Returns: The bytes.
  /// - Throws: ``GLibError`` if it does not exist, may not be read, or is larger.
  @MainActor
  public func readBytes(atMost limit: Int = DocumentFile.maxSize) async throws(GLibError)
    -> [UInt8]
  {
    let answer: Result<[UInt8], GLibError> = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: Result { () throws(GLibError) in try self.readBytesNow(atMost: limit) })
      }
    }
    return try answer.get()
  }

  private func readBytesNow(atMost limit: Int) throws(GLibError) -> [UInt8] {
    guard let path else { return try readRemoteBytes(atMost: limit) }
    do throws(RegularFile.Problem) {
      return try RegularFile.bytes(of: path, atMost: limit)
    } catch {
      throw GLibError(error)
    }
  }

  private func readRemoteBytes(atMost limit: Int) throws(GLibError) -> [UInt8] {
    guard let file = g_file_new_for_uri(uri) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let input = try throwingGLibError { g_file_read(file, nil, &$0) }
    guard let input else { return [] }
    defer { g_object_unref(input) }
    let stream = UnsafeMutableRawPointer(input).assumingMemoryBound(to: GInputStream.self)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try throwingGLibError {
        g_input_stream_read(stream, &piece, gsize(piece.count), nil, &$0)
      }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else {
        throw GLibError(RegularFile.Problem.tooLarge(limit: limit))
      }
      bytes += piece[..<count]
    }
  }

  /// The media type by the file's name, such as `image/png`; empty if it is not known.
  public var mediaType: String {
    guard let type = g_content_type_guess(displayName, nil, 0, nil) else { return "" }
    defer { g_free(type) }
    guard let mediaType = g_content_type_get_mime_type(type) else { return "" }
    defer { g_free(mediaType) }
    return String(cString: mediaType)
  }
}
