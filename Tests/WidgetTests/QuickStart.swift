import Concertina

@MainActor
func runNotes() {
  let text = State(wrappedValue: "")
  let application = Application(identifier: "org.example.Notes")
  application.onActivate { application in
    let editor = AutoHeightEditor(
      text: text.projectedValue,
      maxLine: 5,
      hasBorder: true,
      isEnabled: .constant(true),
      disabledPlaceholder: "",
      regExpUse: .none,
      placeholder: "Write something")
    editor.setMargins(24)
    let window = ApplicationWindow(application: application)
    window.defaultSize = (400, 300)
    window.setChild(Box(.vertical, [editor]))
    window.present()
  }
  application.run()
}
