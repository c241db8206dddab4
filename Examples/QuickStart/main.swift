import Concertina
import GtkCore

let application = Application(identifier: "org.example.Notes")
application.onActivate { application in
  @State var text = ""
  let editor = AutoHeightEditor(text: $text, maxLines: 5, placeholder: "Write something")
  editor.setMargins(24)
  let window = ApplicationWindow(application: application)
  window.defaultSize = (400, 300)
  window.child = Box(.vertical, [editor])
  window.present()
}
application.run()
