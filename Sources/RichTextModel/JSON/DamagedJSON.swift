import TextRules

/// Reads what is left of JSON: of a file that is cut off, or in which bytes are not what they were.
///
/// It never fails. A value that is whole is read, whatever is around it; one that is not is read as
/// far as it goes. The time is proportional to the number of bytes.
///
/// Two observations make damage local. A quote that ends a string is followed by a comma, a colon,
/// a closing bracket or the end, so any other quote is part of the text. And a quote that comes
/// after a bracket, a comma or a colon begins a string; found within one, it shows that the end of
/// that was lost. What is between brackets is theirs: a closing one closes the nearest that fits,
/// and an object that is opened where a key has to be means that the one around it has ended.
struct DamagedJSON {
  /// The greatest depth of values; brackets of deeper ones are left out.
  static let maxDepth = 320
  /// The key of a text in an object that has lost its own key.
  static let lostKey = ""

  /// An object or an array that is not closed yet.
  private struct Level {
    let isObject: Bool
    var elements: [JSONValue] = []
    var members = JSONObject()
    /// The key that waits for its value.
    var key: String?
    /// A string where a key has to be, but without a colon: the key of what follows, or a value.
    var looseText: String?
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var levels: [Level] = []
  /// The number of brackets that are open but too deep.
  private var leftOutDepth = 0
  private var values: [JSONValue] = []

  /// Returns the values in the bytes, of which JSON that is not damaged has one.
  static func values(in bytes: [UInt8]) -> [JSONValue] {
    var reader = DamagedJSON(bytes)
    return reader.read()
  }

  private init(_ bytes: [UInt8]) {
    guard let (form, rest) = UnicodeForm.marked(bytes), form != .utf8 else {
      self.bytes = bytes
      return
    }
    self.bytes = Array(form.text(of: rest).utf8)
  }

  private mutating func read() -> [JSONValue] {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): open(isObject: true)
      case UInt8(ascii: "["): open(isObject: false)
      case UInt8(ascii: "}"): close(isObject: true)
      case UInt8(ascii: "]"): close(isObject: false)
      case UInt8(ascii: ","): skipValue()
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case UInt8(ascii: "a")...UInt8(ascii: "z"): readWord()
      default: offset += 1
      }
    }
    // Of what is cut off in the place of a key, it is not known that it is text.
    if !levels.isEmpty { levels[levels.count - 1].looseText = nil }
    while !levels.isEmpty { closeLevel() }
    return values
  }

  // MARK: Brackets

  private mutating func open(isObject: Bool) {
    offset += 1
    while let level = levels.last, level.isObject, level.key == nil, level.looseText == nil {
      closeLevel()
    }
    guard levels.count < Self.maxDepth else { return leftOutDepth += 1 }
    levels.append(Level(isObject: isObject))
  }

  private mutating func close(isObject: Bool) {
    offset += 1
    guard leftOutDepth == 0 else { return leftOutDepth -= 1 }
    guard let index = levels.lastIndex(where: { $0.isObject == isObject }) else { return }
    while levels.count > index { closeLevel() }
  }

  private mutating func closeLevel() {
    var level = levels.removeLast()
    guard level.isObject else { return add(.array(level.elements)) }
    if let text = level.looseText { Self.add(.string(text), Self.lostKey, to: &level.members) }
    add(.object(level.members))
  }

  /// The value of the key before a comma is lost.
  private mutating func skipValue() {
    offset += 1
    if !levels.isEmpty { levels[levels.count - 1].key = nil }
  }

  /// Adds a value to the innermost object or array.
  private mutating func add(_ value: JSONValue) {
    let last = levels.count - 1
    guard last >= 0 else { return values.append(value) }
    guard levels[last].isObject else { return levels[last].elements.append(value) }
    guard let key = levels[last].key ?? levels[last].looseText else {
      if case .string(let text) = value { levels[last].looseText = text }
      return
    }
    (levels[last].key, levels[last].looseText) = (nil, nil)
    Self.add(value, key, to: &levels[last].members)
  }

  private static func add(_ value: JSONValue, _ key: String, to members: inout JSONObject) {
    if members[key] == nil { members[key] = value }
  }

  private mutating func addKey(_ key: String) {
    // A bracket before it is lost.
    if levels.last?.isObject != true || levels.last?.key != nil {
      guard levels.count < Self.maxDepth else { return }
      levels.append(Level(isObject: true))
    }
    let last = levels.count - 1
    if let text = levels[last].looseText {
      Self.add(.string(text), Self.lostKey, to: &levels[last].members)
    }
    (levels[last].key, levels[last].looseText) = (key, nil)
  }

  // MARK: Words and numbers

  private mutating func readWord() {
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[offset]) {
      offset += 1
    }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "true": add(.bool(true))
    case "false": add(.bool(false))
    case "null": add(.null)
    default: break
    }
  }

  private mutating func readNumber() {
    let start = offset
    offset += 1
    while offset < bytes.count, Self.isInNumber(bytes[offset]) { offset += 1 }
    let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self))
    if let number, number.isFinite { add(.number(number)) }
  }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  // MARK: Strings

  private mutating func readString() {
    var string = DamagedJSONString(bytes, from: offset + 1)
    string.read()
    offset = string.end
    guard !string.isCutOff else {
      // In the place of a key it may be a part of one.
      if let level = levels.last, !level.isObject || level.key != nil { add(.string(string.text)) }
      return
    }
    // The quote before brackets is not one, or the end of a string that has lost its beginning.
    if string.hasLostEnd, string.text.isEmpty { return }
    let next = string.indexAfterSpace(from: offset)
    guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else {
      return add(.string(string.text))
    }
    offset = next + 1
    addKey(string.text)
  }
}

/// Reads a string in damaged JSON, from the byte after its first quote.
private struct DamagedJSONString {
  private let bytes: [UInt8]
  private let start: Int
  private var utf8: [UInt8] = []
  /// The index after the string.
  private(set) var end: Int
  /// Whether the bytes end within it.
  private(set) var isCutOff = false
  /// Whether another string begins before it has ended.
  private(set) var hasLostEnd = false

  init(_ bytes: [UInt8], from start: Int) {
    (self.bytes, self.start, end) = (bytes, start, start)
  }

  /// The text; bytes that are not UTF-8 are U+FFFD.
  var text: String { String(decoding: utf8, as: UTF8.self) }

  mutating func read() {
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "\""):
        if isEnd { return end += 1 }
        if let index = indexOfLostEnd {
          utf8.removeLast(end - index)
          (end, hasLostEnd) = (index, true)
          return
        }
        append(bytes[end])
      default: append(bytes[end])
      }
    }
    isCutOff = true
    removeCutScalar()
  }

  private mutating func append(_ byte: UInt8) {
    utf8.append(byte)
    end += 1
  }

  func indexAfterSpace(from index: Int) -> Int {
    var index = index
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// Whether the quote is followed by what can follow a string.
  private var isEnd: Bool {
    let next = indexAfterSpace(from: end + 1)
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    case UInt8(ascii: ","):
      let following = indexAfterSpace(from: next + 1)
      return following == bytes.count || beginsValue(at: following)
    default: return false
    }
  }

  private static let words = ["true", "false", "null"].map { Array($0.utf8) }

  private func beginsValue(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Self.words.contains { bytes[index...].starts(with: $0) }
    }
  }

  /// The index of the commas, colons and brackets before the quote; nil if there are none.
  private var indexOfLostEnd: Int? {
    var (index, found): (Int, Int?) = (end, nil)
    while index > start {
      switch bytes[index - 1] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ","), UInt8(ascii: ":"):
        found = index - 1
      case let byte where Self.isSpace(byte): break
      default: return found
      }
      index -= 1
    }
    return found
  }

  // MARK: Escapes

  private mutating func readEscape() {
    end += 1
    guard end < bytes.count else { return }
    switch bytes[end] {
    case UInt8(ascii: "n"): replace(by: UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): replace(by: UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): replace(by: UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): replace(by: 8)
    case UInt8(ascii: "f"): replace(by: 12)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): append(bytes[end])
    case UInt8(ascii: "u"): readScalar()
    // What follows is what it is without the backslash.
    default: break
    }
  }

  private mutating func replace(by byte: UInt8) {
    utf8.append(byte)
    end += 1
  }

  private mutating func readScalar() {
    end += 1
    guard let unit = readUnit() else {
      if end < bytes.count { utf8 += Array("\u{FFFD}".utf8) }
      return
    }
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"),
      bytes[end + 1] == UInt8(ascii: "u")
    {
      end += 2
      if let next = readUnit() { units.append(next) }
    }
    // Half of a pair at the cut is left out.
    if units.count == 1, UTF16.isLeadSurrogate(unit), end >= bytes.count { return }
    utf8 += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func readUnit() -> UInt16? {
    let digits = bytes[end..<min(end + 4, bytes.count)]
    guard digits.count == 4 else {
      if digits.allSatisfy(Self.isDigit) { end = bytes.count }
      return nil
    }
    guard digits.allSatisfy(Self.isDigit),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    end += 4
    return unit
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte < 128 && Character(Unicode.Scalar(byte)).isHexDigit
  }

  /// Removes the first bytes of a scalar whose others are cut off.
  private mutating func removeCutScalar() {
    let lead = utf8.lastIndex { $0 & 0xC0 != 0x80 }
    guard let lead, utf8[lead] >= 0xC0 else { return }
    let length = utf8[lead] >= 0xF0 ? 4 : utf8[lead] >= 0xE0 ? 3 : 2
    if utf8.count - lead < length { utf8.removeSubrange(lead...) }
  }
}
