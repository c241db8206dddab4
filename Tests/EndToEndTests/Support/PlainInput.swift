import ConcertinaTesting
import Foundation

/// GTK's own view or entry in a window, which gets the same keys as ours.
final class PlainInput: RunningApp {
  private static let program = """
    import sys
    import gi
    gi.require_version("Gtk", "4.0")
    from gi.repository import Gio, Gtk

    def show(app):
        window = Gtk.ApplicationWindow(application=app, default_width=400, default_height=300)
        window.set_child(Gtk.Entry() if sys.argv[1] == "entry" else Gtk.TextView())
        window.present()

    app = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
    app.connect("activate", show)
    app.run()
    """

  /// Starts the program, and waits until its window has the focus.
  init(hasOneLine: Bool, inputMethod: String) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(Self.program, to: "plain.py")
    try super.init(
      "/usr/bin/python3", [script, hasOneLine ? "entry" : "view"],
      environment: ["GTK_IM_MODULE": inputMethod])
  }
}
