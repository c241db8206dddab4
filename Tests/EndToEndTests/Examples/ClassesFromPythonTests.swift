import ConcertinaTesting
import XCTest

/// All classes, used from Python in one program.
final class ClassesFromPythonTests: WindowTestCase {
  private static let preamble = """
    import gi
    gi.require_version("Gtk", "4.0")
    gi.require_version("Concertina", "0")
    from gi.repository import Concertina, GLib, Gtk
    Gtk.init()
    Concertina.init()
    names = [n for n in dir(Concertina) if isinstance(getattr(Concertina, n), type)]
    classes = [getattr(Concertina, n) for n in names]
    classes = [c for c in classes if issubclass(c, Gtk.Widget)]

    """

  func testATemplateHasAWidgetOfEachClass() throws {
    let program =
      Self.preamble + """
        rows = "".join(
            f'<child><object class="{c.__gtype__.name}" id="{c.__name__}"/></child>' for c in classes)
        template = f'<interface><template class="Page" parent="GtkBox">{rows}</template></interface>'

        @Gtk.Template(string=template)
        class Page(Gtk.Box):
            __gtype_name__ = "Page"

        for c in classes:
            setattr(Page, c.__name__, Gtk.Template.Child())
        page = Page()
        children = list(page)
        assert [type(child) for child in children] == classes, children
        assert all(child.measure(Gtk.Orientation.HORIZONTAL, -1)[1] > 0
                   for child in children
                   # A label without text, and a bar that is not open, take no room.
                   if child.get_visible() and not isinstance(child, Concertina.RichLabel))
        print(len(classes))
        """
    let output = try LanguageExamples.shared.get().runPython(program)
    XCTAssertGreaterThanOrEqual(Int(output.dropLast()) ?? 0, 13, output)
  }

  func testWidgetsThatAreDroppedLeaveNothing() throws {
    let program =
      Self.preamble + """
        import gc, os

        def resident():
            gc.collect()
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

        def make(kind, rounds):
            for _ in range(rounds):
                widget = kind()
                for spec in kind.list_properties():
                    if spec.owner_type == kind.__gtype__ and spec.name in ("text", "hint", "query"):
                        widget.set_property(spec.name, "Some words")
                del widget
            while GLib.MainContext.default().iteration(False):
                pass

        def growth(kind):
            before = resident()
            make(kind, 100)
            return (resident() - before) // 100

        for kind in classes:
            make(kind, 100)
            # Widgets that stay take memory each time; what GTK frees a little later does not.
            print(kind.__name__, min(growth(kind) for _ in range(3)))
        """
    let output = try LanguageExamples.shared.get().runPython(program)
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      // A widget that stays takes more than ten times as much.
      XCTAssertLessThan(Int(words[1]) ?? .max, 2_000, "\(line): bytes that each one leaves")
    }
  }
}
