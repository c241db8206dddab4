import TestSupport
import Testing

@testable import DraftTypist
@testable import ExpandableInput

@Suite("How a draft is written down")
struct DraftFormatTests {
  static let texts = [
    "", "hello", "two\nlines\r\n", "\n", "é한😀e\u{301}", "concertina-draft 1 0 0\n",
    String(repeating: "long ", count: 10_000), "\u{FEFF}\u{2028}\u{1}",
  ]

  @Test("what is written is read back, scalar by scalar", arguments: texts)
  func roundTrip(text: String) throws {
    for caret in [0, 1, text.unicodeScalars.count] {
      for unsent in [[], [text], [text, "", "\nunsent 1\na", text]] {
        let draft = Draft(text: text, caret: caret, unsent: unsent)
        #expect(try DraftFormat.decode(DraftFormat.encode(draft)) == draft)
      }
    }
  }

  @Test("the text can be read without us")
  func isPlain() {
    let bytes = DraftFormat.encode(Draft(text: "hello\nworld", caret: 5))
    #expect(String(decoding: bytes, as: UTF8.self) == "concertina-draft 1 5 11\nhello\nworld")
  }

  @Test("messages that have not arrived are behind the text")
  func unsentMessages() {
    let draft = Draft(text: "hello", caret: 5, unsent: ["see you", "é"])
    let file = "concertina-draft 2 5 5 2\nhello\nunsent 7\nsee you\nunsent 2\né"
    #expect(String(decoding: DraftFormat.encode(draft), as: UTF8.self) == file)
  }

  @Test("a caret behind the end is at the end")
  func caretIsKeptInside() throws {
    let draft = try DraftFormat.decode(Array("concertina-draft 1 99 5\nhello".utf8))
    #expect(draft == Draft(text: "hello", caret: 5))
    #expect(Draft(text: "a", caret: -1).caret == 0)
  }

  @Test(
    "another file is distinguished from a draft",
    arguments: [
      ("", .foreign), ("\n", .foreign), ("hello", .foreign), ("hello\n", .foreign),
      ("{\"text\": \"hello\"}\n", .foreign), ("concertina-draft\nhello", .foreign),
      ("concertina-draft x 0 0\n", .foreign), ("concertina-draft 1 0\n", .foreign),
      ("concertina-draft 1 0 0 0\n", .foreign), ("concertina-draft 1 -1 0\n", .foreign),
      ("concertina-draft 1 +1 0\n", .foreign), ("concertina-draft 1  0\n", .foreign),
      ("concertina-draft 1 0 99999999999999999999\n", .foreign),
      ("concertina-draft 3 new things\n", .unknownVersion(3)),
      ("concertina-draft 2 0 5\nhello", .foreign), ("concertina-draft 2 0 5 -1\nhello", .foreign),
      ("concertina-draft 2 0 5 1\nhello", .foreign),
      ("concertina-draft 2 0 5 1\nhello\nunsent 5\n", .wrongLength(expected: 5, found: 0)),
      ("concertina-draft 2 0 0 99999\n\nunsent 0\n\nunsent", .foreign),
      ("concertina-draft 1 0 5\nhell", .wrongLength(expected: 5, found: 4)),
      ("concertina-draft 1 0 5\nhello!", .wrongLength(expected: 28, found: 29)),
      ("concertina-draft 1 0 5\nhe\0lo", .containsNul),
    ] as [(String, DraftFormat.Problem)])
  func rejection(file: String, problem: DraftFormat.Problem) {
    #expect(throws: problem) { try DraftFormat.decode(Array(file.utf8)) }
  }

  @Test("bytes that are no UTF-8 are refused, also at the end")
  func invalidUTF8() {
    for bytes in [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      let file = Array("concertina-draft 1 0 \(bytes.count)\n".utf8) + bytes
      #expect(throws: DraftFormat.Problem.invalidUTF8) { try DraftFormat.decode(file) }
    }
  }

  @Test("a file that was cut anywhere is not a draft")
  func cutFiles() {
    let whole = DraftFormat.encode(Draft(text: "héllo\nwörld", caret: 3, unsent: ["a", "ö"]))
    for length in 0..<whole.count {
      #expect(throws: DraftFormat.Problem.self) {
        try DraftFormat.decode(Array(whole[..<length]))
      }
    }
  }

  @Test("no damage ends the program")
  func damage() {
    var random = SeededRandom(seed: 7)
    let whole = DraftFormat.encode(Draft(text: "héllo\nwörld 😀", caret: 3, unsent: ["a", "é"]))
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        } else if bytes.count > 1 {
          bytes.remove(at: place)
        }
      }
      if let draft = try? DraftFormat.decode(bytes) {
        #expect(draft.caret <= draft.text.unicodeScalars.count)
      }
    }
  }
}
