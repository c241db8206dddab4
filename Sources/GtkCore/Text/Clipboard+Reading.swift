import CConcertinaGtk
import CConcertinaShims

extension Clipboard {
  /// Whether the clipboard contains plain text as bytes: from another program, or offered in this
  /// form by this one.
  ///
  /// Text that was copied from a text view of this program is not bytes but a buffer, which GTK
  /// passes on as a whole.
  public var offersPlainText: Bool {
    Self.isPlainText(
      content: gdk_clipboard_get_content(nativePointer),
      formats: gdk_clipboard_get_formats(nativePointer))
  }

  /// Returns whether the content that this program offers, or else that of another program, is
  /// plain text as bytes.
  ///
  /// GTK adds to the formats what it can convert bytes to, including a buffer.
  ///
  /// - Parameters:
  ///   - content: The content that this program offers; `nil` if another program does.
  ///   - formats: The formats that the content is available in.
  /// - Returns: Whether there is plain text that is not a buffer of this program.
  static func isPlainText(
    content: UnsafeMutablePointer<GdkContentProvider>?, formats: OpaquePointer?
  )
    -> Bool
  {
    guard let content else {
      return gdk_content_formats_contain_mime_type(formats, Self.plainText) != 0
    }
    let formats = gdk_content_provider_ref_formats(content)
    defer { gdk_content_formats_unref(formats) }
    return gdk_content_formats_contain_mime_type(formats, Self.plainText) != 0
  }

  /// Reads the bytes of plain text, without interpreting them.
  ///
  /// GTK's own reading stops at the first NUL, and writes bytes that are not UTF-8 as hexadecimal
  /// digits.
  ///
  /// - Parameter handler: Called from the main loop with the bytes; with `nil` if there were none
  ///   to read.
  public func readPlainText(_ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    read(Self.plainText, handler)
  }

  /// Reads the bytes of a media type.
  ///
  /// - Parameters:
  ///   - mediaType: The media type.
  ///   - handler: Called from the main loop with the bytes; with `nil` if there were none to read.
  public func read(_ mediaType: String, _ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    let reading = ByteReading.begin(handler)
    mediaType.withCString { mediaType in
      var mediaTypes: [UnsafePointer<CChar>?] = [mediaType, nil]
      gdk_clipboard_read_async(
        nativePointer, &mediaTypes, G_PRIORITY_DEFAULT, nil, clipboardOpened, reading)
    }
  }

  /// Reads whatever is available as text, including what a text widget of this program has copied.
  ///
  /// - Parameter handler: Called from the main loop with the text; with `nil` if there was none to
  ///   read.
  public func readText(_ handler: @escaping @MainActor (String?) -> Void) {
    let reading = Unmanaged.passRetained(TextReading(handler)).toOpaque()
    gdk_clipboard_read_text_async(nativePointer, nil, clipboardTextRead, reading)
  }
}

/// A request to read text from the clipboard.
private final class TextReading: Sendable {
  let handler: @MainActor (String?) -> Void

  init(_ handler: @escaping @MainActor (String?) -> Void) { self.handler = handler }
}

private func clipboardTextRead(
  clipboard: UnsafeMutablePointer<GObject>?, result: OpaquePointer?,
  reading: UnsafeMutableRawPointer?
) {
  guard let reading else { return }
  let bytes = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
  let text = bytes.map { String(cString: $0) }
  g_free(bytes)
  let native = MainThreadValue(reading)
  MainActor.assumeIsolated {
    Unmanaged<TextReading>.fromOpaque(native.value).takeRetainedValue().handler(text)
  }
}

private func clipboardOpened(
  clipboard: UnsafeMutablePointer<GObject>?, result: OpaquePointer?,
  reading: UnsafeMutableRawPointer?
) {
  let stream = gdk_clipboard_read_finish(OpaquePointer(clipboard), result, nil, nil)
  readBytes(of: stream, for: reading)
}
