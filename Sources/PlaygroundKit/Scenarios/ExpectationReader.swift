import RichTextModel
import TextRules

/// Reads the expectations of a step.
struct ExpectationReader {
  /// Reads the object of a step `expect`; its members are in the order of the file.
  func expectations(
    from json: JSONValue, at path: JSONPath
  ) throws(JSONError) -> [StateExpectation] {
    guard let object = json.objectValue, object.count > 0 else {
      throw JSONError(
        path: path, expected: ScenarioAction.expect.syntax.expectation, found: json.phrase)
    }
    var expectations: [StateExpectation] = []
    for (key, value) in object.members {
      guard let target = JSONPath(textWithoutRoot: key) else {
        throw JSONError(
          path: path.appending(key), expected: "a path such as \"paragraphs[0].marker\"",
          found: JSONWriter.excerpt(of: key))
      }
      let condition = try condition(from: value, at: path.appending(key))
      expectations.append(StateExpectation(target, condition))
    }
    return expectations
  }

  /// An object whose keys are all names of conditions is a condition; anything else is the value
  /// itself.
  private func condition(
    from value: JSONValue, at path: JSONPath
  ) throws(JSONError) -> StateExpectation.Condition {
    guard let object = value.objectValue, object.count > 0,
      Set(object.keys).isSubset(of: ["matches", "atLeast", "atMost"])
    else { return .equals(value) }
    guard let expression = object["matches"] else {
      return .isWithin(
        atLeast: try bound(object, "atLeast", path), atMost: try bound(object, "atMost", path))
    }
    guard object.count == 1 else {
      throw JSONError(path: path, expected: "\"matches\" alone", found: value.compactText)
    }
    return .matches(try source(from: expression, at: path.appending("matches")))
  }

  private func bound(
    _ object: JSONObject, _ key: String, _ path: JSONPath
  ) throws(JSONError) -> Double? {
    guard let value = object[key] else { return nil }
    guard let number = value.numberValue else {
      throw JSONError(path: path.appending(key), expected: "a number", found: value.phrase)
    }
    return number
  }

  private func source(from value: JSONValue, at path: JSONPath) throws(JSONError) -> String {
    guard let source = value.stringValue else {
      throw JSONError(path: path, expected: "an expression as a string", found: value.phrase)
    }
    do {
      _ = try Pattern(source)
    } catch {
      throw JSONError(path: path, expected: "a valid expression", found: "\(error)")
    }
    return source
  }
}
