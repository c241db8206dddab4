import CConcertinaGtk

/// Display lines, and positions on the screen.
extension TextView {
  /// Returns the display line of an offset: from its first character to the first one of the next
  /// line, or to the line break that ends it.
  ///
  /// The offset between two lines of a paragraph belongs to the later one.
  package func displayLine(at offset: Int) -> Range<Int> {
    var start = buffer.iterator(at: offset)
    if gtk_text_view_starts_display_line(view, &start) == 0 {
      gtk_text_view_backward_display_line_start(view, &start)
    }
    let paragraph = buffer.paragraphEnd(of: start)
    var next = start
    let moved = gtk_text_view_forward_display_line(view, &next) != 0
    let lower = Int(gtk_text_iter_get_offset(&start))
    let upper = moved ? min(Int(gtk_text_iter_get_offset(&next)), paragraph) : paragraph
    return lower..<max(lower, upper)
  }

  /// Returns the rectangle of a caret at an offset, in the coordinates of the view.
  package func caretRectangle(at offset: Int) -> Rectangle {
    caretRectangleInText(at: offset).moved(by: originOfText)
  }

  /// Returns the rectangle of a caret at an offset in the text, however far that is scrolled.
  package func caretRectangleInText(at offset: Int) -> Rectangle {
    var position = buffer.iterator(at: offset)
    var strong = GdkRectangle()
    gtk_text_view_get_cursor_locations(view, &position, &strong, nil)
    return Rectangle(strong)
  }

  /// Returns the rectangle of the character at an offset, in the coordinates of the view.
  package func characterRectangle(at offset: Int) -> Rectangle {
    placeInText(of: buffer.iterator(at: offset)).moved(by: originOfText)
  }

  /// Returns the rectangle of an object of known width that comes after a composition on its line,
  /// in the coordinates of the view.
  ///
  /// GTK ignores the composition in the position of a character, but not in that of a caret.
  package func rectangleAfterComposition(at offset: Int, width: Int) -> Rectangle {
    var (position, place) = (buffer.iterator(at: offset), GdkRectangle())
    gtk_text_view_get_iter_location(view, &position, &place)
    let (caret, width) = (caretRectangle(at: offset), Double(width))
    let runsToTheLeft = place.width < 0
    return Rectangle(
      x: runsToTheLeft ? caret.x - width : caret.x, y: caret.y, width: width,
      height: caret.height)
  }

  private func placeInText(of position: GtkTextIter) -> Rectangle {
    var (position, place) = (position, GdkRectangle())
    gtk_text_view_get_iter_location(view, &position, &place)
    return Rectangle(place).withPositiveWidth
  }

  /// Returns the rectangles of the characters in a range, in which neighbors on one line are
  /// joined.
  ///
  /// They are in the coordinates of the view, line by line in the order of the text. Text with both
  /// directions may give several rectangles per line. A line break has a width of 0.
  package func rectangles(of range: Range<Int>) -> [Rectangle] {
    let origin = originOfText
    return rectanglesInText(of: range).map { $0.moved(by: origin) }
  }

  /// Returns the same rectangles in the coordinates of the text, however far it is scrolled.
  package func rectanglesInText(of range: Range<Int>) -> [Rectangle] {
    var position = buffer.iterator(at: range.lowerBound)
    var rectangles: [Rectangle] = []
    for _ in range {
      let next = placeInText(of: position)
      if let joined = rectangles.last?.joined(with: next) {
        rectangles[rectangles.count - 1] = joined
      } else {
        rectangles.append(next)
      }
      gtk_text_iter_forward_char(&position)
    }
    return rectangles
  }

  /// Returns the user-perceived character at a point of the view; `nil` if there is none.
  package func character(atX x: Double, y: Double) -> Range<Int>? {
    guard x.isFinite, y.isFinite else { return nil }
    var (textX, textY): (gint, gint) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, gint(clamping: Int(clamping: x)),
      gint(clamping: Int(clamping: y)), &textX, &textY)
    var start = GtkTextIter()
    guard gtk_text_view_get_iter_at_position(view, &start, nil, textX, textY) != 0 else {
      return nil
    }
    // GTK may return a line above or below the text.
    var place = GdkRectangle()
    gtk_text_view_get_iter_location(view, &start, &place)
    guard (place.y..<(place.y + max(place.height, 1))).contains(textY) else { return nil }
    var end = start
    gtk_text_iter_forward_cursor_position(&end)
    let lower = Int(gtk_text_iter_get_offset(&start))
    let upper = Int(gtk_text_iter_get_offset(&end))
    return upper > lower ? lower..<upper : nil
  }
}

extension TextBuffer {
  /// Returns the word that contains an offset or ends at it; `nil` if there is none.
  ///
  /// What counts as a word depends on Unicode's rules and the program's language.
  package func word(at offset: Int) -> Range<Int>? {
    var start = iterator(at: offset)
    guard gtk_text_iter_inside_word(&start) != 0 || gtk_text_iter_ends_word(&start) != 0 else {
      return nil
    }
    var end = start
    if gtk_text_iter_starts_word(&start) == 0 { gtk_text_iter_backward_word_start(&start) }
    if gtk_text_iter_inside_word(&end) != 0 { gtk_text_iter_forward_word_end(&end) }
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  /// Returns the end of the text of the line that contains an offset, before the line break.
  package func endOfLine(containing offset: Int) -> Int { paragraphEnd(of: iterator(at: offset)) }

  fileprivate func paragraphEnd(of position: GtkTextIter) -> Int {
    // From the start of the line: between CR and LF, GTK no longer considers the line to end.
    var end = position
    gtk_text_iter_set_line_offset(&end, 0)
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    return Int(gtk_text_iter_get_offset(&end))
  }
}

extension Rectangle {
  /// The same rectangle with a positive width; GTK gives that of a right-to-left character from its
  /// right edge.
  fileprivate var withPositiveWidth: Rectangle {
    guard width < 0 else { return self }
    return Rectangle(x: x + width, y: y, width: -width, height: height)
  }

  /// Returns the union of both, if they touch on one line.
  fileprivate func joined(with other: Rectangle) -> Rectangle? {
    // Fractions of a pixel are rounded for each character separately.
    let touches = other.x <= x + width + 1 && x <= other.x + other.width + 1
    guard touches, y == other.y, height == other.height else { return nil }
    let left = min(x, other.x)
    let right = max(x + width, other.x + other.width)
    return Rectangle(x: left, y: y, width: right - left, height: height)
  }
}

extension Int {
  fileprivate init(clamping value: Double) {
    self = Int(Swift.min(Swift.max(value, -1e9), 1e9))
  }
}
