import CConcertinaGtk
import TextMetrics
import XCTest

/// Puts random rich text into a real text view, as tags and paintables.
final class StyledTextView {
  let real: RealTextView
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var tags: [ParagraphStyling.Attribute: UnsafeMutablePointer<GtkTextTag>] = [:]

  init(_ real: RealTextView) throws {
    self.real = real
    let view = UnsafeMutableRawPointer(real.widget).assumingMemoryBound(to: GtkTextView.self)
    buffer = try XCTUnwrap(gtk_text_view_get_buffer(view))
    for attribute in StyledCase.attributes { tags[attribute] = try makeTag(attribute.properties) }
  }

  /// Shows the text at its width.
  func show(_ example: StyledCase) throws {
    gtk_text_buffer_set_text(buffer, "", 0)
    for (index, paragraph) in example.paragraphs.enumerated() {
      let start = gtk_text_buffer_get_char_count(buffer)
      for piece in paragraph.pieces { insert(piece) }
      if index < example.paragraphs.count - 1 { insert(.init(text: "\n", attributes: [])) }
      if let style = paragraph.style {
        apply(try makeTag(Self.properties(of: style)), from: start)
      }
    }
    var caret = place(0)
    gtk_text_buffer_place_cursor(buffer, &caret)
    real.layOut(width: example.width)
  }

  private func insert(_ piece: StyledCase.Piece) {
    let start = gtk_text_buffer_get_char_count(buffer)
    var end = place(start)
    if case .shape(let width, let height) = piece.attributes.first {
      let space = gdk_paintable_new_empty(Int32(width), Int32(height))
      gtk_text_buffer_insert_paintable(buffer, &end, space)
      g_object_unref(UnsafeMutableRawPointer(space))
      return
    }
    gtk_text_buffer_insert(buffer, &end, piece.text, Int32(piece.text.utf8.count))
    for attribute in piece.attributes { if let tag = tags[attribute] { apply(tag, from: start) } }
  }

  private func apply(_ tag: UnsafeMutablePointer<GtkTextTag>, from start: Int32) {
    var (from, to) = (place(start), place(gtk_text_buffer_get_char_count(buffer)))
    gtk_text_buffer_apply_tag(buffer, tag, &from, &to)
  }

  private func place(_ offset: Int32) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
    return place
  }

  private func makeTag(
    _ properties: [(name: String, text: String)]
  ) throws -> UnsafeMutablePointer<GtkTextTag> {
    let tag = try XCTUnwrap(gtk_text_tag_new(nil))
    let object = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
    for (name, text) in properties { set(name, text, of: object) }
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    g_object_unref(tag)
    return tag
  }

  /// Sets a property of any type from a string.
  private func set(_ name: String, _ text: String, of object: UnsafeMutablePointer<GObject>) {
    let type = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self).pointee
      .g_class
    let specification = g_object_class_find_property(
      UnsafeMutableRawPointer(type)?.assumingMemoryBound(to: GObjectClass.self), name)
    guard let kind = specification?.pointee.value_type else { return XCTFail(name) }
    var value = GValue()
    g_value_init(&value, kind)
    switch g_type_fundamental(kind) {
    // G_TYPE_INT, G_TYPE_ENUM, G_TYPE_DOUBLE and G_TYPE_STRING are macros.
    case GType(6 << 2): g_value_set_int(&value, Int32(text) ?? 0)
    case GType(12 << 2): g_value_set_enum(&value, Int32(text) ?? 0)
    case GType(15 << 2): g_value_set_double(&value, Double(text) ?? 0)
    case GType(16 << 2): g_value_set_string(&value, text)
    default: XCTFail("\(name) is of another kind")
    }
    g_object_set_property(object, name, &value)
  }

  private static func properties(of style: ParagraphStyle) -> [(name: String, text: String)] {
    [
      ("pixels-above-lines", "\(style.pixelsAboveLines)"),
      ("pixels-below-lines", "\(style.pixelsBelowLines)"),
      ("pixels-inside-wrap", "\(style.pixelsInsideWrap)"),
      ("left-margin", "\(style.leftMargin)"), ("right-margin", "\(style.rightMargin)"),
      ("indent", "\(style.indent)"),
    ]
  }
}

extension ParagraphStyling.Attribute {
  /// The attribute as properties of a tag.
  fileprivate var properties: [(name: String, text: String)] {
    switch self {
    case .family(let name): [("family", name)]
    case .size(let size): [("size", "\(size)")]
    case .weight(let weight): [("weight", "\(weight)")]
    case .italic: [("style", "2")]
    case .scale(let factor): [("scale", "\(factor)")]
    case .rise(let rise): [("rise", "\(rise)")]
    case .letterSpacing(let spacing): [("letter-spacing", "\(spacing)")]
    case .shape: []
    }
  }
}
