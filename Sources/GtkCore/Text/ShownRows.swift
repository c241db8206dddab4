import CConcertinaShims

/// The rows of a widget that are visible: nothing around the widget clips them.
package struct ShownRows: Equatable, Sendable {
  /// The rows, in whole pixels from the top of the widget; at least one.
  ///
  /// Of a widget that is not visible, this is the row nearest to what is visible.
  package let rows: Range<Int>
  /// The height of the lowest widget that clips it; that of the widget itself if none does.
  package let page: Int
}

extension Widget {
  /// The rows of the widget that are visible.
  package final var shownRows: ShownRows {
    let shown = concertina_widget_get_rows(widgetPointer, nil)
    return ShownRows(rows: Int(shown.top)..<Int(shown.bottom), page: Int(shown.page))
  }
}

extension TextView {
  /// Notes which rows of its parent the view covers, if that is only what is visible; `nil` if it
  /// covers all of them.
  ///
  /// Whenever a layout brings other rows into view, the parent is allocated again within the same
  /// frame.
  package func cover(_ shown: ShownRows?) {
    guard let shown else { return concertina_text_view_cover(widgetPointer, nil) }
    var rows = ConcertinaRows(
      top: CInt(shown.rows.lowerBound), bottom: CInt(shown.rows.upperBound), page: CInt(shown.page))
    concertina_text_view_cover(widgetPointer, &rows)
  }

  /// Whether the view has to cover all of its parent, for a picture of it.
  package var drawsWhole: Bool { concertina_text_view_draws_whole(widgetPointer) != 0 }
}
