import PlaygroundScenes
import Testing

/// The expectations of a scenario about a state.
struct ExpectationTests {
  private let state: JSONValue = [
    "text": "hello", "lineCount": 2, "isEnabled": true, "error": .null,
    "paragraphs": [["marker": "1."], ["marker": "2."]], "a.b": ["c d": 1],
  ]

  @Test(
    "paths lead into objects and arrays, and are written as they are read",
    arguments: [
      ("text", "hello"), ("paragraphs[1].marker", "2."), (#"["a.b"]["c d"]"#, 1),
    ] as [(String, JSONValue)])
  func pathsAreRead(text: String, value: JSONValue) throws {
    let path = try #require(JSONPath(textWithoutRoot: text))
    #expect(state.value(at: path) == value)
    #expect(path.textWithoutRoot == text)
  }

  @Test(
    "what is not a path is none",
    arguments: [
      "", ".", "a.", ".a", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[0", "a[0]b", #"["a"#, #"["a""#,
      "a[99999999999999999999]",
    ])
  func otherTextsAreRefused(text: String) { #expect(JSONPath(textWithoutRoot: text) == nil) }

  @Test(
    "conditions hold or not",
    arguments: [
      ("text", .equals("hello"), true), ("text", .equals("hell"), false),
      ("text", .matches("l+o$"), true), ("text", .matches("^l"), false),
      ("lineCount", .matches("2"), false), ("error", .equals(.null), true),
      ("lineCount", .isWithin(atLeast: 2, atMost: 2), true),
      ("lineCount", .isWithin(atLeast: 3, atMost: nil), false),
      ("lineCount", .isWithin(atLeast: nil, atMost: 1), false),
      ("text", .isWithin(atLeast: 0, atMost: nil), false),
      ("paragraphs[2]", .equals(.null), false), ("txet", .equals("hello"), false),
    ] as [(String, StateExpectation.Condition, Bool)])
  func conditionsHold(path: String, condition: StateExpectation.Condition, holds: Bool) throws {
    let path = try #require(JSONPath(textWithoutRoot: path))
    #expect((StateExpectation(path, condition).failure(in: state) == nil) == holds)
  }

  @Test("a failure says what was expected and found")
  func failuresAreTold() throws {
    let wrong = StateExpectation(JSONPath([.key("text")]), .matches("^x")).failure(in: state)
    #expect(
      wrong?.json == ["path": "text", "expected": ["matches": "^x"], "found": "hello"])
    let unknown = StateExpectation(JSONPath([.key("txet")]), .equals("x")).failure(in: state)
    #expect(unknown?.json == ["path": "txet", "expected": "x"])
  }
}
