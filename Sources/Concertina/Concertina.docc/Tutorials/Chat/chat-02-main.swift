import GtkCore

// A messenger: conversations on the left; messages, and a composer below them, on the right.
let application = Application(identifier: "org.example.Chat")
var chat: ChatWindow?
application.addAction("quit", accelerators: ["<Control>q"]) { chat?.window.close() }
application.onActivate { application in
  chat = chat ?? ChatWindow(application: application)
  chat?.window.present()
}
application.run()
