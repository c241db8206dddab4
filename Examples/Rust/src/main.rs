// A rich text with its Markdown below it, without a binding of its own for Rust: classes, properties and
// signals are found by their names, and a function is declared before it is called.
use gtk::glib;
use gtk::prelude::*;
use std::os::raw::{c_char, c_int, c_void};

extern "C" {
    fn concertina_init();
    fn concertina_editor_view_execute(editor: *mut c_void, command: *const c_char) -> c_int;
}

const INTERFACE: &str = r#"
<interface>
  <object class="GtkBox" id="content">
    <property name="orientation">vertical</property>
    <child>
      <object class="ConcertinaFormattingToolbar">
        <property name="commands">bold
italic
bulleted-list</property>
      </object>
    </child>
    <child>
      <object class="GtkButton" id="heading">
        <property name="label">Heading</property>
        <property name="focus-on-click">0</property>
      </object>
    </child>
    <child>
      <object class="ConcertinaEditorView" id="editor">
        <property name="accessible-name">Text</property>
        <property name="placeholder-text">Write something</property>
      </object>
    </child>
    <child>
      <object class="GtkLabel">
        <property name="label" bind-source="editor" bind-property="markdown" bind-flags="sync-create"/>
        <property name="xalign">0</property>
      </object>
    </child>
    <child>
      <object class="GtkLabel">
        <property name="label">Changed</property>
        <property name="visible" bind-source="editor" bind-property="modified" bind-flags="sync-create"/>
      </object>
    </child>
  </object>
</interface>
"#;

fn open_window(app: &gtk::Application) {
    let builder = gtk::Builder::from_string(INTERFACE);
    let content: gtk::Widget = builder.object("content").expect("the content");
    let editor: gtk::Widget = builder.object("editor").expect("the editor");
    let heading: gtk::Button = builder.object("heading").expect("the button");
    let window = gtk::ApplicationWindow::new(app);
    window.set_title(Some("Rich text"));
    window.set_default_size(420, 320);
    window.set_child(Some(&content));
    let title = window.downgrade();
    let _ = editor.connect_local("height-changed", false, move |values| {
        let height = values[1].get::<i32>().ok()?;
        title.upgrade()?.set_title(Some(&format!("{height} pixels")));
        None
    });
    let edited = editor.clone();
    heading.connect_clicked(move |_| {
        // The library finds out by itself whether this is an editor.
        unsafe {
            concertina_editor_view_execute(edited.as_ptr().cast(), b"style-heading-1\0".as_ptr().cast());
        }
    });
    editor.grab_focus();
    window.present();
}

fn main() {
    // The interface names classes of the library.
    unsafe { concertina_init() };
    let app = gtk::Application::new(Some("io.github.concertina.RustRichText"), Default::default());
    app.connect_activate(open_window);
    app.set_accels_for_action("window.close", &["<Control>q"]);
    app.run_with_args::<glib::GString>(&[]);
}
