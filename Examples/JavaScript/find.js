// A text with formats in which one can find and replace, with an outline beside it.
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.Concertina = '0';
const {Concertina, Gio, GObject, Gtk} = imports.gi;

const TEXT = `# Fruit

A plum is a fruit, and so is a pear. A **plum** is purple.

## Trees

Plums grow on trees.
`;

const FindWindow = GObject.registerClass(class extends Gtk.ApplicationWindow {
    _init(properties) {
        super._init({title: 'Fruit', default_width: 560, default_height: 420, ...properties});
        this.editor = new Concertina.EditorView({
            text: TEXT, accessible_name: 'Text', shows_line_numbers: true, hexpand: true,
        });
        this.readMarkdown();
        this.bar = new Concertina.FindBar({text_widget: this.editor});
        this.status = new Gtk.Label({xalign: 0});
        this.result = new Gtk.Label({xalign: 0});
        this.bar.connect('changed', () => this.showHits());
        this.bar.connect('replaced', (bar, count) => {
            this.result.label = `${count} replaced`;
        });
        this.addAction('find', () => {
            this.bar.search_mode_enabled = true;
            this.bar.grab_focus();
        });
        this.addAction('replace', () => this.bar.open_replacing());
        this.set_child(this.makeContent());
        this.editor.grab_focus();
    }

    // Without cmark-gfm the text stays as it is written.
    readMarkdown() {
        try {
            this.editor.set_content(TEXT, Concertina.TextFormat.MARKDOWN);
        } catch (error) {
            log(error.message);
        }
        this.editor.select_range(0, 0);
    }

    makeContent() {
        const outline = new Concertina.OutlineView({text_widget: this.editor, width_request: 140});
        const columns = new Gtk.Box({vexpand: true});
        columns.append(outline);
        columns.append(this.editor);
        const box = new Gtk.Box({orientation: Gtk.Orientation.VERTICAL, spacing: 6});
        for (const widget of [this.bar, columns, this.status, this.result])
            box.append(widget);
        return box;
    }

    addAction(name, activate) {
        const action = new Gio.SimpleAction({name});
        action.connect('activate', activate);
        this.add_action(action);
    }

    showHits() {
        const {query, error, hit_count: count, current_hit: current} = this.bar;
        this.status.label = error || (query ? `Hit ${current} of ${count}` : '');
    }
});

const app = new Gtk.Application({application_id: 'io.github.concertina.JavaScriptFind'});
app.connect('activate', () => new FindWindow({application: app}).present());
const keys = {'window.close': '<Control>q', 'win.find': '<Control>f', 'win.replace': '<Control>h'};
for (const [action, key] of Object.entries(keys))
    app.set_accels_for_action(action, [key]);
app.run([imports.system.programInvocationName, ...ARGV]);
