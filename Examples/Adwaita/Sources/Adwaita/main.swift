import CAdwaita
import GtkCore

// A page of preferences as libadwaita has them, with inputs of Concertina beside its own rows.
let application = Application(identifier: "org.example.Adwaita")
var profile: ProfileWindow?
application.addAction("quit", accelerators: ["<Control>q"]) { profile?.window.close() }
application.onActivate { application in
  adw_init()
  profile = profile ?? ProfileWindow(application: application)
  profile?.window.present()
}
application.run()
