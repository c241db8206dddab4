/// The declarations of a `style` attribute.
struct InlineStyle {
  private var values: [String: String] = [:]

  /// Whether this is a computed style: everything that a browser knows of the element, not what an
  /// author wrote.
  ///
  /// Browsers add computed styles to copied content. Their fonts, and their black and white, are
  /// those of the page.
  var isComputed: Bool { self["orphans"] != nil || self["-webkit-text-stroke-width"] != nil }

  /// Parses declarations; anything else is skipped.
  init(_ text: String) {
    for declaration in Self.parts(of: text, by: ";") {
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = Self.trimmed(declaration[..<colon])
      let value = Self.trimmed(declaration[(colon + 1)...])
      guard !name.isEmpty, !value.isEmpty else { continue }
      values[name.lowercased()] = value
    }
  }

  /// The value of a property, in lowercase except for quoted text.
  subscript(property: String) -> String? { values[property] }

  /// Splits a list at a separator that is neither in quotes nor in parentheses.
  static func parts(of text: String, by sign: UInt8.ASCIISign) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var (parts, start, depth): ([ArraySlice<UInt8>], Int, Int) = ([], 0, 0)
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(depth - 1, 0)
      case sign.value where depth == 0:
        parts.append(bytes[start..<index])
        start = index + 1
      default: break
      }
    }
    return parts + [bytes[start...]]
  }

  /// Returns the text without white space around it, and without `!important`.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes.drop { $0.isHTMLSpace }
    while rest.last?.isHTMLSpace == true { rest.removeLast() }
    let text = String(decoding: rest, as: UTF8.self)
    guard text.utf8.last == UInt8(ascii: "t"), text.hasSuffix("!important") else { return text }
    return trimmed(rest.dropLast("!important".utf8.count))
  }
}

extension UInt8 {
  /// A separator of lists.
  struct ASCIISign: ExpressibleByUnicodeScalarLiteral {
    let value: UInt8

    init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = UInt8(ascii: scalar) }
  }
}
