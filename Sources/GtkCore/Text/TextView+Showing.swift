import CConcertinaGtk

extension TextView {
  /// Whether the caret is visible; if not, the arrow keys scroll, and F7 shows it.
  package var showsCaret: Bool {
    get { call(gtk_text_view_get_cursor_visible) }
    set { call(gtk_text_view_set_cursor_visible, newValue) }
  }

  /// Returns the rectangle of a character in the text, however far that is scrolled.
  ///
  /// The view only estimates the heights of lines that have never been visible.
  package func placeInText(at offset: Int) -> Rectangle {
    var position = buffer.iterator(at: offset)
    var place = GdkRectangle()
    gtk_text_view_get_iter_location(view, &position, &place)
    return Rectangle(
      x: Double(place.x), y: Double(place.y), width: Double(place.width),
      height: Double(place.height))
  }

  /// Returns the line of the buffer at a distance from the top of the text, and its top there, as
  /// the view knows the lines.
  package func line(atYInText y: Double) -> (line: Int, top: Int) {
    var (position, top) = (GtkTextIter(), gint(0))
    gtk_text_view_get_line_at_y(view, &position, gint(y), &top)
    return (Int(gtk_text_iter_get_line(&position)), Int(top))
  }

  /// Scrolls until the line with an offset is the first visible one, or as far as the text goes.
  package func scroll(toLineOf offset: Int) {
    verticalAdjustment?.value = placeInText(at: min(offset, buffer.scalarCount)).y
  }

  /// Scrolls as little as necessary to show an offset, once the view knows the lines around it.
  package func scroll(toOffset offset: Int) {
    let mark = buffer.makeMark(at: offset)
    gtk_text_view_scroll_mark_onscreen(view, mark.pointer())
    buffer.remove(mark)
  }
}

extension Widget {
  /// Scrolls the viewports that contain the widget as little as necessary to show a part of it.
  ///
  /// - Parameters:
  ///   - top: The top of the part, in pixels from the widget's top.
  ///   - height: The height of the part; if it is too high, its top is shown.
  ///   - growth: How much higher their content becomes with the layout that comes.
  package final func scrollViewports(
    toShowFrom top: Double, height: Double, growing growth: Double = 0
  ) {
    // How far inner viewports have moved the widget, which its position shows only after the next
    // layout.
    var moved = 0.0
    for viewport in viewports {
      guard let place = place(of: top, in: viewport).map({ $0 - moved }),
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(viewport))
      else { continue }
      let page = gtk_adjustment_get_page_size(adjustment)
      let distance = min(max(place + height - page, 0), place)
      let needed = place < 0 ? place : max(distance, 0)
      guard needed != 0 else { continue }
      let before = gtk_adjustment_get_value(adjustment)
      let upper = gtk_adjustment_get_upper(adjustment)
      if growth > 0, before + needed + page > upper {
        gtk_adjustment_set_upper(adjustment, min(before + needed + page, upper + growth))
      }
      gtk_adjustment_set_value(adjustment, before + needed)
      moved += gtk_adjustment_get_value(adjustment) - before
    }
  }

  /// Scrolls the viewports that contain the widget by a distance: the innermost as far as it can,
  /// and those around it by the rest.
  package final func scrollViewports(by distance: Double) {
    var rest = distance
    for adjustment in viewportAdjustments where rest != 0 {
      let before = adjustment.value
      adjustment.value = before + rest
      rest -= adjustment.value - before
    }
  }

  /// The adjustments of the viewports that contain the widget, from the inside out.
  package final var viewportAdjustments: [Adjustment] {
    viewports.compactMap { viewport in
      gtk_scrollable_get_vadjustment(OpaquePointer(viewport)).map {
        Adjustment(retaining: OpaquePointer($0))
      }
    }
  }

  /// The height of the lowest viewport that contains the widget, in pixels; infinite if there is
  /// none.
  package final var leastViewportHeight: Double {
    viewports.map { Double(gtk_widget_get_height($0)) }.min() ?? .infinity
  }

  /// Returns whether all viewports that contain the widget show a part of it, or the top of a part
  /// that is too high.
  ///
  /// - Parameters:
  ///   - top: The top of the part, in pixels from the widget's top.
  ///   - height: The height of the part.
  ///   - lost: How much higher the viewports were at the time in question.
  /// - Returns: Whether the part is visible.
  package final func isShownByViewports(
    from top: Double, height: Double, beforeLosing lost: Double = 0
  ) -> Bool {
    viewports.allSatisfy { viewport in
      guard let place = place(of: top, in: viewport),
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(viewport))
      else { return true }
      let page = gtk_adjustment_get_page_size(adjustment) + lost
      return place > -1 && place + min(height, page) < page + 1
    }
  }

  private func place(of top: Double, in other: UnsafeMutablePointer<GtkWidget>) -> Double? {
    var (point, place) = (graphene_point_t(x: 0, y: Float(top)), graphene_point_t())
    guard gtk_widget_compute_point(widgetPointer, other, &point, &place) != 0 else { return nil }
    return Double(place.y)
  }
}
