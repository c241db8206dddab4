extension JSONParser {
  /// Returns the error that something else was expected at an offset, by default the current one.
  func error(_ expected: String, at place: Int? = nil, found: String? = nil) -> JSONError {
    let place = place ?? offset
    return JSONError(
      path: path, position: position(of: place), expected: expected,
      found: found ?? phrase(at: place))
  }

  /// Throws an error that names the first byte that is not UTF-8, if there is one.
  func checkEncoding() throws(JSONError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let place = firstInvalidByte()
    let digits = String(bytes[place], radix: 16, uppercase: true)
    throw error(
      "text in UTF-8", at: place, found: "the byte 0x\(digits.count < 2 ? "0" : "")\(digits)")
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private func firstInvalidByte() -> Int {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var place = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      place += scalar.count
    }
    return min(place, bytes.count - 1)
  }

  private func position(of place: Int) -> JSONError.Position {
    let before = bytes.prefix(place)
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes of a scalar do not count.
    let column = before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return JSONError.Position(line: line, column: column)
  }

  private func phrase(at place: Int) -> String {
    guard place < bytes.count else { return "the end of the file" }
    guard bytes[place] != 0x0A, bytes[place] != 0x0D else { return "the end of the line" }
    let rest = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    return rest.unicodeScalars.first.map { JSONWriter.quoted(String($0)) } ?? "nothing"
  }
}
