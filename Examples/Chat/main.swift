import GtkCore

// A messenger: conversations on the left; messages, and a composer below them, on the right.
let application = Application(identifier: "org.example.Chat")
application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
application.onActivate { application in ChatWindow(application: application) }
application.run()
