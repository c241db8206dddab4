import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkTextView.
@MainActor
public final class TextView: Widget {
  /// The text that the view shows.
  public let buffer: TextBuffer

  /// Creates a view of a buffer.
  public init(buffer: TextBuffer) {
    self.buffer = buffer
    super.init(adopting: madeByGtk(concertina_text_view_new(buffer.buffer)))
  }

  /// Creates another handle on an existing view; nil if the widget is not a text view.
  package init?(existing widget: Widget) {
    guard widget.isTextView,
      let buffer = gtk_text_view_get_buffer(widget.pointer())
    else { return nil }
    self.buffer = TextBuffer(retaining: OpaquePointer(buffer))
    super.init(retaining: widget.nativePointer)
  }

  var view: UnsafeMutablePointer<GtkTextView> { pointer() }

  /// Wraps lines between words, and inside words that are longer than a line.
  public func wrapLines() { gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR) }

  /// Whether the text can be edited.
  public var isEditable: Bool {
    get { call(gtk_text_view_get_editable) }
    set { call(gtk_text_view_set_editable, newValue) }
  }

  /// Whether Tab inserts a tab; if not, it moves the focus.
  public var acceptsTab: Bool {
    get { call(gtk_text_view_get_accepts_tab) }
    set { call(gtk_text_view_set_accepts_tab, newValue) }
  }

  /// Sets the space around paragraphs and between the lines of a paragraph, in pixels.
  package func setLineSpacing(above: Int, below: Int, insideWrap: Int) {
    call(gtk_text_view_set_pixels_above_lines, above)
    call(gtk_text_view_set_pixels_below_lines, below)
    call(gtk_text_view_set_pixels_inside_wrap, insideWrap)
  }

  /// Sets the default margins and indent of paragraphs, in pixels; a negative indent hangs.
  package func setParagraphs(leftMargin: Int, rightMargin: Int, indent: Int) {
    gtk_text_view_set_left_margin(view, gint(clamping: max(leftMargin, 0)))
    gtk_text_view_set_right_margin(view, gint(clamping: max(rightMargin, 0)))
    call(gtk_text_view_set_indent, indent)
  }

  /// The default justification of paragraphs, as a value of GtkJustification.
  package var justification: Int {
    get { self[.justification] }
    set { self[.justification] = newValue }
  }

  /// Sets the adjustments that the view scrolls with, once and for all.
  package func setAdjustments(horizontal: Adjustment, vertical: Adjustment) {
    concertina_text_view_set_adjustments(
      widgetPointer, horizontal.adjustment, vertical.adjustment)
  }

  /// The adjustment that the view scrolls with vertically.
  public var verticalAdjustment: Adjustment? {
    guard let adjustment = gtk_scrollable_get_vadjustment(nativePointer) else { return nil }
    return Adjustment(retaining: OpaquePointer(adjustment))
  }

  /// The adjustment that the view scrolls with horizontally.
  public var horizontalAdjustment: Adjustment? {
    guard let adjustment = gtk_scrollable_get_hadjustment(nativePointer) else { return nil }
    return Adjustment(retaining: OpaquePointer(adjustment))
  }

  /// Scrolls as little as necessary to show the caret.
  public func scrollToCaret() {
    gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer.buffer))
  }

  /// Returns the Pango context in which the view lays out text of a direction.
  ///
  /// It is the same object for the life of the view; its serial changes with the font, the
  /// resolution and the font options.
  package func pangoContext(for direction: TextDirection) -> PangoContext? {
    let context =
      direction == .rightToLeft
      ? gtk_text_view_get_rtl_context(view) : gtk_text_view_get_ltr_context(view)
    return context.map { PangoContext(retaining: $0) }
  }

  /// Makes sure that the view has laid out an edited line before it is painted, even if the next
  /// frame comes at once, as on a busy machine.
  package func awaitLayout() { concertina_text_view_await_layout(widgetPointer) }

  /// Draws the caret while plain text is being typed, exactly like GTK but at a lower cost.
  package func takeCaret() { concertina_text_view_take_caret(widgetPointer) }

  /// Whether any tag of the buffer draws a line under or through text.
  package var hasTagsWithLines: Bool { concertina_text_view_has_lines(widgetPointer) != 0 }

  /// The rectangle of the caret, in the coordinates of the view.
  package var caretRectangle: Rectangle { caretRectangleInText.moved(by: originOfText) }

  /// The rectangle of the caret in the text, however far that is scrolled.
  package var caretRectangleInText: Rectangle {
    var strong = GdkRectangle()
    gtk_text_view_get_cursor_locations(view, nil, &strong, nil)
    return Rectangle(strong)
  }

  /// The rectangle that GTK draws for the caret, in the coordinates of the view: the higher the
  /// caret, the wider it is, with its middle at the insertion point, and it is clipped at the edges
  /// of the view.
  package var paintedCaretRectangle: Rectangle {
    let caret = caretRectangle
    let share = DesktopSettings.current?.cursorAspectRatio ?? 0
    let stem = (caret.height * share).rounded(.down) + 1
    let left = min(max(caret.x - (stem / 2).rounded(.up), 0), max(Double(width) - 1, 0))
    let right = min(caret.x + (stem / 2).rounded(.up), Double(width))
    return Rectangle(x: left, y: caret.y, width: max(right - left, 1), height: caret.height)
  }

  /// The position of the beginning of the text, in the coordinates of the view.
  package var originOfText: (x: Double, y: Double) {
    var (x, y): (gint, gint) = (0, 0)
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, 0, 0, &x, &y)
    return (Double(x), Double(y))
  }

  /// Returns the top and the height of a line of the buffer, as the view knows them.
  package func verticalExtent(ofLine line: Int) -> (y: Int, height: Int) {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer.buffer, &position, gint(clamping: line))
    return verticalExtent(ofLineAt: &position)
  }

  /// The top and the height of the caret's line, as the view knows them.
  ///
  /// They are from the last time that the line was visible, perhaps at another width.
  package var caretLineExtent: (y: Double, height: Double) {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(
      buffer.buffer, &position, gtk_text_buffer_get_insert(buffer.buffer))
    let (y, height) = verticalExtent(ofLineAt: &position)
    return (Double(y), Double(height))
  }

  private func verticalExtent(ofLineAt position: inout GtkTextIter) -> (y: Int, height: Int) {
    var (y, height): (gint, gint) = (0, 0)
    gtk_text_view_get_line_yrange(view, &position, &y, &height)
    return (Int(y), Int(height))
  }
}

extension Property where Owner: TextView, Value == Int {
  fileprivate static var justification: Self { Property("justification") }
}
