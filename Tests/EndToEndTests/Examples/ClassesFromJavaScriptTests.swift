import ConcertinaTesting
import XCTest

/// The composer, used from JavaScript.
final class ClassesFromJavaScriptTests: WindowTestCase {
  func testAHandlerThatThrowsOrReturnsNothingKeepsTheMessage() throws {
    let program = """
      imports.gi.versions.Gtk = '4.0';
      imports.gi.versions.Concertina = '0';
      const {Concertina, GLib, Gtk} = imports.gi;
      Gtk.init();
      Concertina.init();

      function find(widget, name) {
          if (widget.get_name() === name || widget.has_css_class(name))
              return widget;
          for (let child = widget.get_first_child(); child; child = child.get_next_sibling()) {
              const found = find(child, name);
              if (found)
                  return found;
          }
          return null;
      }

      function shown(composer) {
          const pending = composer.get_pending_messages().recursiveUnpack();
          return JSON.stringify([composer.text, ...pending.map(message => message.slice(1))]);
      }

      function send(handler) {
          const composer = new Concertina.ExpandableToolbar({text: 'kept'});
          const window = new Gtk.Window({child: composer});
          window.present();
          composer.connect('send', handler);
          find(composer, 'send').emit('clicked');
          while (composer.sending)
              GLib.MainContext.default().iteration(true);
          print(shown(composer));
          for (const [id] of composer.get_pending_messages().recursiveUnpack())
              composer.edit_message(id);
          print(shown(composer));
          window.destroy();
      }

      send(() => { throw new Error('no key'); });
      send(() => {});
      send(composer => {
          composer.finish_send();
          return true;
      });
      """
    let failed =
      #"["",["kept","failed","The message could not be sent."]]"# + "\n" + #"["kept"]"# + "\n"
    let sent = #"[""]"# + "\n"
    XCTAssertEqual(
      try LanguageExamples.shared.get().runJavaScript(program), failed + failed + sent + sent)
  }
}
