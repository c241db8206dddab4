import TextRules

/// Reading HTML that other programs put on a clipboard or drop.
extension HTMLForm {
  /// The largest size of a document that is read, in bytes.
  ///
  /// A larger one is better read as plain text.
  public static let maxSize = 4 << 20

  /// Reads HTML as rich text.
  ///
  /// Bold, italics, underlines, strikethrough, colors, fonts, links, headings, quotes and code keep
  /// their attributes; items of lists and tasks are such, also where Word, Google Docs, Notion or
  /// OneNote have their own form for them, and tables are tables, also in a cell. Those that are
  /// nested more deeply, or only arrange a page, are lines with tabs. White
  /// space is treated as in a browser. Scripts, style sheets and buttons are left out, pictures are
  /// references that are not loaded here, except those of emoji, and links that lead anywhere but
  /// to the web, a mailbox, a phone or within their site become plain text. Black letters and white
  /// backgrounds, which most programs mean as ordinary, are not attributes, nor are the colors and
  /// fonts of code that an editor of code has copied.
  ///
  /// No document is an error: what cannot be parsed is skipped, and reading continues. Content
  /// written by ``html(of:)`` is read back with the same text and the same attributes, as far as
  /// HTML can express them. A line break after the last line is not among them.
  ///
  /// ```swift
  /// HTMLForm.content(fromText: "<p>1 &lt; <b>2</b>")?.text  // "1 < 2"
  /// ```
  ///
  /// - Parameter text: The document, or a part of one.
  /// - Returns: The content; nil if there is none, or if the document is larger than
  ///   ``maxSize``.
  public static func content(fromText text: String) -> RichText? {
    content(from: Array(text.utf8))
  }

  /// Reads the bytes of HTML as rich text, in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Parameter bytes: The document as another program offers it.
  /// - Returns: The content; nil if there is none, or if the document is larger than
  ///   ``maxSize``.
  public static func content(from bytes: [UInt8]) -> RichText? {
    guard bytes.count <= maxSize else { return nil }
    var reader = HTMLReader(withoutHeader(inUTF8(bytes)))
    let content = reader.read()
    return content.isEmpty ? nil : content
  }

  /// Returns the same text in UTF-8.
  static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    let (form, rest) = UnicodeForm.marked(bytes) ?? (unmarkedForm(of: bytes), bytes[...])
    return form == .utf8 ? Array(rest) : Array(form.text(of: rest).utf8)
  }

  /// The form of a document without a byte order mark, which begins with ASCII characters.
  private static func unmarkedForm(of bytes: [UInt8]) -> UnicodeForm {
    let start = Array(bytes.prefix(4))
    guard start.count == 4, start.contains(0) else { return .utf8 }
    if start[0] != 0, start[2] != 0, start[1] == start[3] { return .utf16(isBigEndian: false) }
    if start[1] != 0, start[3] != 0, start[0] == start[2] { return .utf16(isBigEndian: true) }
    return .utf8
  }

  /// Returns the document without the header lines that Windows puts before it.
  static func withoutHeader(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: Array("Version:".utf8)) else { return bytes }
    return Array(bytes.drop { $0 != UInt8(ascii: "<") })
  }
}
