/// The file format of a draft: a header line, then the text as it is.
///
///     concertina-draft 1 5 11
///     hello world
///
/// The numbers are the version of the format, the caret's offset in Unicode scalars and the length
/// of the text in bytes. The length tells a truncated file from a whole one. The text is not
/// escaped, so that the user can recover it with any editor, whatever happens.
///
/// With messages that have not arrived it is version 2: their number is behind the length of the
/// text, and each follows the text with a header of its own.
///
///     concertina-draft 2 5 11 1
///     hello world
///     unsent 7
///     see you
enum DraftFormat {
  /// The greatest length of a text that is saved, in bytes: no message that a user types is longer.
  static let greatestLength = 16 << 20
  /// The greatest length of a file that can be a draft.
  static let greatestFileLength = greatestLength + longestHeader
  /// A length in bytes that every header stays below.
  private static let longestHeader = 80
  private static let name = "concertina-draft"
  private static let unsentName = "unsent"

  /// The reason that bytes are no draft.
  enum Problem: Error, Equatable {
    case foreign
    case unknownVersion(Int)
    case wrongLength(expected: Int, found: Int)
    case invalidUTF8
    case containsNul
  }

  /// Returns the bytes of a draft's file.
  static func encode(_ draft: Draft) -> [UInt8] {
    let text = draft.text.utf8
    let (version, count) = draft.unsent.isEmpty ? (1, "") : (2, " \(draft.unsent.count)")
    var bytes = Array("\(name) \(version) \(draft.caret) \(text.count)\(count)\n".utf8)
    bytes.append(contentsOf: text)
    for message in draft.unsent {
      bytes.append(contentsOf: "\n\(unsentName) \(message.utf8.count)\n".utf8)
      bytes.append(contentsOf: message.utf8)
    }
    return bytes
  }

  /// Returns the draft in the bytes of a file.
  static func decode(_ bytes: [UInt8]) throws(Problem) -> Draft {
    var rest = bytes[...]
    let header = try header(of: &rest)
    let text = try text(ofLength: header.length, from: &rest)
    var unsent: [String] = []
    while unsent.count < header.unsentCount { unsent.append(try message(from: &rest)) }
    guard rest.isEmpty else {
      throw .wrongLength(expected: bytes.count - rest.count, found: bytes.count)
    }
    return Draft(text: text, caret: header.caret, unsent: unsent)
  }

  private static func message(from rest: inout ArraySlice<UInt8>) throws(Problem) -> String {
    guard rest.popFirst() == UInt8(ascii: "\n") else { throw .foreign }
    let words = try line(from: &rest)
    guard words.count == 2, words[0] == unsentName, let length = number(words[1]) else {
      throw .foreign
    }
    return try text(ofLength: length, from: &rest)
  }

  /// Takes the words of a header line.
  private static func line(from rest: inout ArraySlice<UInt8>) throws(Problem) -> [Substring] {
    guard let end = rest.prefix(longestHeader).firstIndex(of: UInt8(ascii: "\n")) else {
      throw .foreign
    }
    let line = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return line.split(separator: " ", omittingEmptySubsequences: false)
  }

  private static func text(
    ofLength length: Int, from rest: inout ArraySlice<UInt8>
  ) throws(Problem) -> String {
    let bytes = rest.prefix(length)
    guard bytes.count == length else { throw .wrongLength(expected: length, found: bytes.count) }
    guard !bytes.contains(0) else { throw .containsNul }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    rest = rest[bytes.endIndex...]
    return text
  }

  private static func header(
    of rest: inout ArraySlice<UInt8>
  ) throws(Problem) -> (caret: Int, length: Int, unsentCount: Int) {
    let words = try line(from: &rest)
    guard words.count >= 2, words[0] == name, let version = number(words[1]) else {
      throw .foreign
    }
    guard (1...2).contains(version) else { throw .unknownVersion(version) }
    guard words.count == version + 3, let caret = number(words[2]), let length = number(words[3]),
      let unsentCount = version == 1 ? 0 : number(words[4])
    else { throw .foreign }
    return (caret, length, unsentCount)
  }

  /// Returns the number in a word of the header, which is digits and nothing else.
  private static func number(_ word: Substring) -> Int? {
    word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(word) : nil
  }
}

extension DraftFormat.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .foreign: "another program's file, or a damaged one"
    case .unknownVersion(let version): "version \(version) of the format is not known"
    case .wrongLength(let expected, let found): "\(found) bytes where \(expected) should be"
    case .invalidUTF8: "not UTF-8"
    case .containsNul: "it contains NUL"
    }
  }
}
