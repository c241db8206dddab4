import CConcertinaGtk

/// A request for all the bytes of a stream, until the last byte has been read.
@MainActor
final class ByteReading {
  private let handler: @MainActor ([UInt8]?) -> Void

  /// Begins a request.
  ///
  /// - Parameter handler: Called from the main loop with the bytes; with `nil` if there were none
  ///   to read.
  /// - Returns: The data for a GIO callback, to be passed to ``readBytes(of:for:)``.
  static func begin(_ handler: @escaping @MainActor ([UInt8]?) -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(ByteReading(handler)).toOpaque()
  }

  private init(_ handler: @escaping @MainActor ([UInt8]?) -> Void) { self.handler = handler }

  fileprivate func end(with bytes: [UInt8]?) { handler(bytes) }
}

/// Reads a stream to its end and releases it.
func readBytes(
  of stream: UnsafeMutablePointer<GInputStream>?, for reading: UnsafeMutableRawPointer?
) {
  guard let stream else { return endReading(reading, with: nil) }
  defer { g_object_unref(stream) }
  guard let memory = g_memory_output_stream_new_resizable() else {
    return endReading(reading, with: nil)
  }
  defer { g_object_unref(memory) }
  let flags = GOutputStreamSpliceFlags(
    rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue
      | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
  g_output_stream_splice_async(memory, stream, flags, G_PRIORITY_DEFAULT, nil, bytesRead, reading)
}

private func bytesRead(
  memory: UnsafeMutablePointer<GObject>?, result: OpaquePointer?,
  reading: UnsafeMutableRawPointer?
) {
  guard let memory else { return endReading(reading, with: nil) }
  let bytes: [UInt8]? = memory.withMemoryRebound(to: GOutputStream.self, capacity: 1) { stream in
    guard g_output_stream_splice_finish(stream, result, nil) >= 0 else { return nil }
    return stream.withMemoryRebound(to: GMemoryOutputStream.self, capacity: 1) {
      let count = Int(g_memory_output_stream_get_data_size($0))
      return Array(UnsafeRawBufferPointer(start: g_memory_output_stream_get_data($0), count: count))
    }
  }
  endReading(reading, with: bytes)
}

private func endReading(_ reading: UnsafeMutableRawPointer?, with bytes: [UInt8]?) {
  guard let reading else { return }
  let native = MainThreadValue(reading)
  MainActor.assumeIsolated {
    Unmanaged<ByteReading>.fromOpaque(native.value).takeRetainedValue().end(with: bytes)
  }
}
