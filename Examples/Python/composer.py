"""A conversation with a composer below it. Every third message fails, and can be sent again."""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Concertina", "0")
from gi.repository import Concertina, GLib, Gtk


class ComposerWindow(Gtk.ApplicationWindow):
    def __init__(self, **properties):
        super().__init__(title="Composer", default_width=360, default_height=400, **properties)
        self.count = 0
        self.messages = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, valign=Gtk.Align.END)
        self.messages.props.margin_start = self.messages.props.margin_bottom = 12
        composer = Concertina.ExpandableToolbar(placeholder_text="Message", max_lines=4)
        composer.connect("send", self.send)
        conversation = Gtk.ScrolledWindow(child=self.messages, vexpand=True)
        self.set_child(Concertina.ComposerPage(content=conversation, toolbar=composer))
        composer.grab_focus()

    def send(self, composer, text):
        """Sends a message as over a network: it takes a while, and may fail."""
        GLib.timeout_add(300, self.arrived, composer, text)
        return True

    def arrived(self, composer, text):
        self.count += 1
        if self.count % 3 == 0:
            composer.fail_send("The network is down")
        else:
            self.messages.append(Gtk.Label(label=text, xalign=0, wrap=True))
            composer.finish_send()
        return GLib.SOURCE_REMOVE


app = Gtk.Application(application_id="io.github.concertina.PythonComposer")
app.connect("activate", lambda app: ComposerWindow(application=app).present())
app.set_accels_for_action("window.close", ["<Control>q"])
sys.exit(app.run(sys.argv))
