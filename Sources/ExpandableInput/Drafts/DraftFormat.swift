/// The file format of a draft: a header line, then the text as it is.
///
///     concertina-draft 1 5 11
///     hello world
///
/// The numbers are the version of the format, the caret's offset in Unicode scalars and the length
/// of the text in bytes. The length tells a truncated file from a whole one. The text is not
/// escaped, so that the user can recover it with any editor, whatever happens.
enum DraftFormat {
  /// The greatest length of a text that is saved, in bytes: no message that a user types is longer.
  static let greatestLength = 16 << 20
  /// The greatest length of a file that can be a draft.
  static let greatestFileLength = greatestLength + longestHeader
  /// A length in bytes that every header stays below.
  private static let longestHeader = 80
  private static let name = "concertina-draft"
  private static let version = 1

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
    var bytes = Array("\(name) \(version) \(draft.caret) \(text.count)\n".utf8)
    bytes.append(contentsOf: text)
    return bytes
  }

  /// Returns the draft in the bytes of a file.
  static func decode(_ bytes: [UInt8]) throws(Problem) -> Draft {
    guard let end = bytes.prefix(longestHeader).firstIndex(of: UInt8(ascii: "\n")) else {
      throw .foreign
    }
    let header = try numbers(inHeader: bytes[..<end])
    let body = bytes[(end + 1)...]
    guard body.count == header.length else {
      throw .wrongLength(expected: header.length, found: body.count)
    }
    guard !body.contains(0) else { throw .containsNul }
    guard let text = String(validating: body, as: UTF8.self) else { throw .invalidUTF8 }
    return Draft(text: text, caret: header.caret)
  }

  private static func numbers(
    inHeader bytes: ArraySlice<UInt8>
  ) throws(Problem) -> (caret: Int, length: Int) {
    let words = String(decoding: bytes, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2, words[0] == name, let version = number(words[1]) else {
      throw .foreign
    }
    guard version == Self.version else { throw .unknownVersion(version) }
    guard words.count == 4, let caret = number(words[2]), let length = number(words[3]) else {
      throw .foreign
    }
    return (caret, length)
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
