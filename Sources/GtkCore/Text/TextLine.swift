import CGtk
import CGtkShims

/// A handle on a GtkText: the line of an ``Entry`` that is written in.
///
/// A line of its own would be nothing to a screen reader: GTK 4.8 gives text to those only that have a
/// line for their delegate.
///
/// Positions are offsets in Unicode scalars. What a person, an input method or an assistive program
/// changes passes the two gates ``onInsertion(_:)`` and ``onDeletion(_:)``.
@MainActor
public final class TextLine: Widget {
  /// A handle on a line that somebody else owns.
  public override init(retaining pointer: OpaquePointer) { super.init(retaining: pointer) }

  /// Lets GTK remember nothing that could be undone, for an owner who does so itself.
  public func disableUndo() { gtk_editable_set_enable_undo(nativePointer, 0) }

  var view: UnsafeMutablePointer<GtkText> { pointer() }

  // The line owns its buffer.
  var buffer: UnsafeMutablePointer<GtkEntryBuffer> { gtk_text_get_buffer(view) }

  // MARK: Text

  /// The text.
  public var text: String { String(cString: gtk_entry_buffer_get_text(buffer)) }

  /// The number of Unicode scalars in the text.
  public var scalarCount: Int { Int(gtk_entry_buffer_get_length(buffer)) }

  /// The most bytes that GTK keeps in a line; what is more would be cut without a word.
  public static let mostBytes = 65_534

  /// Puts a text in place of a range, through the gates.
  public func replace(_ range: Range<Int>, with text: String) {
    if !range.isEmpty {
      gtk_editable_delete_text(
        nativePointer, gint(clamping: range.lowerBound), gint(clamping: range.upperBound))
    }
    guard !text.isEmpty else { return }
    var place = gint(clamping: range.lowerBound)
    gtk_editable_insert_text(nativePointer, text, -1, &place)
  }

  /// Puts a text in place of a range, and lets neither the gates nor assistive programs hear of it.
  public func replaceSecretly(_ range: Range<Int>, with text: String) {
    if !range.isEmpty {
      gtk_entry_buffer_delete_text(buffer, guint(range.lowerBound), gint(range.count))
    }
    guard !text.isEmpty else { return }
    gtk_entry_buffer_insert_text(buffer, guint(range.lowerBound), text, -1)
  }

  /// Keeps the text in memory that is not swapped out, and forgets the one that was there.
  public func keepSecret(_ isSecret: Bool) {
    let buffer = isSecret ? gtk_password_entry_buffer_new() : gtk_entry_buffer_new(nil, 0)
    gtk_text_set_buffer(view, buffer)
    buffer.map { g_object_unref($0) }
  }

  /// The name of the class that keeps the text, such as `GtkPasswordEntryBuffer`.
  public var bufferTypeName: String {
    String(cString: concertina_object_type_name(UnsafeRawPointer(buffer)))
  }

  /// Whether the text can be read; otherwise a dot stands for each character.
  public var isTextVisible: Bool {
    get { gtk_text_get_visibility(view) != 0 }
    set { gtk_text_set_visibility(view, newValue ? 1 : 0) }
  }

  /// Whether a person can change the text.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(nativePointer) != 0 }
    set { gtk_editable_set_editable(nativePointer, newValue ? 1 : 0) }
  }

  // MARK: Caret

  /// Where the caret stands; setting it also drops the selection.
  public var caret: Int {
    get { Int(gtk_editable_get_position(nativePointer)) }
    set { gtk_editable_set_position(nativePointer, gint(clamping: newValue)) }
  }

  /// What is selected; empty at the caret if nothing is.
  public var selection: Range<Int> {
    var (start, end): (gint, gint) = (0, 0)
    guard gtk_editable_get_selection_bounds(nativePointer, &start, &end) != 0 else {
      return caret..<caret
    }
    return Int(start)..<Int(end)
  }

  /// Selects from an offset to the caret.
  public func select(anchor: Int, caret: Int) {
    gtk_editable_select_region(nativePointer, gint(clamping: anchor), gint(clamping: caret))
  }

  /// Selects the whole text.
  public func selectAll() { select(anchor: 0, caret: scalarCount) }

  /// Takes out what is selected, through the gate.
  package func deleteSelection() { gtk_editable_delete_selection(nativePointer) }

  /// How far from the left edge the end of the text is, in pixels.
  public var endOfText: Double { place(of: scalarCount) }

  func place(of offset: Int) -> Double {
    var strong = graphene_rect_t()
    gtk_text_compute_cursor_extents(view, gsize(offset), &strong, nil)
    return Double(strong.origin.x)
  }

  /// Moves the focus here without selecting anything.
  @discardableResult
  public func focusWithoutSelecting() -> Bool {
    gtk_text_grab_focus_without_selecting(view) != 0
  }

  // MARK: Input methods

  /// Tells input methods what the text is.
  public func setInputPurpose(_ purpose: TextView.InputPurpose) {
    gtk_text_set_input_purpose(view, purpose.value)
  }

  /// Called with the text of a composition in progress whenever it changes; empty when it ends.
  @discardableResult
  public func onPreeditChanged(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    connect("preedit-changed") { handler($0.string(0)) }
  }
}
