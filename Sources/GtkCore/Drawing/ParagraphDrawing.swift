import CConcertinaGtk

/// A paragraph that was laid out elsewhere, drawn as a text view draws it.
@MainActor
package final class ParagraphDrawing: Object {
  /// Completes a layout.
  ///
  /// - Parameters:
  ///   - layout: The `PangoLayout`, with the attributes that determine its size.
  ///   - attributes: Colors.
  ///   - justification: A value of `GtkJustification`.
  ///   - isRightToLeft: Whether the paragraph is right-to-left.
  package init(
    _ layout: OpaquePointer, _ attributes: [Label.Attribute], justification: Int,
    isRightToLeft: Bool
  ) {
    super.init(retaining: layout)
    align(justification, isRightToLeft: isRightToLeft)
    add(attributes)
  }

  private func align(_ justification: Int, isRightToLeft: Bool) {
    switch GtkJustification(UInt32(justification)) {
    case GTK_JUSTIFY_CENTER: pango_layout_set_alignment(nativePointer, PANGO_ALIGN_CENTER)
    case GTK_JUSTIFY_RIGHT:
      pango_layout_set_alignment(
        nativePointer, isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    case GTK_JUSTIFY_FILL: pango_layout_set_justify(nativePointer, 1)
    default: break
    }
  }

  private func add(_ attributes: [Label.Attribute]) {
    guard !attributes.isEmpty else { return }
    let present = pango_layout_get_attributes(nativePointer)
    guard let list = present.map({ pango_attr_list_copy($0) }) ?? pango_attr_list_new() else {
      return
    }
    defer { pango_attr_list_unref(list) }
    for attribute in attributes {
      attribute.pangoAttribute.map { pango_attr_list_change(list, $0) }
    }
    pango_layout_set_attributes(nativePointer, list)
  }

  /// Whether letters reach beyond an area, whose corner is that of the paragraph.
  package func reachesBeyond(_ area: Rectangle) -> Bool {
    var ink = PangoRectangle()
    pango_layout_get_pixel_extents(nativePointer, &ink, nil)
    return Double(ink.x) < area.x || Double(ink.x + ink.width) > area.x + area.width
      || Double(ink.y) < area.y || Double(ink.y + ink.height) > area.y + area.height
  }

  /// Draws the paragraph in the color of a text view.
  package func draw(_ snapshot: Snapshot, x: Double, y: Double, inColorOf view: TextView) {
    gtk_snapshot_render_layout(
      snapshot.pointer, gtk_widget_get_style_context(view.widgetPointer), x, y, nativePointer)
  }
}
