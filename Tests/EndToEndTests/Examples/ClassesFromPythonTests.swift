import ConcertinaTesting
import XCTest

/// All classes, used from Python in one program.
final class ClassesFromPythonTests: WindowTestCase {
  private static let preamble = """
    import gi
    gi.require_version("Gtk", "4.0")
    gi.require_version("Concertina", "0")
    from gi.repository import Concertina, GLib, GObject, Gtk
    Gtk.init()
    Concertina.init()
    names = [n for n in dir(Concertina) if isinstance(getattr(Concertina, n), type)]
    classes = [getattr(Concertina, n) for n in names]
    classes = [c for c in classes if issubclass(c, Gtk.Widget) and not c.__gtype__.is_abstract()]

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
                   # A label without text, a bar that is not open, and a form without a child take
                   # no room.
                   if child.get_visible()
                   and not isinstance(child, (Concertina.RichLabel, Concertina.FormView)))
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

  func testAHandlerThatRaisesOrReturnsNothingKeepsTheMessage() throws {
    let program =
      Self.preamble + """
        def find(widget, name):
            if name in (widget.get_name(), *widget.get_css_classes()):
                return widget
            children = [widget.get_first_child()]
            while children[-1]:
                found = find(children[-1], name)
                if found:
                    return found
                children.append(children[-1].get_next_sibling())

        def send(handler):
            composer = Concertina.ExpandableToolbar(text="kept")
            window = Gtk.Window(child=composer)
            window.present()
            composer.connect("send", handler)
            find(composer, "send").emit("clicked")
            while composer.props.sending:
                GLib.MainContext.default().iteration(True)
            for _ in range(2):
                pending = composer.get_pending_messages().unpack()
                print([composer.props.text] + [list(message[1:]) for message in pending])
                for message in pending:
                    composer.edit_message(message[0])
            window.destroy()

        def finish(composer, text):
            composer.finish_send()
            return True

        send(lambda composer, text: 1 / 0)
        send(lambda composer, text: None)
        send(finish)
        """
    let failed = "['kept', 'failed', 'The message could not be sent.']"
    let kept = "['', \(failed)]\n['kept']\n"
    XCTAssertEqual(
      try LanguageExamples.shared.get().runPython(program), kept + kept + "['']\n['']\n")
  }

  /// Critical messages do not end the program.
  private static let prologue = """
    import os
    os.environ.pop("G_DEBUG", None)

    """

  /// Calls every function that the library exports, with arguments that its header asks for.
  private static let calls = #"""
    import ctypes, re, tempfile, threading
    folder = os.environ["CONCERTINA_SOURCES"]
    headers = "".join(
        open(f"{path}/{name}").read()
        for path, _, names in sorted(os.walk(f"{folder}/include")) for name in sorted(names))
    library = ctypes.CDLL("libconcertina-0.so")
    exported = re.findall(r"^    (concertina_\w+);", open(f"{folder}/generated/concertina-0.map").read(), re.M)
    prototypes = {
        name: (result, arguments) for result, name, arguments in re.findall(
            r"^(\w[\w ]*?\*?) ?(concertina_\w+) \(([^)]*)\);", headers, re.M)}
    # What is asked for a type is the same on every thread.
    anywhere = [n for n in exported if n.endswith(("_get_type", "_error_quark", "_version"))]
    anywhere.append("concertina_init")
    # Other names of functions are not in the headers.
    checked = [n for n in exported if n not in anywhere and n in prototypes]
    widgets = {c.__gtype__.name: c() for c in classes}

    def argument(text, instance):
        if text.endswith("*self"):
            return ctypes.c_void_p(instance(text.split()[0]))
        if text.startswith("const char"):
            return ctypes.c_char_p(b"other")
        if text.startswith("double"):
            return ctypes.c_double(3)
        return ctypes.c_void_p(None) if "*" in text else ctypes.c_int(1)

    def call(name, instance):
        result, arguments = prototypes.get(name, ("GType", "void"))
        function = getattr(library, name)
        function.restype = {"void": None, "double": ctypes.c_double}.get(
            result, ctypes.c_void_p if "*" in result else ctypes.c_int)
        texts = [a.strip() for a in arguments.split(",") if a.strip() != "void"]
        return function(*[argument(text, instance) for text in texts])

    def hashed(value):
        return hash(tuple(value) if isinstance(value, list) else value)

    def state():
        # A widget may have another wrapper each time.
        return {
            (name, spec.name): hashed(widget.get_property(spec.name))
            for name, widget in widgets.items() for spec in widget.list_properties()
            if spec.owner_type == widget.__gtype__ and spec.flags & 1}

    errors = tempfile.TemporaryFile()
    os.dup2(errors.fileno(), 2)

    def said():
        text = os.pread(2, 1 << 20, 0).decode()
        os.ftruncate(2, 0)
        os.lseek(2, 0, 0)
        return text

    faults = []

    def check(name, instance, expected):
        result = call(name, instance)
        text = said()
        if result or not all(words in text for words in expected):
            faults.append((name, result, text))

    def address(name):
        # A superclass has no widgets of its own.
        return hash(next(
            widget for widget in widgets.values()
            if widget.__gtype__.is_a(GObject.type_from_name(name))))

    """#

  func testEveryFunctionRefusesAnotherThread() throws {
    let program =
      Self.preamble + Self.calls + """
        before = state()
        said()

        def run():
            for name in checked:
                check(name, address, [name, "on another thread than GTK's"])
            for name in anywhere:
                call(name, address)

        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        assert not faults, faults
        assert state() == before
        print(len(checked))
        """
    XCTAssertGreaterThan(Int(try run(program)) ?? 0, 200)
  }

  func testEveryFunctionRefusesAnotherWidget() throws {
    let program =
      Self.preamble + Self.calls + """
        label = Gtk.Label()
        methods = [name for name in checked if "*self" in prototypes[name][1]]
        for name in methods:
            check(name, lambda type: None, [name, "called without a"])
            check(name, lambda type: hash(label), [name, "called without a"])
        assert not faults, faults
        print(len(methods))
        """
    XCTAssertGreaterThan(Int(try run(program)) ?? 0, 200)
  }

  /// Runs a program that calls the functions, and returns the line that it prints.
  private func run(_ program: String) throws -> String {
    let output = try LanguageExamples.shared.get().runPython(Self.prologue + program)
    return String(output.prefix { $0 != "\n" })
  }
}
