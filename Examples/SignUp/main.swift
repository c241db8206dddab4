import GtkCore

// A form with validation. When everything is right, the window shows what was entered.
let application = Application(identifier: "org.example.SignUp")
var signUp: SignUpWindow?
application.addAction("quit", accelerators: ["<Control>q"]) { signUp?.window.close() }
application.onActivate { application in
  do {
    signUp = try signUp ?? SignUpWindow(application: application)
    signUp?.window.present()
  } catch {
    // An expression or a mask in the program is wrong, which no user can mend.
    fatalError("\(error)")
  }
}
application.run()
