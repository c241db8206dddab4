import CConcertinaGtk

extension FileLocation {
  /// Reads the whole file, away from the main thread.
  ///
  /// - Returns: The bytes.
  /// - Throws: ``GLibError`` if it does not exist, or may not be read.
  @MainActor
  public func readBytes() async throws(GLibError) -> [UInt8] {
    guard let file = g_file_new_for_uri(uri) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let answer: Result<[UInt8], GLibError> = await withCheckedContinuation { continuation in
      let call = AsyncCall.data { file, result in
        continuation.resume(
          returning: Result { () throws(GLibError) in
            try Self.contents(of: file, result)
          })
      }
      g_file_load_bytes_async(file, nil, finishAsyncCall, call)
    }
    return try answer.get()
  }

  private static func contents(
    of file: OpaquePointer?, _ result: OpaquePointer?
  ) throws(GLibError) -> [UInt8] {
    let bytes = try throwingGLibError { g_file_load_bytes_finish(file, result, nil, &$0) }
    guard let bytes else { return [] }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
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
