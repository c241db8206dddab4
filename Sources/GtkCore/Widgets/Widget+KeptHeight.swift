import CConcertinaGtk
import CConcertinaShims

/// The height that a widget keeps, although it can be squeezed and scroll by itself.
extension Widget {
  /// Returns a request of a widget that can be squeezed, wherever something takes only room that is
  /// there; elsewhere, of one that keeps its natural height.
  ///
  /// - Parameters:
  ///   - least: The height that the widget can be squeezed to.
  ///   - natural: The height that it should have.
  /// - Returns: The request.
  package final func request(
    squeezedTo least: @autoclosure () -> Int, natural: Int
  ) -> SizeRequest {
    let kept = keptHeight
    guard kept < natural else { return SizeRequest(minimum: natural, natural: natural) }
    return SizeRequest(minimum: min(max(least(), kept), natural), natural: natural)
  }

  /// Notes the window that the widget has been added to, and requests another layout; for widgets
  /// that can be squeezed.
  ///
  /// Whatever was measured before was measured elsewhere, and a parent that has moved here with the
  /// widget does not measure it again.
  package final func noteSurroundings() {
    if let root = gtk_widget_get_root(widgetPointer) { ContentSizedWindow.watch(root) }
    root.map { CoarsePointer.note(in: $0) }
    queueResize()
  }

  /// The height up to which the widget keeps its natural one: any in what gives its children only
  /// their minimum, and part of the screen in a window that opened as high as its content.
  private var keptHeight: Int {
    var next = gtk_widget_get_parent(widgetPointer)
    while let ancestor = next {
      if Self.givesMinimum.contains(where: { concertina_object_is_a(ancestor, $0) != 0 }) {
        return .max
      }
      // A popover is as high as its content wants to be, whatever contains the popover.
      if concertina_object_is_a(ancestor, gtk_native_get_type()) != 0 {
        return ContentSizedWindow.keptHeight(in: OpaquePointer(ancestor))
      }
      next = gtk_widget_get_parent(ancestor)
    }
    return 0
  }

  /// The types that give each child its minimum height, however much it wants: what scrolls (lists,
  /// viewports, text views), unless an app gives it another policy, which gives a child all that it
  /// wants anyway; and two more.
  private static let givesMinimum = [
    gtk_scrollable_get_type(), gtk_list_box_get_type(), gtk_fixed_get_type(),
  ]
}
