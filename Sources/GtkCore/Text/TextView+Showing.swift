import CGtk

extension TextView {
  /// Whether the caret is shown; without it the arrow keys scroll, and F7 brings it.
  public var showsCaret: Bool {
    get { gtk_text_view_get_cursor_visible(view) != 0 }
    set { gtk_text_view_set_cursor_visible(view, newValue ? 1 : 0) }
  }

  /// Where a character is in the text, however far that is scrolled.
  ///
  /// Of lines that were never in sight the view knows the heights only roughly.
  public func placeInText(at offset: Int) -> Rectangle {
    var position = buffer.iterator(at: offset)
    var place = GdkRectangle()
    gtk_text_view_get_iter_location(view, &position, &place)
    return Rectangle(
      x: Double(place.x), y: Double(place.y), width: Double(place.width),
      height: Double(place.height))
  }

  /// Scrolls as little as is needed to show an offset, once the view knows the lines around it.
  public func scroll(toOffset offset: Int) {
    let mark = buffer.makeMark(at: offset)
    gtk_text_view_scroll_mark_onscreen(view, mark.pointer())
    buffer.remove(mark)
  }
}

extension Widget {
  /// Scrolls the viewports around the widget as little as is needed to show a part of it.
  ///
  /// - Parameters:
  ///   - top: Where the part begins, in pixels from the widget's top.
  ///   - height: How high it is; of one that is too high the top is shown.
  public final func scrollViewports(toShowFrom top: Double, height: Double) {
    // How far those inside have moved it, which shows in its place only after the next layout.
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
      gtk_adjustment_set_value(adjustment, before + needed)
      moved += gtk_adjustment_get_value(adjustment) - before
    }
  }

  /// How high the lowest of the viewports around the widget is, in pixels; without any, infinite.
  public final var leastViewportHeight: Double {
    viewports.map { Double(gtk_widget_get_height($0)) }.min() ?? .infinity
  }

  /// Whether there is a viewport around the widget.
  public final var isInViewport: Bool { !viewports.isEmpty }

  /// Whether all viewports around the widget show a part of it, or the top of one that is too high.
  public final func isShownByViewports(from top: Double, height: Double) -> Bool {
    viewports.allSatisfy { viewport in
      guard let place = place(of: top, in: viewport),
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(viewport))
      else { return true }
      let page = gtk_adjustment_get_page_size(adjustment)
      return place > -1 && place + min(height, page) < page + 1
    }
  }

  private func place(of top: Double, in other: UnsafeMutablePointer<GtkWidget>) -> Double? {
    var (point, place) = (graphene_point_t(x: 0, y: Float(top)), graphene_point_t())
    guard gtk_widget_compute_point(widgetPointer, other, &point, &place) != 0 else { return nil }
    return Double(place.y)
  }
}
