import PlaygroundScenes

extension ScenarioStep {
  /// The step in words, on one line.
  var title: String {
    switch self {
    case .type(let text): "Type \(Self.quoted(text))"
    case .press(let key): "Press \(Self.words(for: key))"
    case .paste(let text): "Paste \(Self.quoted(text))"
    case .preedit(""): "End the composition"
    case .preedit(let text): "Compose \(Self.quoted(text))"
    case .commit(let text): "Commit \(Self.quoted(text))"
    case .select(let anchor, let caret) where anchor == caret: "Move the caret to \(caret)"
    case .select(let anchor, let caret): "Select from \(anchor) to \(caret)"
    case .click(let name): "Click \(Self.quoted(name))"
    case .focus(.main(true)): "Focus the input"
    case .focus(.main(false)): "Leave the input"
    case .focus(.identifier(let name)): "Focus \(Self.quoted(name))"
    case .knob(let settings): "Set " + settings.map(Self.words).joined(separator: ", ")
    case .width(let width): "Set the width to \(width) px"
    case .undo: "Undo"
    case .redo: "Redo"
    case .wait(let seconds): "Wait \(JSONValue.number(seconds).compactText) s"
    case .screenshot(let file): "Save a screenshot \(Self.quoted(file))"
    }
  }

  /// The length of the longest text that a title shows in full, in characters.
  private static let longestText = 40

  private static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "↵")
    return line.count > longestText ? "“\(line.prefix(longestText))…”" : "“\(line)”"
  }

  private static func words(for key: Accelerator) -> String {
    let held = Accelerator.Modifier.allCases.filter { key.modifiers.contains($0) }
    return (held.map(\.rawValue) + [key.key]).joined(separator: "+")
  }

  private static func words(for setting: KnobSetting) -> String {
    switch setting.value {
    case .text(let text), .choice(let text): "\(setting.knob) to \(quoted(text))"
    case .toggle, .number: "\(setting.knob) to \(setting.value.json.compactText)"
    }
  }
}
