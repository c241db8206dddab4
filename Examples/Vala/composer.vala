// A conversation with a composer below it. Every third message fails, and can be sent again.
class ComposerWindow : Gtk.ApplicationWindow {
    private int count = 0;
    private Gtk.Box messages;

    public ComposerWindow (Gtk.Application app) {
        Object (application: app, title: "Composer", default_width: 360, default_height: 400);
        messages = new Gtk.Box (Gtk.Orientation.VERTICAL, 6) {
            valign = Gtk.Align.END, margin_start = 12, margin_bottom = 12
        };
        var composer = new Concertina.ExpandableToolbar () { placeholder_text = "Message" };
        composer.send.connect ((text) => {
            arrive.begin (composer, text);
            return true;
        });
        child = new Concertina.ComposerPage () {
            content = new Gtk.ScrolledWindow () { child = messages, vexpand = true },
            toolbar = composer
        };
        composer.grab_focus ();
    }

    // Sends a message as over a network: it takes a while, and may fail.
    private async void arrive (Concertina.ExpandableToolbar composer, string text) {
        Timeout.add (300, arrive.callback);
        yield;
        count++;
        if (count % 3 == 0) {
            composer.fail_send ("The network is down");
            return;
        }
        messages.append (new Gtk.Label (text) { xalign = 0, wrap = true });
        composer.finish_send ();
    }
}

int main (string[] arguments) {
    var app = new Gtk.Application ("io.github.concertina.ValaComposer", ApplicationFlags.FLAGS_NONE);
    app.activate.connect (() => new ComposerWindow (app).present ());
    app.set_accels_for_action ("window.close", { "<Control>q" });
    return app.run (arguments);
}
