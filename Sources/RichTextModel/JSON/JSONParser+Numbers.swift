extension JSONParser {
  /// Parses the number that begins at the offset.
  mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    try parseWholePart()
    if current == UInt8(ascii: ".") {
      offset += 1
      try parseDigits()
    }
    try parseExponent()
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw error(
        "a number that fits into 64 bits", at: start, found: JSONWriter.excerpt(of: text))
    }
    return .number(value)
  }

  private mutating func parseWholePart() throws(JSONError) {
    guard current == UInt8(ascii: "0") else { return try parseDigits() }
    offset += 1
    if let byte = current, (0x30...0x39).contains(byte) {
      throw error("a number without leading zeros", at: offset - 1)
    }
  }

  private mutating func parseExponent() throws(JSONError) {
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return }
    offset += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
    try parseDigits()
  }

  private mutating func parseDigits() throws(JSONError) {
    let start = offset
    while let byte = current, (0x30...0x39).contains(byte) {
      offset += 1
    }
    guard offset > start else { throw error("a digit") }
  }
}
