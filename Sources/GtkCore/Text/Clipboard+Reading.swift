import CGtk
import CGtkShims

extension Clipboard {
  /// Whether plain text lies there as bytes: from another program, or offered as such by this one.
  ///
  /// What a text view of this program has copied is no bytes but a buffer, which GTK passes on whole.
  public var offersPlainText: Bool {
    // The clipboard's own list also names what GTK could make of the bytes, a buffer among it.
    guard let content = gdk_clipboard_get_content(nativePointer) else {
      let formats = gdk_clipboard_get_formats(nativePointer)
      return gdk_content_formats_contain_mime_type(formats, Self.plainText) != 0
    }
    let formats = gdk_content_provider_ref_formats(content)
    defer { gdk_content_formats_unref(formats) }
    return gdk_content_formats_contain_mime_type(formats, Self.plainText) != 0
  }

  /// Reads the bytes of plain text, whatever they are.
  ///
  /// GTK's own reading ends at the first NUL and writes bytes that are no UTF-8 as hexadecimal digits.
  ///
  /// - Parameter handler: Called from the main loop with the bytes; nil when there were none to read.
  public func readPlainText(_ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    let reading = Unmanaged.passRetained(ClipboardReading(handler)).toOpaque()
    Self.plainText.withCString { mediaType in
      var mediaTypes: [UnsafePointer<CChar>?] = [mediaType, nil]
      gdk_clipboard_read_async(
        nativePointer, &mediaTypes, G_PRIORITY_DEFAULT, nil, clipboardOpened, reading)
    }
  }
}

/// A reading of the clipboard that is under way.
@MainActor
private final class ClipboardReading {
  private let handler: @MainActor ([UInt8]?) -> Void

  init(_ handler: @escaping @MainActor ([UInt8]?) -> Void) { self.handler = handler }

  func end(with bytes: [UInt8]?) { handler(bytes) }
}

private func clipboardOpened(
  clipboard: UnsafeMutablePointer<GObject>?, result: OpaquePointer?,
  reading: UnsafeMutableRawPointer?
) {
  let stream = gdk_clipboard_read_finish(OpaquePointer(clipboard), result, nil, nil)
  guard let stream else { return endReading(reading, with: nil) }
  defer { g_object_unref(stream) }
  guard let memory = g_memory_output_stream_new_resizable() else {
    return endReading(reading, with: nil)
  }
  defer { g_object_unref(memory) }
  let flags = GOutputStreamSpliceFlags(
    rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue
      | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
  g_output_stream_splice_async(
    memory, stream, flags, G_PRIORITY_DEFAULT, nil, clipboardRead, reading)
}

private func clipboardRead(
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
    Unmanaged<ClipboardReading>.fromOpaque(native.value).takeRetainedValue().end(with: bytes)
  }
}
