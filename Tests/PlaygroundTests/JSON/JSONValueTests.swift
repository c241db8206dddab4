import PlaygroundScenes
import Testing

struct JSONValueTests {
  @Test func literalsBuildValues() {
    let value: JSONValue = ["a": 1, "b": [true, nil, "x", 1.5]]
    #expect(value["b"]?.arrayValue == [.bool(true), .null, .string("x"), .number(1.5)])
    #expect(value["a"]?.numberValue == 1)
    #expect(value["c"] == nil)
    #expect(value["a"]?["deeper"] == nil)
  }

  @Test func objectsKeepTheOrderOfTheirKeys() {
    var object: JSONObject = ["z": 1, "a": 2, "m": 3]
    object["z"] = 4
    object["a"] = nil
    object["b"] = 5
    #expect(object.keys == ["z", "m", "b"])
    #expect(JSONValue.object(object).compactText == #"{"z":4,"m":3,"b":5}"#)
  }

  @Test func orderIsNoDifference() {
    #expect(["a": 1, "b": 2] as JSONValue == ["b": 2, "a": 1])
    #expect(["a": 1, "b": 2] as JSONValue != ["b": 2, "a": 2])
  }
}
