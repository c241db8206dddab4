import GtkCore

// A form with validation. When everything is right, the window shows what was entered.
let application = Application(identifier: "org.example.SignUp")
application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
application.onActivate { application in
  do {
    return try SignUpWindow(application: application)
  } catch {
    // An expression or a mask in the program is wrong, which no user can mend.
    fatalError("\(error)")
  }
}
application.run()
