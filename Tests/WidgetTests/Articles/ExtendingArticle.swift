import Concertina
import GtkCore

/// The code of `Extending.md`.
final class Arrows: TextProcessing {
  let name = "arrows"

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    let typed = max(range.upperBound - 2, 0)..<range.upperBound
    guard editor.content(in: typed).text == "->" else { return false }
    editor.replaceCharacters(in: typed, with: "→")
    return true
  }
}

struct CapitalsCommand: EditorCommand {
  let name: CommandName = "capitals"

  func canExecute(on editor: EditorView) -> Bool {
    editor.isEditable && !editor.selectedRange.isEmpty
  }

  func execute(on editor: EditorView) {
    let capitals = editor.selectedText.text.uppercased()
    editor.replaceCharacters(
      in: editor.selectedRange, with: RichText(capitals), keepsAttributes: true)
  }
}

extension EditorFeature {
  static let capitals = EditorFeature("capitals") {
    [CommandEntry(CapitalsCommand(), title: "Capitals", keys: ["<Control><Alt>c"])]
  } register: { register in
    register.onMenu { _ in
      FeatureMenu(title: "Letters", entries: [CommandEntry(CapitalsCommand(), title: "Capitals")])
    }
  }
}

@MainActor
func makeEditor() -> EditorView {
  EditorView(features: EditorFeature.standard + [.capitals])
}

@MainActor
final class CheckAttachment: Attachment {
  static let check = ContentType("check")

  init(_ title: String, isOn: Bool = false) {
    let button = CheckButton(mnemonic: title)
    super.init(
      name: Self.check, content: button, data: ["title": .string(title), "isOn": .bool(isOn)])
    button.isOn = isOn
    accessibleLabel = title
    button.onToggled { [weak self] isOn in self?.data["isOn"] = .bool(isOn) }
  }
}

@MainActor
func makeChecklist() -> EditorView {
  let editor = EditorView()
  editor.register(processors: [Arrows()])
  editor.attachmentMaker = { saved in
    guard saved.name == CheckAttachment.check, case .string(let title)? = saved.data["title"]
    else { return nil }
    return CheckAttachment(title, isOn: saved.data["isOn"] == .bool(true))
  }
  editor.content = "To do: "
  editor.insertAttachment(CheckAttachment("Water the plants"), in: editor.textEndRange)
  return editor
}

struct EvenValidator: FieldValidator {
  func validate(_ text: String, value: String) -> FieldVerdict {
    guard let number = Int(value) else { return .invalid("Enter a whole number") }
    return number.isMultiple(of: 2) ? .valid : .invalid("\(number) is odd")
  }
}

@MainActor
func makeColorField() throws -> UnderlinedTextField {
  let hexadecimal = MaskNotation("h", .anyOf("0123456789abcdefABCDEF"))
  let field = UnderlinedTextField("Color")
  field.mask = try Mask("#[hhhhhh]", notations: [hexadecimal])
  return field
}

@MainActor
final class Agreement: FormField {
  let button = CheckButton(mnemonic: "I have _read the terms")

  var formIdentifier: String { "agreement" }
  var formValue: String { button.isOn ? "yes" : "" }
  var isFormEnabled: Bool { button.isSensitive }

  func validateForForm() -> FieldVerdict {
    button.isOn ? .valid : .invalid("Please agree to the terms")
  }
  func focusForForm() -> Bool { button.focus() }
  func resetForForm() { button.isOn = false }
  func linkForForm(_ links: FormLinks) {}
}
