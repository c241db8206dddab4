import CConcertinaGtk
import Dispatch
import FileWriting

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
  /// A local file is written as ``/FileWriting/FileReplacement`` does.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: ``GLibError`` if it may not be written, or if the disk is full.
  @MainActor
  public func writeBytes(_ bytes: [UInt8]) async throws(GLibError) {
    let answer: Result<Void, GLibError> = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: Result { () throws(GLibError) in try self.writeBytesNow(bytes) })
      }
    }
    try answer.get()
  }

  /// Writes the whole file before anything else happens.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: ``GLibError`` if it may not be written, or if the disk is full.
  package func writeBytesNow(_ bytes: [UInt8]) throws(GLibError) {
    guard let path else { return try writeRemoteBytes(bytes) }
    do throws(FileWriteError) {
      try FileReplacement.write(bytes, to: path)
    } catch {
      throw GLibError(error)
    }
  }

  private func writeRemoteBytes(_ bytes: [UInt8]) throws(GLibError) {
    guard let file = g_file_new_for_uri(uri) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let output = try throwingGLibError {
      g_file_replace(file, nil, 0, G_FILE_CREATE_NONE, nil, &$0)
    }
    guard let output else { return }
    defer { g_object_unref(output) }
    let stream = UnsafeMutableRawPointer(output).assumingMemoryBound(to: GOutputStream.self)
    do throws(GLibError) {
      _ = try throwingGLibError {
        g_output_stream_write_all(stream, bytes, gsize(bytes.count), nil, nil, &$0)
      }
    } catch {
      // To close it would replace the file by what has been written so far.
      let cancellable = g_cancellable_new()
      g_cancellable_cancel(cancellable)
      g_output_stream_close(stream, cancellable, nil)
      g_object_unref(cancellable)
      throw error
    }
    _ = try throwingGLibError { g_output_stream_close(stream, nil, &$0) }
  }
}
