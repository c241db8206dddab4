import GtkCore

let application = Application(identifier: "org.example.MyApp")
application.addAction("quit", accelerators: ["<Control>q"]) { application.closeWindows() }
// A second start shows the window of the first one.
application.onActivate { application in MainWindow(application: application) }
application.run()
