import CAdwaita
import GtkCore

// A page of preferences as libadwaita has them, with inputs of Concertina beside its own rows.
let application = Application(identifier: "org.example.Adwaita")
application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
application.onActivate { application in
  adw_init()
  return ProfileWindow(application: application)
}
application.run()
