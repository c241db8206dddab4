// A chat with several rooms: formatted messages, a draft in each room, and a network that can fail.
class Room : Object {
    public string name { get; construct; }
    public Gtk.Box messages { get; construct; }

    public Room (string name) {
        Object (name: name, messages: new Gtk.Box (Gtk.Orientation.VERTICAL, 6) { valign = Gtk.Align.END });
    }

    public void append (string text) {
        // What a user writes may be anything: it is shown as text if it cannot be read.
        var label = new Concertina.RichLabel () { selectable = true, halign = Gtk.Align.START };
        try {
            label.set_content (text, Concertina.TextFormat.MARKDOWN);
        } catch (Error error) {
            label.text = text;
        }
        messages.append (label);
    }
}

class ChatWindow : Gtk.ApplicationWindow {
    private Gtk.CheckButton online = new Gtk.CheckButton.with_label ("Online") { active = true };
    private Gtk.Stack rooms = new Gtk.Stack ();
    private Concertina.ExpandableToolbar composer = new Concertina.ExpandableToolbar () {
        placeholder_text = "Message", max_lines = 6, max_length = 500
    };

    public ChatWindow (Gtk.Application app) {
        Object (application: app, title: "Chat", default_width: 420, default_height: 420);
        foreach (unowned string name in new string[] { "Orchard", "Kitchen" }) {
            var room = new Room (name);
            var page = new Gtk.ScrolledWindow () { child = room.messages, vexpand = true };
            rooms.add_titled (page, name, name);
            page.set_data ("room", room);
        }
        // Each room has its own text, and its own messages that have not arrived.
        rooms.bind_property ("visible-child-name", composer, "conversation", BindingFlags.SYNC_CREATE);
        composer.send.connect ((text) => {
            deliver.begin (text, rooms.visible_child.get_data<Room> ("room"));
            return true;
        });
        online.toggled.connect (() => {
            if (online.active && composer.can_retry) composer.retry ();
        });
        // What has become of a message is said in the room where it was written.
        var switcher = new Gtk.StackSwitcher () { stack = rooms };
        composer.bind_property ("sending", switcher, "sensitive", BindingFlags.INVERT_BOOLEAN);
        var content = new Gtk.Box (Gtk.Orientation.VERTICAL, 6);
        content.append (switcher);
        content.append (online);
        content.append (rooms);
        child = new Concertina.ComposerPage () { content = content, toolbar = composer };
        composer.grab_focus ();
    }

    // A message takes a while.
    private async void deliver (string text, Room room) {
        Timeout.add (200, deliver.callback);
        yield;
        if (!online.active) {
            composer.fail_send ("There is no network");
            return;
        }
        room.append (text);
        composer.finish_send ();
    }
}

int main (string[] arguments) {
    var app = new Gtk.Application ("io.github.concertina.ValaChat", ApplicationFlags.FLAGS_NONE);
    app.activate.connect (() => new ChatWindow (app).present ());
    app.set_accels_for_action ("window.close", { "<Control>q" });
    return app.run (arguments);
}
