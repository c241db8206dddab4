import CConcertinaGLib

/// Text of a file whose encoding nothing tells.
package enum DecodedText {
  /// Returns the text of bytes; nil if they are none, but a picture or a program.
  ///
  /// A byte order mark decides; then it is UTF-8 if it can be that, or what the user's own settings
  /// name, or what Windows has in Western Europe, of which Latin-1 is the greatest part.
  package static func text(of bytes: [UInt8]) -> String? {
    if let (form, rest) = UnicodeForm.marked(bytes) {
      return form.validText(of: rest).flatMap { isText($0) ? $0 : nil }
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self) ?? localText(of: bytes)
      ?? converted(bytes, from: "WINDOWS-1252") ?? latin(bytes)
  }

  private static func isText(_ text: String) -> Bool { !text.utf8.contains(0) }

  /// Returns text in the encoding of the user's settings, unless that is UTF-8.
  private static func localText(of bytes: [UInt8]) -> String? {
    var name: UnsafePointer<CChar>?
    guard g_get_charset(&name) == 0, let name else { return nil }
    let charset = String(cString: name)
    // What the plain C settings have is not an encoding of texts.
    guard !charset.contains("ASCII"), !charset.contains("X3.4") else { return nil }
    return converted(bytes, from: charset)
  }

  private static func converted(_ bytes: [UInt8], from charset: String) -> String? {
    var count: gsize = 0
    let text = bytes.withUnsafeBytes { raw in
      g_convert(
        raw.bindMemory(to: CChar.self).baseAddress, gssize(raw.count), "UTF-8", charset, nil,
        &count, nil)
    }
    guard let text else { return nil }
    defer { g_free(text) }
    let utf8 = UnsafeBufferPointer(start: text, count: Int(count)).map { UInt8(bitPattern: $0) }
    return String(validating: utf8, as: UTF8.self)
  }

  private static func latin(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return String(scalars)
  }
}
