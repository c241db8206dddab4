import CConcertinaGtk
import TextMetrics
import XCTest

/// A `GtkTextView` of one font, laid out at any width without waiting for frames.
final class RealTextView {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let view: UnsafeMutablePointer<GtkTextView>
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>

  /// Far more than any of the texts needs: everything is on screen, so everything gets laid out.
  private static let allocatedHeight: Int32 = 1_000_000

  init(cssClass: String) throws {
    widget = try XCTUnwrap(gtk_text_view_new())
    view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    buffer = try XCTUnwrap(gtk_text_view_get_buffer(view))
    gtk_widget_add_css_class(widget, cssClass)
  }

  var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  func environment(caretParagraph: Int) -> TextEnvironment? {
    guard let leftToRight = gtk_text_view_get_ltr_context(view),
      let rightToLeft = gtk_text_view_get_rtl_context(view)
    else { return nil }
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    return TextEnvironment(
      leftToRightContext: leftToRight, rightToLeftContext: rightToLeft,
      defaultDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      caretDirection: CaretDirection(paragraph: caretParagraph, direction: .leftToRight))
  }

  var isRightToLeft: Bool {
    get { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_direction(widget, newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  func apply(_ style: ParagraphStyle) {
    gtk_text_view_set_wrap_mode(view, style.wrapMode.gtkMode)
    gtk_text_view_set_pixels_above_lines(view, Int32(style.pixelsAboveLines))
    gtk_text_view_set_pixels_below_lines(view, Int32(style.pixelsBelowLines))
    gtk_text_view_set_pixels_inside_wrap(view, Int32(style.pixelsInsideWrap))
    gtk_text_view_set_left_margin(view, Int32(style.leftMargin))
    gtk_text_view_set_right_margin(view, Int32(style.rightMargin))
    gtk_text_view_set_indent(view, Int32(style.indent))
  }

  /// Sets the text with the caret in a paragraph, and lays all of it out.
  func show(_ text: String, caretParagraph: Int, width: Int) {
    // GTK lays out the paragraph with the caret at once: not at the width of the text before, which
    // may be one at which Pango ends the process.
    gtk_text_buffer_set_text(buffer, "", 0)
    layOut(width: width)
    gtk_text_buffer_set_text(buffer, text, Int32(text.utf8.count))
    var caret = start(ofParagraph: caretParagraph)
    gtk_text_buffer_place_cursor(buffer, &caret)
    layOut(width: width)
  }

  /// Tags the stretches of every long paragraph, as an editor over a view does.
  func cutLongParagraphs() {
    let tag = gtk_text_tag_new(nil)
    var value = GValue()
    g_value_init(&value, GType(15 << 2))  // G_TYPE_DOUBLE
    g_value_set_double(&value, LongParagraph.scale)
    let object = UnsafeMutableRawPointer(tag)?.assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, "scale", &value)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    g_object_unref(tag)
    for paragraph in 0..<paragraphCount {
      let stretches = RealParagraphs(view: self).withParagraph(
        at: paragraph, characterLimit: .max
      ) { utf8, _ in LongParagraph.stretches(in: utf8) }
      for stretch in stretches {
        var from = start(ofParagraph: paragraph)
        var to = from
        gtk_text_iter_forward_chars(&from, Int32(stretch.scalars.lowerBound))
        gtk_text_iter_forward_chars(&to, Int32(stretch.scalars.upperBound))
        gtk_text_buffer_apply_tag(buffer, tag, &from, &to)
      }
    }
  }

  /// Lays out the view twice, because one allocation can leave old heights in place; two of
  /// different heights do not.
  func layOut(width: Int) {
    for height in [Self.allocatedHeight, Self.allocatedHeight + 1] {
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, Int32(width), nil, nil, nil, nil)
      gtk_widget_allocate(widget, Int32(width), height, -1, nil)
    }
  }

  var paragraphCount: Int { Int(gtk_text_buffer_get_line_count(buffer)) }

  /// The bottom of the last paragraph.
  var textHeight: Int {
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    var top: Int32 = 0
    var height: Int32 = 0
    gtk_text_view_get_line_yrange(view, &end, &top, &height)
    return Int(top + height)
  }

  private func advanceToNextLine(_ place: inout GtkTextIter) -> Bool {
    let before = place
    gtk_text_view_forward_display_line(view, &place)
    var start = place
    gtk_text_view_backward_display_line_start(view, &start)
    var old = before
    return gtk_text_iter_compare(&start, &old) > 0
  }

  /// Returns the y coordinate at which the lines after the first ones begin; nil if there are none.
  func bottom(ofFirstLines lines: Int, style: ParagraphStyle) -> Int? {
    var place = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &place)
    for _ in 0..<lines where !advanceToNextLine(&place) { return nil }
    if gtk_text_iter_starts_line(&place) != 0 {
      var top: Int32 = 0
      gtk_text_view_get_line_yrange(view, &place, &top, nil)
      return Int(top)
    }
    return topOfLine(startingAt: place) - style.pixelsInsideWrap + style.pixelsBelowLines
  }

  /// A character's rectangle is as high as its own font; the highest reaches the top of the line.
  private func topOfLine(startingAt start: GtkTextIter) -> Int {
    var place = start
    var end = start
    if !advanceToNextLine(&end) { gtk_text_buffer_get_end_iter(buffer, &end) }
    var top = Int.max
    repeat {
      var location = GdkRectangle()
      gtk_text_view_get_iter_location(view, &place, &location)
      top = min(top, Int(location.y))
    } while gtk_text_iter_forward_char(&place) != 0 && gtk_text_iter_ends_line(&place) == 0
      && gtk_text_iter_compare(&place, &end) < 0
    return top
  }

  /// The strong caret at an offset in a paragraph.
  func caret(paragraph: Int, offset: Int) -> CaretRectangle {
    var place = start(ofParagraph: paragraph)
    gtk_text_iter_forward_chars(&place, Int32(offset))
    var strong = GdkRectangle()
    gtk_text_view_get_cursor_locations(view, &place, &strong, nil)
    return CaretRectangle(x: Int(strong.x), y: Int(strong.y), height: Int(strong.height))
  }

  func characterCount(ofParagraph paragraph: Int) -> Int {
    var place = start(ofParagraph: paragraph)
    if gtk_text_iter_ends_line(&place) == 0 { gtk_text_iter_forward_to_line_end(&place) }
    return Int(gtk_text_iter_get_line_offset(&place))
  }

  private func start(ofParagraph paragraph: Int) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &place, Int32(paragraph))
    return place
  }

  fileprivate func slice(
    ofParagraph paragraph: Int, characterLimit: Int
  ) -> (UnsafeMutablePointer<CChar>?, Bool) {
    var from = start(ofParagraph: paragraph)
    var to = from
    gtk_text_iter_forward_line(&to)
    let length = Int(gtk_text_iter_get_offset(&to) - gtk_text_iter_get_offset(&from))
    let isWhole = length <= characterLimit
    if !isWhole {
      to = from
      gtk_text_iter_forward_chars(&to, Int32(characterLimit))
    }
    return (gtk_text_iter_get_slice(&from, &to), isWhole)
  }
}

/// The buffer's own lines.
struct RealParagraphs: ParagraphSource {
  let view: RealTextView

  var paragraphCount: Int { view.paragraphCount }

  func withParagraph<Result>(
    at index: Int,
    characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result {
    let (slice, isWhole) = view.slice(ofParagraph: index, characterLimit: characterLimit)
    defer { g_free(slice) }
    let bytes = UnsafeRawPointer(slice)?.assumingMemoryBound(to: UInt8.self)
    return body(UnsafeBufferPointer(start: bytes, count: slice.map { strlen($0) } ?? 0), isWhole)
  }
}

extension ParagraphStyle.WrapMode {
  fileprivate var gtkMode: GtkWrapMode {
    switch self {
    case .none: GTK_WRAP_NONE
    case .character: GTK_WRAP_CHAR
    case .word: GTK_WRAP_WORD
    case .wordOrCharacter: GTK_WRAP_WORD_CHAR
    }
  }
}
