import GtkCore

let application = Application(identifier: "org.example.MyApp")
var window: MainWindow?
application.addAction("quit", accelerators: ["<Control>q"]) { window?.window.close() }
application.onActivate { application in
  // A second start shows the window of the first one.
  window = window ?? MainWindow(application: application)
  window?.window.present()
}
application.run()
