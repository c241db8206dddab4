import Concertina
import GtkCore

/// The code of `Accessibility.md`.
@MainActor
func makeNamedInputs(text: Binding<String>) -> Box {
  let editor = AutoHeightEditor(text: text, maxLines: 5, placeholder: "What happened?")
  editor.accessibleLabel = "Report"
  editor.accessibleDescription = "The team reads it tomorrow morning"

  let document = EditorView()
  document.accessibleLabel = "Minutes"
  let chart = Attachment(name: ContentType("chart"), content: DropDown(["2025", "2026"]))
  chart.accessibleLabel = "Visitors for each month"
  document.insertAttachment(chart, in: 0..<0)
  return Box(.vertical, [editor, document])
}

@MainActor
func translate(_ bar: ExpandableToolbar, _ field: UnderlinedTextField) {
  var messages = ComposerMessages()
  messages.send = "Senden"
  bar.messages = messages
  var errors = ValidationMessages()
  errors.empty = "Bitte ausfüllen"
  field.validator = TextFieldValidator(minLength: 1, messages: errors)
}
