// A window with an editor that grows with its text.
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.Concertina = '0';
const {Concertina, GObject, Gtk} = imports.gi;

const EditorWindow = GObject.registerClass(class EditorWindow extends Gtk.ApplicationWindow {
    _init(properties) {
        super._init({title: 'Editor', default_width: 360, default_height: 320, ...properties});
        const box = new Gtk.Box({
            orientation: Gtk.Orientation.VERTICAL, spacing: 6,
            margin_start: 12, margin_end: 12, margin_top: 12,
        });
        const enabled = new Gtk.CheckButton({label: 'Enabled', active: true});
        const border = new Gtk.CheckButton({label: 'Border', active: true});
        const digits = new Gtk.CheckButton({label: 'Must contain a digit'});
        const status = new Gtk.Label({xalign: 0});
        const editor = new Concertina.AutoHeightEditor({
            max_lines: 5,
            accessible_name: 'Message',
            placeholder_text: 'Write something',
            disabled_placeholder: 'Writing is turned off',
        });
        enabled.bind_property('active', editor, 'enabled', GObject.BindingFlags.SYNC_CREATE);
        border.bind_property('active', editor, 'has-border', GObject.BindingFlags.SYNC_CREATE);
        digits.connect('toggled', () => {
            editor.pattern = digits.active ? '[0-9]' : null;
        });
        editor.connect('notify::match', () => {
            const isMatched = editor.match === Concertina.EditorMatch.MATCHED;
            status.label = `The text is ${isMatched ? 'matched' : 'unmatched'}`;
        });
        for (const widget of [editor, enabled, border, digits, status])
            box.append(widget);
        this.set_child(box);
        editor.grab_focus();
    }
});

const app = new Gtk.Application({application_id: 'io.github.concertina.JavaScriptEditor'});
app.connect('activate', () => new EditorWindow({application: app}).present());
app.set_accels_for_action('window.close', ['<Control>q']);
app.run([imports.system.programInvocationName, ...ARGV]);
