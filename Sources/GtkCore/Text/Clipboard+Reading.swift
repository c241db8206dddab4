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
  ) -> Bool {
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
  package func readPlainText(_ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    read(Self.plainText, handler)
  }

  /// Reads the bytes of a media type.
  ///
  /// - Parameters:
  ///   - mediaType: The media type.
  ///   - handler: Called from the main loop with the bytes; with `nil` if there were none to read.
  package func read(_ mediaType: String, _ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    let call = AsyncCall.data { clipboard, result in
      readBytes(of: gdk_clipboard_read_finish(clipboard, result, nil, nil), handler)
    }
    withCStrings([mediaType]) {
      gdk_clipboard_read_async(nativePointer, $0, G_PRIORITY_DEFAULT, nil, finishAsyncCall, call)
    }
  }

  /// Reads whatever is available as text, including what a text widget of this program has copied.
  ///
  /// - Parameter handler: Called from the main loop with the text; with `nil` if there was none to
  ///   read.
  package func readText(_ handler: @escaping @MainActor (String?) -> Void) {
    let call = AsyncCall.data { clipboard, result in
      let bytes = gdk_clipboard_read_text_finish(clipboard, result, nil)
      defer { g_free(bytes) }
      handler(bytes.map { String(cString: $0) })
    }
    gdk_clipboard_read_text_async(nativePointer, nil, finishAsyncCall, call)
  }
}
