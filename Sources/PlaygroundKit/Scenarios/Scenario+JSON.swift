import RichTextModel

extension Scenario {
  /// The scenario as JSON, for a file.
  ///
  /// Numbers of knobs that JSON cannot represent (infinities, NaN) become `null`, which a reader
  /// rejects: the inspector's spin buttons cannot produce such numbers.
  public var json: JSONValue {
    var object: JSONObject = ["scene": .string(scene)]
    object["width"] = width.map(JSONValue.integer)
    if !knobs.isEmpty { object["knobs"] = knobs.json }
    object["steps"] = .array(steps.map(\.json))
    if !differences.isEmpty { object["differences"] = .array(differences.map(\.json)) }
    return .object(object)
  }

  /// The text of a scenario file, formatted for users.
  public var fileText: String { json.indentedText + "\n" }
}

extension ScenarioStep {
  /// The step as JSON, for a scenario file.
  public var json: JSONValue {
    var object: JSONObject = [action.rawValue: value]
    if case .within(let identifier, _) = self {
      object[ScenarioAction.inputKey] = .string(identifier)
    }
    return .object(object)
  }

  private var value: JSONValue {
    switch self {
    case .type(let text), .paste(let text), .preedit(let text), .commit(let text): .string(text)
    case .press(let accelerator): .string(accelerator.description)
    case .select(let anchor, let caret): [.integer(anchor), .integer(caret)]
    case .click(let name), .screenshot(let name), .focus(.identifier(let name)), .scene(let name):
      .string(name)
    case .pasteForms(let pasted): pasted.json
    case .set(let settings): settings.json
    case .drag(let drag): drag.json
    case .scroll(let offset): .integer(offset)
    case .focus(.main(let isFocused)): .bool(isFocused)
    case .knob(let settings): settings.json
    case .width(let width): .integer(width)
    case .undo, .redo: true
    case .wait(let seconds): .number(seconds)
    case .expect(let expectations):
      .object(JSONObject(expectations.map { ($0.path.textWithoutRoot, $0.json) }))
    case .within(_, let step): step.value
    }
  }
}

extension [KnobSetting] {
  /// The settings as an object; if a knob is repeated, the last value counts.
  var json: JSONValue {
    .object(JSONObject(map { ($0.knob, $0.value.json) }))
  }
}
