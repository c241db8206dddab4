"""A window with an editor that grows with its text, from a template."""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Concertina", "0")
from gi.repository import Concertina, Gtk

# The template names a class of the library.
Concertina.init()


@Gtk.Template(filename=str(Path(__file__).with_name("editor.ui")))
class EditorWindow(Gtk.ApplicationWindow):
    __gtype_name__ = "EditorWindow"

    editor = Gtk.Template.Child()
    status = Gtk.Template.Child()

    def __init__(self, **properties):
        super().__init__(**properties)
        self.editor.connect("notify::match", self.show_match)
        self.editor.connect("height-changed", self.show_height)
        self.editor.grab_focus()

    @Gtk.Template.Callback()
    def digits_toggled(self, button):
        self.editor.props.pattern = "[0-9]" if button.props.active else None

    def show_match(self, editor, _):
        self.status.props.label = f"The text is {editor.props.match.value_nick}"

    def show_height(self, _, height):
        self.props.title = f"{height} pixels"


app = Gtk.Application(application_id="io.github.concertina.PythonEditor")
app.connect("activate", lambda app: EditorWindow(application=app).present())
app.set_accels_for_action("window.close", ["<Control>q"])
sys.exit(app.run(sys.argv))
