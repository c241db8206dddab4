import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkEntry: a line of text.
@MainActor
public class Entry: Widget {
  /// Creates an empty entry.
  public convenience init() {
    self.init(adopting: Self.make())
  }

  /// Creates the widget of this class.
  class func make() -> OpaquePointer { madeByGtk(gtk_entry_new()) }

  /// Creates an empty entry that does not reveal hidden text to assistive technologies.
  ///
  /// GTK 4.8 provides them with the real text, even while a dot is shown for each character.
  public static func makeDiscreet() -> Entry {
    Entry(adopting: madeByGtk(concertina_entry_new()))
  }

  /// The line inside the entry, which has the focus and the caret.
  package final var line: TextLine {
    TextLine(retaining: checked(gtk_editable_get_delegate(nativePointer)))
  }

  /// Whether the entry draws a frame.
  public final var hasFrame: Bool {
    get { call(gtk_entry_get_has_frame) }
    set { call(gtk_entry_set_has_frame, newValue) }
  }

  /// The text, a single line.
  public final var text: String {
    get { call(gtk_editable_get_text) }
    set { call(gtk_editable_set_text, newValue) }
  }

  /// The minimum width of the entry, in characters; nil for the natural width.
  public final var widthInCharacters: Int? {
    get {
      let width: Int = call(gtk_editable_get_width_chars)
      return width < 0 ? nil : width
    }
    set { call(gtk_editable_set_width_chars, newValue ?? -1) }
  }

  /// The placeholder, which is shown while there is no text.
  public final var placeholder: String {
    get { self[.placeholderText] }
    set {
      self[.placeholderText] = newValue
      setAccessiblePlaceholder(newValue)
    }
  }

  /// Called when the user presses Enter in the entry.
  @discardableResult
  public final func onActivated(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.activate) { _ in handler() }
  }

  /// Called when the text has changed, by the user or by code.
  @discardableResult
  public final func onTextChanged(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    connect(.changed) { handler(String(cString: gtk_editable_get_text($0.native))) }
  }
}

/// A handle on a GtkSearchEntry: an entry with a magnifying glass and a button to clear it.
@MainActor
public final class SearchEntry: Entry {
  override class func make() -> OpaquePointer { madeByGtk(gtk_search_entry_new()) }

  /// Called when the user presses Escape in the entry.
  @discardableResult
  public func onStop(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.stopSearch) { _ in handler() }
  }

  /// Called when the user requests the next match (Ctrl+G) or, with -1, the previous one.
  @discardableResult
  public func onStepped(
    _ handler: @escaping @MainActor (_ step: Int) -> Void
  ) -> SignalConnection {
    SignalConnection(joining: [
      connect(.nextMatch) { _ in handler(1) }, connect(.previousMatch) { _ in handler(-1) },
    ])
  }
}

extension Signal where Emitter: Entry, Arguments == Void, Result == Void {
  fileprivate static var activate: Self { Signal("activate") }
  fileprivate static var changed: Self { Signal("changed") }
}

extension Signal where Emitter: SearchEntry, Arguments == Void, Result == Void {
  fileprivate static var stopSearch: Self { Signal("stop-search") }
  fileprivate static var nextMatch: Self { Signal("next-match") }
  fileprivate static var previousMatch: Self { Signal("previous-match") }
}

extension Property where Owner: Entry, Value == String {
  fileprivate static var placeholderText: Self { Property("placeholder-text") }
}
