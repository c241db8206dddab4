import GtkCore

// Notes of rich text, each in a file of its own, which is saved while the user writes.
let application = Application(identifier: "org.example.Notebook")
var notes: NotesWindow?
application.addAction("quit", accelerators: ["<Control>q"]) { notes?.window.close() }
application.onActivate { application in
  notes = notes ?? NotesWindow(application: application)
  notes?.window.present()
}
application.run()
