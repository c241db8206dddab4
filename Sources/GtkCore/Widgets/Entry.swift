import CGtk
import CGtkShims

/// A handle on a GtkEntry: a line of text.
@MainActor
public class Entry: Widget {
  /// Makes an empty entry.
  public convenience init() {
    self.init(adopting: madeByGtk(gtk_entry_new()))
  }

  /// Makes an empty entry that gives no hidden text away to assistive programs.
  ///
  /// GTK 4.8 answers them with the text as it is, also while a dot stands for each character.
  public static func makeDiscreet() -> Entry {
    Entry(adopting: madeByGtk(concertina_entry_new()))
  }

  /// The line in the entry, which has the focus and the caret.
  public final var line: TextLine {
    TextLine(retaining: checked(gtk_editable_get_delegate(nativePointer)))
  }

  /// Whether the entry has a frame of its own.
  public final func setHasFrame(_ hasFrame: Bool) {
    gtk_entry_set_has_frame(pointer(), hasFrame ? 1 : 0)
  }

  /// The text, of one line.
  public final var text: String {
    get { String(cString: gtk_editable_get_text(nativePointer)) }
    set { gtk_editable_set_text(nativePointer, newValue) }
  }

  /// How many characters the entry is wide at least.
  public final func setWidth(inCharacters count: Int) {
    gtk_editable_set_width_chars(nativePointer, gint(clamping: count))
  }

  /// Shown while there is no text.
  public final func setPlaceholder(_ text: String) {
    setProperty("placeholder-text", to: text)
    setAccessiblePlaceholder(text)
  }

  /// Called when the user presses Enter in it.
  public final func onActivated(_ handler: @escaping @MainActor () -> Void) {
    connect("activate") { _ in handler() }
  }

  /// Called when the text has changed, by whomever.
  @discardableResult
  public final func onTextChanged(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    nonisolated(unsafe) let native = nativePointer
    return connect("changed") { _ in handler(String(cString: gtk_editable_get_text(native))) }
  }
}

/// A handle on a GtkSearchEntry: an entry with a magnifying glass and a button to clear it.
@MainActor
public final class SearchEntry: Entry {
  /// Makes an empty search entry.
  public convenience init() {
    self.init(adopting: madeByGtk(gtk_search_entry_new()))
  }

  /// Called when the user presses Escape in it.
  public func onStop(_ handler: @escaping @MainActor () -> Void) {
    connect("stop-search") { _ in handler() }
  }

  /// Called when the user asks for the next hit (Ctrl+G) or, with -1, for the one before.
  public func onStepped(_ handler: @escaping @MainActor (_ step: Int) -> Void) {
    connect("next-match") { _ in handler(1) }
    connect("previous-match") { _ in handler(-1) }
  }
}
