import GtkCore
import RichTextModel
import TextTranslation

extension ScenarioStep {
  /// The step in words, on one line.
  var title: String {
    switch self {
    case .type(let text): translated("Type “%s”").formatted(Self.line(text))
    case .press(let key): translated("Press %s").formatted(Self.words(for: key))
    case .paste(let text): translated("Paste “%s”").formatted(Self.line(text))
    case .pasteForms(let pasted):
      translated("Paste “%s”").formatted(
        Self.line(pasted.plainText ?? pasted.forms.first?.text ?? ""))
    case .preedit(""): translated("End the composition")
    case .preedit(let text): translated("Compose “%s”").formatted(Self.line(text))
    case .commit(let text): translated("Commit “%s”").formatted(Self.line(text))
    case .select(let anchor, let caret) where anchor == caret:
      translated("Move the caret to %d").formatted(caret)
    case .select(let anchor, let caret):
      translated("Select from %d to %d").formatted(anchor, caret)
    case .click(let name): translated("Click “%s”").formatted(name)
    case .set(let settings): settings.map(Self.words).joined(separator: ", ")
    case .drag(let drag):
      translated("Drag “%s” by %d, %d").formatted(drag.source, drag.x, drag.y)
    case .scroll(let offset): translated("Scroll to %d").formatted(offset)
    case .scene(let name): translated("Open “%s”").formatted(name)
    case .focus(.main(true)): translated("Focus the input")
    case .focus(.main(false)): translated("Leave the input")
    case .focus(.identifier(let name)): translated("Focus “%s”").formatted(name)
    case .knob(let settings): settings.map(Self.words).joined(separator: ", ")
    case .width(let width): translated("Set the width to %d px").formatted(width)
    case .undo: translated("Undo")
    case .redo: translated("Redo")
    case .wait(let seconds):
      translated("Wait %s s").formatted(JSONValue.number(seconds).compactText)
    case .screenshot(let file): translated("Save a screenshot “%s”").formatted(file)
    case .expect(let expectations):
      translated("Expect %s").formatted(
        Self.line(expectations.map(Self.words).joined(separator: ", ")))
    case .within(let input, let step):
      translated("%s, in “%s”").formatted(step.title, input)
    }
  }

  /// The length of the longest text that a title shows in full, in characters.
  private static let longestText = 40

  private static func line(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "↵")
    return line.count > longestText ? "\(line.prefix(longestText))…" : line
  }

  private static func words(for key: Accelerator) -> String {
    let held = Accelerator.Modifier.allCases.filter { key.modifiers.contains($0) }
    return (held.map(\.rawValue) + [key.key]).joined(separator: "+")
  }

  private static func words(for setting: WidgetSetting) -> String {
    translated("Set %s to %s").formatted(
      "\(setting.widget).\(setting.property)", setting.value.compactText)
  }

  private static func words(for expectation: StateExpectation) -> String {
    "\(expectation.path.textWithoutRoot): \(expectation.json.compactText)"
  }

  private static func words(for setting: KnobSetting) -> String {
    let value =
      switch setting.value {
      case .text(let text), .choice(let text): "“\(line(text))”"
      case .toggle, .number: setting.value.json.compactText
      }
    return translated("Set %s to %s").formatted(setting.knob, value)
  }
}
