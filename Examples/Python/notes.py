"""A note with formats, in a file: opened, changed, saved by Ctrl+S and when the window closes."""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Concertina", "0")
from gi.repository import Concertina, Gio, GLib, GObject, Gtk

BUTTONS = [Concertina.COMMAND_BOLD, Concertina.COMMAND_ITALIC, Concertina.COMMAND_TASK_LIST]


class NoteWindow(Gtk.ApplicationWindow):
    def __init__(self, path, **properties):
        super().__init__(default_width=480, default_height=400, **properties)
        self.path = path
        self.editor = Concertina.EditorView(placeholder_text="Write a note", accessible_name="Note")
        self.editor.props.vexpand = True
        self.editor.props.margin_start = self.editor.props.margin_end = 12
        self.message = Gtk.Label(wrap=True, xalign=0, visible=False, css_classes=["error"])
        self.set_titlebar(self.make_header())
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        for widget in (Concertina.FormattingToolbar(commands=BUTTONS), self.editor, self.message):
            box.append(widget)
        self.set_child(box)
        save = Gio.SimpleAction(name="save")
        save.connect("activate", lambda *_: self.save())
        self.add_action(save)
        self.editor.bind_property("modified", save, "enabled", GObject.BindingFlags.SYNC_CREATE)
        self.editor.connect("notify::modified", self.show_name)
        self.connect("close-request", lambda _: self.editor.props.modified and not self.save())
        self.open()
        self.show_name()
        self.editor.grab_focus()

    def make_header(self):
        header = Gtk.HeaderBar()
        header.pack_start(self.make_button(Concertina.COMMAND_UNDO))
        header.pack_start(self.make_button(Concertina.COMMAND_REDO))
        header.pack_end(Gtk.Button(label="Save", action_name="win.save"))
        return header

    def make_button(self, command):
        button = Gtk.Button(
            icon_name=self.editor.get_command_icon(command),
            tooltip_text=self.editor.get_command_title(command),
            focus_on_click=False,
        )

        def update(editor):
            button.set_sensitive(editor.is_command_enabled(command))

        button.connect("clicked", lambda _: self.editor.execute(command))
        self.editor.connect("commands-changed", update)
        update(self.editor)
        return button

    def open(self):
        try:
            text = GLib.file_get_contents(self.path)[1].decode()
            self.editor.set_content(text, Concertina.TextFormat.JSON)
        except GLib.Error as error:
            # A note that is not there yet is a new one.
            if not error.matches(GLib.file_error_quark(), GLib.FileError.NOENT):
                self.show_error(error)
                self.editor.props.editable = False

    def save(self):
        """Returns whether the note is in the file."""
        try:
            text = self.editor.get_content(Concertina.TextFormat.JSON)
            GLib.file_set_contents(self.path, text.encode())
        except GLib.Error as error:
            self.show_error(error)
            return False
        self.editor.mark_saved()
        self.message.props.visible = False
        return True

    def show_error(self, error):
        self.message.props.label = error.message
        self.message.props.visible = True

    def show_name(self, *_):
        name = GLib.filename_display_basename(self.path)
        self.props.title = f"{name} (changed)" if self.editor.props.modified else name


path = sys.argv[1] if len(sys.argv) > 1 else "note.json"
app = Gtk.Application(application_id="io.github.concertina.PythonNotes")
app.connect("activate", lambda app: NoteWindow(path, application=app).present())
app.set_accels_for_action("window.close", ["<Control>q"])
app.set_accels_for_action("win.save", ["<Control>s"])
sys.exit(app.run(sys.argv[:1]))
