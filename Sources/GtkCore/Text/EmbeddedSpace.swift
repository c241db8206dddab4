import CConcertinaGtk
import CConcertinaShims

/// Empty space of changing size in a text: one character, U+FFFC, as large as what another widget
/// shows there.
@MainActor
package final class EmbeddedSpace: Object {
  /// Creates a space of one pixel.
  package init() {
    super.init(adopting: checked(concertina_space_new()))
  }

  /// Sets the size in pixels.
  ///
  /// A text view keeps using the old size until it has a reason to lay out that part of the text
  /// again.
  ///
  /// - Returns: Whether the size has changed.
  @discardableResult
  package func setSize(width: Int, height: Int) -> Bool {
    concertina_space_set_size(nativePointer, gint(clamping: width), gint(clamping: height)) != 0
  }

  /// The width in pixels.
  package var width: Int { call(gdk_paintable_get_intrinsic_width) }

  /// The height in pixels.
  package var height: Int { call(gdk_paintable_get_intrinsic_height) }
}

extension TextBuffer {
  /// Inserts a space as one character.
  package func insert(_ space: EmbeddedSpace, at offset: Int) {
    var position = iterator(at: offset)
    gtk_text_buffer_insert_paintable(buffer, &position, space.nativePointer)
  }

  /// Calls a handler after each insertion of a picture, a space or an anchor, with its offset.
  @discardableResult
  package func onSpaceInserted(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    SignalConnection(joining: [
      connect(.insertPaintable, after: true) { handler($0.arguments - 1) },
      connect(.insertChildAnchor, after: true) { handler($0.arguments - 1) },
    ])
  }

  /// Returns the identity of the space at an offset; `nil` if there is text.
  package func space(at offset: Int) -> EmbeddedSpace.Identity? {
    var position = iterator(at: offset)
    return gtk_text_iter_get_paintable(&position).map { EmbeddedSpace.Identity($0) }
  }
}
