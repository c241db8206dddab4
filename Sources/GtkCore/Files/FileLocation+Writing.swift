import CConcertinaGtk

extension FileLocation {
  /// Creates the location of a local file.
  ///
  /// - Parameter path: The path, which may be relative.
  public init(path: String) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    self.init(checked(file))
  }

  /// Writes the whole file, away from the main thread; one that is there is replaced when the new
  /// one is complete.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: ``GLibError`` if it may not be written, or if the disk is full.
  @MainActor
  public func writeBytes(_ bytes: [UInt8]) async throws(GLibError) {
    guard let file = g_file_new_for_uri(uri) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let content = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(content) }
    let answer: Result<Void, GLibError> = await withCheckedContinuation { continuation in
      let call = AsyncCall.data { file, result in
        continuation.resume(
          returning: Result { () throws(GLibError) in
            _ = try throwingGLibError {
              g_file_replace_contents_finish(file, result, nil, &$0)
            }
          })
      }
      g_file_replace_contents_bytes_async(
        file, content, nil, 0, G_FILE_CREATE_NONE, nil, finishAsyncCall, call)
    }
    try answer.get()
  }
}
