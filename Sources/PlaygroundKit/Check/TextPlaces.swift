import CConcertinaGtk
import GtkCore

/// Finds the widget that has painted a text.
@MainActor
struct TextPlaces {
  /// The widgets with their bounds in pixels, those that are painted later after the others.
  private let places: [(widget: Widget, bounds: Rectangle)]

  /// Notes where the widgets of a stage are in its picture.
  init(of root: Widget, scale: Int) {
    let (scale, margin) = (Double(scale), Double(ScenePicture.margin))
    places = root.selfAndDescendants.filter(\.isMapped).compactMap { widget in
      widget.bounds(in: root).map {
        let bounds = Rectangle(
          x: ($0.x + margin) * scale, y: ($0.y + margin) * scale, width: $0.width * scale,
          height: $0.height * scale)
        return (widget, bounds)
      }
    }
  }

  /// Returns the widget in which the middle of a text is: the innermost one that shows text, or
  /// else the innermost of any.
  func widget(of text: PaintedText) -> Widget? {
    let (x, y) = (text.bounds.x + text.bounds.width / 2, text.bounds.y + text.bounds.height / 2)
    let found = places.filter { _, bounds in
      bounds.x <= x && x <= bounds.x + bounds.width && bounds.y <= y
        && y <= bounds.y + bounds.height
    }.map(\.widget)
    return found.last { $0.isLabel || $0.isTextInput } ?? found.last
  }
}

extension Widget {
  /// Selects nothing in it, if it shows text: selected text has the colors of the theme.
  func deselectText() {
    if isLabel {
      gtk_label_select_region(nativePointer, 0, 0)
    } else if isTextLine {
      gtk_editable_set_position(nativePointer, -1)
    } else if isTextView, let buffer = gtk_text_view_get_buffer(pointer()) {
      var caret = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
      gtk_text_buffer_place_cursor(buffer, &caret)
    }
  }
}
