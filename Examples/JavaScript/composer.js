// A conversation with a composer below it. Every third message fails, and can be sent again.
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.Concertina = '0';
const {Concertina, GLib, GObject, Gtk} = imports.gi;

const ComposerWindow = GObject.registerClass(class ComposerWindow extends Gtk.ApplicationWindow {
    _init(properties) {
        super._init({title: 'Composer', default_width: 360, default_height: 400, ...properties});
        this._count = 0;
        this._messages = new Gtk.Box({
            orientation: Gtk.Orientation.VERTICAL, spacing: 6, valign: Gtk.Align.END,
            margin_start: 12, margin_bottom: 12,
        });
        const composer = new Concertina.ExpandableToolbar({placeholder_text: 'Message'});
        composer.connect('send', (_, text) => this._send(composer, text));
        const conversation = new Gtk.ScrolledWindow({child: this._messages, vexpand: true});
        this.set_child(new Concertina.ComposerPage({content: conversation, toolbar: composer}));
        composer.grab_focus();
    }

    // Sends a message as over a network: it takes a while, and may fail.
    _send(composer, text) {
        GLib.timeout_add(GLib.PRIORITY_DEFAULT, 300, () => {
            this._count += 1;
            if (this._count % 3 === 0) {
                composer.fail_send('The network is down');
            } else {
                this._messages.append(new Gtk.Label({label: text, xalign: 0, wrap: true}));
                composer.finish_send();
            }
            return GLib.SOURCE_REMOVE;
        });
        return true;
    }
});

const app = new Gtk.Application({application_id: 'io.github.concertina.JavaScriptComposer'});
app.connect('activate', () => new ComposerWindow({application: app}).present());
app.set_accels_for_action('window.close', ['<Control>q']);
app.run([imports.system.programInvocationName, ...ARGV]);
