import CConcertinaGtk

/// Reads a stream to its end and releases it.
///
/// - Parameters:
///   - stream: The stream; `nil` if it could not be opened.
///   - handler: Called from the main loop with the bytes; with `nil` if there were none to read.
@MainActor
func readBytes(
  of stream: UnsafeMutablePointer<GInputStream>?,
  _ handler: @escaping @MainActor ([UInt8]?) -> Void
) {
  guard let stream else { return handler(nil) }
  defer { g_object_unref(stream) }
  guard let memory = g_memory_output_stream_new_resizable() else { return handler(nil) }
  defer { g_object_unref(memory) }
  let flags = GOutputStreamSpliceFlags(
    rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue
      | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
  g_output_stream_splice_async(
    memory, stream, flags, G_PRIORITY_DEFAULT, nil, finishAsyncCall,
    AsyncCall.data { handler(bytes(of: $0, $1)) })
}

/// The bytes that a call has copied to memory; `nil` if it has failed.
private func bytes(of memory: OpaquePointer?, _ result: OpaquePointer?) -> [UInt8]? {
  guard let memory,
    g_output_stream_splice_finish(UnsafeMutablePointer(memory), result, nil) >= 0
  else { return nil }
  let stream = UnsafeMutablePointer<GMemoryOutputStream>(memory)
  let count = Int(g_memory_output_stream_get_data_size(stream))
  return Array(UnsafeRawBufferPointer(start: g_memory_output_stream_get_data(stream), count: count))
}
