import GtkCore

// Notes of rich text, each in a file of its own, which is saved while the user writes.
let application = Application(identifier: "org.example.Notebook")
application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
application.onActivate { application in NotesWindow(application: application) }
application.run()
