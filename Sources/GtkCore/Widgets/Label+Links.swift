import CConcertinaGtk

/// Links in the text of a label.
extension Label {
  /// A part of the text that opens an address.
  public struct Link: Hashable, Sendable {
    /// The part, in bytes of the text's UTF-8.
    public var bytes: Range<Int>
    /// The address.
    public var address: String

    /// Creates a link.
    public init(bytes: Range<Int>, address: String) {
      self.bytes = bytes
      self.address = address
    }
  }

  /// Sets the text, and which parts of it are links.
  ///
  /// Users reach links with Tab, too, and screen readers know them as such.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - links: The links, in order, without overlaps.
  public func setText(_ text: String, links: [Link]) {
    guard !links.isEmpty else { return self.text = text }
    let bytes = Array(text.utf8)
    // GTK knows links only in markup: everything that comes from outside is escaped.
    var (markup, end) = ("", 0)
    for link in links where link.bytes.lowerBound >= end && link.bytes.upperBound <= bytes.count {
      markup += Self.escaped(bytes[end..<link.bytes.lowerBound])
      markup += "<a href=\"\(Self.escaped(Array(link.address.utf8)[...]))\">"
      markup += Self.escaped(bytes[link.bytes]) + "</a>"
      end = link.bytes.upperBound
    }
    gtk_label_set_markup(nativePointer, markup + Self.escaped(bytes[end...]))
  }

  /// Called with the address of a link that is activated.
  ///
  /// The handler returns whether it took care of it; otherwise the desktop opens the address.
  @discardableResult
  public func onLinkActivated(_ handler: @escaping @MainActor (String) -> Bool) -> SignalConnection
  {
    connect(.linkActivated) { handler($0.arguments) }
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    // C strings end at a NUL.
    let text = String(decoding: bytes.map { $0 == 0 ? 0x3F : $0 }, as: UTF8.self)
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}

extension Signal where Emitter: Label, Arguments == String, Result == Bool {
  fileprivate static var linkActivated: Self { Signal("activate-link") { $0.string(0) } }
}
