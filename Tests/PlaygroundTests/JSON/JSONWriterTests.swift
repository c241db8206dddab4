import PlaygroundScenes
import Testing

struct JSONWriterTests {
  @Test func compactTextIsOneLineForEveryReader() {
    let text = "\u{0}\n\u{B}\u{1F}\u{7F}\u{85}\u{2028}\u{2029}\"\\/é😀"
    let line = JSONValue.string(text).compactText
    #expect(line == #""\u0000\n\u000b\u001f\u007f\u0085\u2028\u2029\"\\/é😀""#)
    #expect(line.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (44, "44"), (-3, "-3"), (0.5, "0.5"), (1e21, "1e+21"),
    (Double.nan, "null"), (.infinity, "null"), (-.infinity, "null"), (0.1, "0.1"),
  ])
  func numbersAreShort(value: Double, text: String) {
    #expect(JSONValue.number(value).compactText == text)
  }

  @Test func compactTextHasNoSpaces() {
    let value: JSONValue = ["b": [1, true, nil], "a": [:], "c": []]
    #expect(value.compactText == #"{"b":[1,true,null],"a":{},"c":[]}"#)
  }

  @Test func indentedTextKeepsSmallValuesOnALine() {
    let long = String(repeating: "x", count: 70)
    let value: JSONValue = ["scene": .string(long), "steps": [["type": "a"], ["wait": 1]]]
    #expect(
      value.indentedText == """
        {
          "scene": "\(long)",
          "steps": [{"type": "a"}, {"wait": 1}]
        }
        """)
  }

  @Test func excerptsEndWithAnEllipsis() {
    let forty = String(repeating: "a", count: 40)
    #expect(JSONWriter.excerpt(of: forty) == "\"\(forty)\"")
    #expect(JSONWriter.excerpt(of: forty + "b") == "\"\(forty)…\"")
  }
}
