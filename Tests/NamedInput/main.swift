// Shows the `page` of a `.ui` file with an object `input` and an object `label`, and does one step
// after another, each when its button is pressed, which assistive technology can do:
// NamedInput FILE STEP...
import ConcertinaGObject
import Glibc
import GtkCore

guard (try? Gtk.initialize()) != nil, CommandLine.arguments.count > 1 else { exit(2) }
for declaration in ConcertinaClasses.all { _ = WidgetClass(declaration) }
let shown = ShownInput(CommandLine.arguments[1], steps: CommandLine.arguments.dropFirst(2))
shown.window.present()
_ = MainLoop.run(atMost: 600) { !shown.isOpen }
