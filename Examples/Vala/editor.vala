// A window with an editor that grows with its text.
class EditorWindow : Gtk.ApplicationWindow {
    public EditorWindow (Gtk.Application app) {
        Object (application: app, title: "Editor", default_width: 360, default_height: 320);
        var box = new Gtk.Box (Gtk.Orientation.VERTICAL, 6) {
            margin_start = 12, margin_end = 12, margin_top = 12
        };
        var enabled = new Gtk.CheckButton.with_label ("Enabled") { active = true };
        var border = new Gtk.CheckButton.with_label ("Border") { active = true };
        var digits = new Gtk.CheckButton.with_label ("Must contain a digit");
        var status = new Gtk.Label (null) { xalign = 0 };
        var editor = new Concertina.AutoHeightEditor () {
            max_lines = 5,
            accessible_name = "Message",
            placeholder_text = "Write something",
            disabled_placeholder = "Writing is turned off"
        };
        enabled.bind_property ("active", editor, "enabled", BindingFlags.SYNC_CREATE);
        border.bind_property ("active", editor, "has-border", BindingFlags.SYNC_CREATE);
        digits.toggled.connect (() => {
            editor.pattern = digits.active ? "[0-9]" : null;
        });
        editor.notify["match"].connect (() => {
            var values = (EnumClass) typeof (Concertina.EditorMatch).class_ref ();
            status.label = "The text is " + values.get_value (editor.match).value_nick;
        });
        foreach (Gtk.Widget widget in new Gtk.Widget[] { editor, enabled, border, digits, status }) {
            box.append (widget);
        }
        child = box;
        editor.grab_focus ();
    }
}

int main (string[] arguments) {
    var app = new Gtk.Application ("io.github.concertina.ValaEditor", ApplicationFlags.FLAGS_NONE);
    app.activate.connect (() => new EditorWindow (app).present ());
    app.set_accels_for_action ("window.close", { "<Control>q" });
    return app.run (arguments);
}
