extension JSONParser {
  /// Parses the string whose opening quote is at the offset.
  mutating func parseString() throws(JSONError) -> String {
    offset += 1
    var text = ""
    while true {
      text += takePlainRun()
      switch current {
      case UInt8(ascii: "\""):
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text.unicodeScalars.append(try parseEscape())
      case nil:
        throw error("a closing double quote")
      default:
        throw error("a closing double quote or an escape such as \\n")
      }
    }
  }

  private mutating func takePlainRun() -> String {
    let start = offset
    while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func parseEscape() throws(JSONError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let byte = current else { throw error("an escape such as \\n") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start)
    default:
      throw error(
        "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start + 1)
    }
  }

  private mutating func parseUnicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try parseFourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, hasUnicodeEscapeNext else { throw loneSurrogate(at: start) }
    offset += 2
    let second = try parseFourDigits()
    let value = 0x10000 + (UInt32(first & 0x3FF) << 10) + UInt32(second & 0x3FF)
    guard (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(value) else {
      throw loneSurrogate(at: start)
    }
    return scalar
  }

  private var hasUnicodeEscapeNext: Bool {
    bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
  }

  private func loneSurrogate(at start: Int) -> JSONError {
    error("a pair of surrogates", at: start, found: "one alone, which is not a character")
  }

  private mutating func parseFourDigits() throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits after \\u")
      }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}
