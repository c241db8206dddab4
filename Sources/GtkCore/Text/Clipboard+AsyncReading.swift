/// Reading the clipboard, which may have to wait for another program.
///
/// Pastes within the package take handlers instead: what they insert has to be there before the
/// next key, while a task goes on in a later iteration of the main loop.
extension Clipboard {
  /// Returns whatever is available as text, including what a text widget of this program has
  /// copied; `nil` if there is none.
  ///
  ///     let text = await Clipboard.current?.readText()
  public func readText() async -> String? {
    await withCheckedContinuation { continuation in
      readText { continuation.resume(returning: $0) }
    }
  }

  /// Returns the bytes of plain text, without interpreting them; `nil` if there are none to read.
  ///
  /// GTK's own reading stops at the first NUL, and writes bytes that are not UTF-8 as hexadecimal
  /// digits.
  public func readPlainText() async -> [UInt8]? { await read(Self.plainText) }

  /// Returns the bytes of a media type, such as `text/html`; `nil` if there are none to read.
  public func read(_ mediaType: String) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      read(mediaType) { continuation.resume(returning: $0) }
    }
  }
}
