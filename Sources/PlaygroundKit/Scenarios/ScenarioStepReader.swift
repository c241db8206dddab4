import RichTextModel

/// Reads the steps of a scenario.
struct ScenarioStepReader {
  /// The scene's knobs.
  let values: KnobValues
  /// Whether there is a key with a given name.
  let hasKey: @Sendable (String) -> Bool

  /// Reads a step, which is an object with exactly one action.
  func step(from json: JSONValue, at path: JSONPath) throws(JSONError) -> ScenarioStep {
    guard var object = json.objectValue else {
      throw error(path, "an object with one action such as {\"type\": \"hello\"}", json.phrase)
    }
    let input = object[ScenarioAction.inputKey]
    object[ScenarioAction.inputKey] = nil
    for name in object.keys where ScenarioAction(rawValue: name) == nil {
      throw unknownAction(name, at: path.appending(name))
    }
    guard object.count == 1, let (name, value) = object.members.first,
      let action = ScenarioAction(rawValue: name)
    else {
      throw error(path, "exactly one action", object.count == 0 ? "none" : list(object.keys))
    }
    let step = try step(action, value, at: path.appending(name))
    guard let input else { return step }
    return try self.step(step, in: input, at: path.appending(ScenarioAction.inputKey))
  }

  private func step(
    _ step: ScenarioStep, in input: JSONValue, at path: JSONPath
  ) throws(JSONError) -> ScenarioStep {
    guard step.action.syntax.isForInput else {
      throw error(
        path, "no \"in\" beside \"\(step.action.rawValue)\", which is for no input",
        input.phrase)
    }
    guard let identifier = input.stringValue, !identifier.isEmpty else {
      throw error(path, "an identifier such as \"email\"", input.phrase)
    }
    return .within(identifier, step)
  }

  private func step(
    _ action: ScenarioAction, _ value: JSONValue, at path: JSONPath
  ) throws(JSONError) -> ScenarioStep {
    if action == .press { return .press(try accelerator(from: value, at: path)) }
    if action == .knob { return .knob(try settings(from: value, at: path)) }
    if action == .expect {
      return .expect(try ExpectationReader().expectations(from: value, at: path))
    }
    guard let step = plainStep(action, value) else {
      throw error(path, action.syntax.expectation, value.phrase)
    }
    return step
  }

  /// Returns a step whose value is valid or invalid as a whole.
  private func plainStep(_ action: ScenarioAction, _ value: JSONValue) -> ScenarioStep? {
    switch (action, value) {
    case (.type, .string(let text))
    where text.unicodeScalars.count <= ScenarioAction.longestTyping: .type(text)
    case (.paste, .string(let text)): .paste(text)
    case (.paste, .object): PastedForms(value).map(ScenarioStep.pasteForms)
    case (.scene, .string(let name)): .scene(name)
    case (.set, .object): WidgetSetting.settings(value).map(ScenarioStep.set)
    case (.drag, .object): PointerDrag(value).map(ScenarioStep.drag)
    case (.scroll, .number(let number)):
      Int(exactly: number).flatMap { $0 >= 0 ? .scroll($0) : nil }
    case (.preedit, .string(let text)): .preedit(text)
    case (.commit, .string(let text)): .commit(text)
    case (.click, .string(let identifier)) where !identifier.isEmpty: .click(identifier)
    case (.focus, .bool(let isFocused)): .focus(.main(isFocused))
    case (.focus, .string(let identifier)) where !identifier.isEmpty:
      .focus(.identifier(identifier))
    case (.undo, .bool(true)): .undo
    case (.redo, .bool(true)): .redo
    case (.select, .array(let ends)): selection(ends)
    case (.width, .number(let number)): PixelWidth.width(number).map(ScenarioStep.width)
    case (.wait, .number(let seconds)) where (0...ScenarioAction.longestWait).contains(seconds):
      .wait(seconds)
    case (.screenshot, .string(let name)) where Self.isPictureName(name): .screenshot(name)
    default: nil
    }
  }

  private func selection(_ ends: [JSONValue]) -> ScenarioStep? {
    let offsets = ends.compactMap { $0.numberValue.flatMap(Int.init(exactly:)) }
    guard ends.count == 2, offsets.count == 2, offsets.allSatisfy({ $0 >= 0 }) else { return nil }
    return .select(offsets[0], offsets[1])
  }

  private func accelerator(
    from value: JSONValue, at path: JSONPath
  ) throws(JSONError) -> Accelerator {
    guard let name = value.stringValue, let accelerator = Accelerator(name) else {
      throw error(path, ScenarioAction.press.syntax.expectation, value.phrase)
    }
    guard hasKey(accelerator.key) else {
      throw error(
        path, "the name of a key such as \"Return\", \"a\" or \"comma\"",
        JSONWriter.excerpt(of: accelerator.key))
    }
    return accelerator
  }

  private func settings(
    from value: JSONValue, at path: JSONPath
  ) throws(JSONError) -> [KnobSetting] {
    guard let object = value.objectValue, object.count > 0 else {
      throw error(path, ScenarioAction.knob.syntax.expectation, value.phrase)
    }
    return try values.settings(from: value, at: path)
  }

  /// Whether a name is that of a picture in the folder for artifacts, and of no hidden file.
  ///
  /// A program would take one with a dash in front for an option, and the name of a file is read by
  /// people and by programs, line by line.
  private static func isPictureName(_ name: String) -> Bool {
    name.hasSuffix(".png") && !name.hasPrefix(".") && !name.hasPrefix("-")
      && !name.unicodeScalars.contains { $0 == "/" || $0.isControl }
  }

  private func unknownAction(_ name: String, at path: JSONPath) -> JSONError {
    let actions = ScenarioAction.allCases.map(\.rawValue)
    return error(
      path, "one of the actions \(actions.joined(separator: ", "))",
      JSONWriter.excerpt(of: name) + NearestName.hint(for: name, among: actions))
  }

  private func list(_ names: [String]) -> String {
    "\(names.count) (\(names.joined(separator: ", ")))"
  }

  private func error(_ path: JSONPath, _ expected: String, _ found: String) -> JSONError {
    JSONError(path: path, expected: expected, found: found)
  }
}

extension Unicode.Scalar {
  /// Whether it ends lines, changes the direction of what follows, or is a control character.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
