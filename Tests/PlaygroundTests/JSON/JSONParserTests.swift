import PlaygroundScenes
import Testing

struct JSONParserTests {
  private static let documents: [(String, JSONValue)] = [
    ("null", .null), ("true", true), (" false ", false), ("0", 0), ("-0.5e2", -50),
    ("1E+2", 100), (#""""#, ""), ("[]", []), ("{}", [:]), ("[1, [2]]", [1, [2]]),
    (#"{"a": {"b": null}}"#, ["a": ["b": nil]]), ("\u{FEFF}1", 1), ("\t\r\n 1\n", 1),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u0000""#, "é\0"),
    (#""\ud83d\uDE00""#, "😀"), (#""日本 😀""#, "日本 😀"),
  ]

  @Test(arguments: documents)
  func readsWhatIsJSON(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  private static let refusals: [(String, String)] = [
    ("", "$: line 1, column 1: expected a JSON value, found the end of the file"),
    ("[1,]", #"$[1]: line 1, column 4: expected a JSON value, found "]""#),
    ("[1 2]", #"$: line 1, column 4: expected "," or "]", found "2""#),
    (#"{"a" 1}"#, #"$.a: line 1, column 6: expected ":" after the key, found "1""#),
    ("{a: 1}", #"$: line 1, column 2: expected a key in double quotes, found "a""#),
    (#"{"a":1,}"#, #"$: line 1, column 8: expected a key in double quotes, found "}""#),
    ("1 2", #"$: line 1, column 3: expected the end of the file, found "2""#),
    ("True", #"$: line 1, column 1: expected a JSON value, found "True""#),
    ("[NaN]", #"$[0]: line 1, column 2: expected a JSON value, found "NaN""#),
    ("'a'", #"$: line 1, column 1: expected a JSON value, found "'""#),
    ("01", #"$: line 1, column 1: expected a number without leading zeros, found "0""#),
    ("1.", "$: line 1, column 3: expected a digit, found the end of the file"),
    ("-x", #"$: line 1, column 2: expected a digit, found "x""#),
    (
      "[1e999]",
      #"$[0]: line 1, column 2: expected a number that fits into 64 bits, found "1e999""#
    ),
    (
      #""a\qb""#,
      ##"$: line 1, column 4: expected one of the escapes \" \\ \/ \b \f \n \r \t \uXXXX, found "q""##
    ),
    (#""\u12G4""#, #"$: line 1, column 6: expected four hexadecimal digits after \u, found "G""#),
    (
      "[\"é\n\"]",
      #"$[0]: line 1, column 4: expected a closing double quote or an escape such as \n, found the end of the line"#
    ),
    (
      "{\"a\": 1,\n \"a\": 2}",
      #"$.a: line 2, column 2: expected each key once, found the key "a" again"#
    ),
  ]

  @Test(arguments: refusals)
  func saysWhereADocumentGoesWrong(text: String, message: String) {
    #expect(errorMessage { try JSONValue(parsing: text) } == message)
  }

  @Test(arguments: [#""\ud800""#, #""\ud800x""#, #""\ud800\n""#, #""\ud800\u0041""#, #""\udc00""#])
  func refusesLoneSurrogates(text: String) {
    let message = "$: line 1, column 2: expected a pair of surrogates,"
    #expect(errorMessage { try JSONValue(parsing: text) }?.hasPrefix(message) == true)
  }

  @Test func everyTruncationNamesPathAndPosition() throws {
    let text = #"{"scene": "é", "steps": [{"type": "a\u0041\n"}, true, -1.5e+3, null]}"#
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      let message = errorMessage { try JSONValue(parsing: Array(bytes[..<end])) }
      #expect(message?.hasPrefix("$") == true, "truncated at \(end)")
      #expect(message?.contains("line 1, column ") == true, "truncated at \(end)")
    }
    let message = errorMessage { try JSONValue(parsing: Array(bytes[..<37])) }
    #expect(
      message
        == #"$.steps[0].type: line 1, column 37: expected a closing double quote, found the end of the file"#
    )
  }

  @Test func refusesBytesThatAreNoUTF8() {
    #expect(
      errorMessage { try JSONValue(parsing: [0x22, 0x0A, 0xC3, 0xA9, 0xFF, 0x22]) }
        == "$: line 2, column 2: expected text in UTF-8, found the byte 0xFF")
    #expect(
      errorMessage { try JSONValue(parsing: [0x22, 0xE2, 0x82]) }
        == "$: line 1, column 2: expected text in UTF-8, found the byte 0xE2")
  }

  @Test func nestingHasALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONValue(parsing: nested(128))
    let message = "expected at most 128 levels of nesting, found one more"
    #expect(errorMessage { try JSONValue(parsing: nested(129)) }?.contains(message) == true)
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(errorMessage { try JSONValue(parsing: deep) }?.contains(message) == true)
  }
}
