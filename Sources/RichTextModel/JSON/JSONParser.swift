/// A strict JSON parser that reports where a document goes wrong.
///
/// It is a parser of our own for the sake of its messages: FoundationEssentials' decoder silently
/// keeps one of two equal keys, forgets the order of keys, and for a truncated file knows neither
/// the path nor what is missing. This one, according to RFC 8259, rejects everything other than
/// JSON in UTF-8 (a byte order mark at the start is skipped), as well as repeated keys, lone
/// surrogates, numbers that overflow and values that are nested too deeply.
struct JSONParser {
  /// The greatest depth of nested values where nothing else is said, including the root.
  static let maxDepth = 128

  let bytes: [UInt8]
  let maxDepth: Int
  var offset = 0
  var path = JSONPath()

  /// Parses a document, or throws where it goes wrong.
  static func parse(_ bytes: [UInt8], maxDepth: Int) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes, maxDepth: maxDepth)
    try parser.checkEncoding()
    parser.skipByteOrderMark()
    let value = try parser.parseValue()
    parser.skipSpace()
    guard parser.current == nil else { throw parser.error("the end of the file") }
    return value
  }

  /// The byte at the offset, or nil at the end.
  var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      offset += 1
    }
  }

  /// Skips spaces and then a byte, and returns whether the byte was there.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  mutating func parseValue() throws(JSONError) -> JSONValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try parseObject()
    case UInt8(ascii: "["): return try parseArray()
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "-"), (0x30...0x39)?: return try parseNumber()
    default: return try parseWord()
    }
  }

  private mutating func parseObject() throws(JSONError) -> JSONValue {
    try checkDepth()
    offset += 1
    var object = JSONObject()
    if skip("}") { return .object(object) }
    repeat {
      try parseMember(of: &object)
    } while skip(",")
    guard skip("}") else { throw error("\",\" or \"}\"") }
    return .object(object)
  }

  private mutating func parseMember(of object: inout JSONObject) throws(JSONError) {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw error("a key in double quotes") }
    let start = offset
    let key = try parseString()
    path.push(.key(key))
    guard object[key] == nil else {
      throw error("each key once", at: start, found: "the key \(JSONWriter.excerpt(of: key)) again")
    }
    guard skip(":") else { throw error("\":\" after the key") }
    object[key] = try parseValue()
    path.pop()
  }

  private mutating func parseArray() throws(JSONError) -> JSONValue {
    try checkDepth()
    offset += 1
    var elements: [JSONValue] = []
    if skip("]") { return .array(elements) }
    repeat {
      path.push(.index(elements.count))
      elements.append(try parseValue())
      path.pop()
    } while skip(",")
    guard skip("]") else { throw error("\",\" or \"]\"") }
    return .array(elements)
  }

  private mutating func parseWord() throws(JSONError) -> JSONValue {
    let words: [(String, JSONValue)] = [("true", true), ("false", false), ("null", .null)]
    let word = wordAtOffset()
    guard let match = words.first(where: { $0.0 == word }) else {
      throw error("a JSON value", found: word.isEmpty ? nil : JSONWriter.excerpt(of: word))
    }
    offset += word.utf8.count
    return match.1
  }

  private func wordAtOffset() -> String {
    let letters = bytes[offset...].prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private func checkDepth() throws(JSONError) {
    guard path.components.count >= maxDepth else { return }
    throw error("at most \(maxDepth) levels of nesting", found: "one more")
  }
}

extension JSONValue {
  /// Parses a JSON document in UTF-8.
  ///
  /// - Throws: ``JSONError`` with the path, line and column of the first thing that is not JSON.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    self = try JSONParser.parse(bytes, maxDepth: JSONParser.maxDepth)
  }

  /// Parses a JSON document in UTF-8 whose values are nested up to a depth.
  init(parsing bytes: [UInt8], maxDepth: Int) throws(JSONError) {
    self = try JSONParser.parse(bytes, maxDepth: maxDepth)
  }

  /// Parses a JSON document.
  ///
  /// - Throws: ``JSONError`` with the path, line and column of the first thing that is not JSON.
  public init(parsing text: String) throws(JSONError) { try self.init(parsing: Array(text.utf8)) }
}
