import Concertina
import GtkCore

let application = Application(identifier: "org.example.Details")
application.onActivate { application in
  let context = EditorViewContext()
  let editor = EditorView(context: context, features: EditorFeature.standard + [.details])
  editor.register(processors: [CommandMenu(CommandMenu.standard + [.details])])
  editor.accessibleLabel = "Document"
  editor.setMargins(12)
  editor.setExpands(horizontally: true, vertically: true)
  let toolbar = FormattingToolbar(
    context: context, entries: FormattingToolbar.standard + [.details])
  let window = ApplicationWindow(application: application)
  window.title = "Details"
  window.defaultSize = (480, 400)
  window.child = Box(.vertical, [toolbar, FindBar(for: editor), editor])
  window.present()
  editor.focus()
}
application.run()
