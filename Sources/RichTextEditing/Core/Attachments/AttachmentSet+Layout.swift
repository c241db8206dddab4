import GtkCore
import RichTextModel
import WidgetSupport

/// Sizes and positions: only visible widgets are at their position in the text.
extension AttachmentSet {
  /// The largest width and height of a widget in a text, in pixels, whatever it asks for.
  static let greatestExtent = 16_384

  /// Returns the size of the attachment at an offset, in a text of a width and a paragraph with an
  /// inset.
  func size(at offset: Int, textWidth: Int, inset: Int) -> AttachmentPlace.Size? {
    place(at: offset).map { place in
      let known = askedWidths.contains(textWidth) ? place.size(atWidth: textWidth) : nil
      return known ?? size(of: place, textWidth: textWidth, inset: inset)
    }
  }

  private func size(
    of place: AttachmentPlace, textWidth: Int, inset: Int
  ) -> AttachmentPlace.Size {
    guard !place.isFrozen else { return (place.space.width, place.space.height) }
    return size(of: place.attachment, lineWidth: max(textWidth - inset, 1))
  }

  /// Returns a size that is no wider than the line, or all text could be scrolled sideways.
  ///
  /// A widget that needs more is clipped at the end of the line.
  private func size(of attachment: Attachment, lineWidth: Int) -> (width: Int, height: Int) {
    let room = min(lineWidth, Self.greatestExtent)
    if let size = attachment.providedSize(inLine: lineWidth) {
      return (min(size.width, room), size.height)
    }
    let request = attachment.content.measure(.horizontal)
    let wanted = max(
      attachment.size.width(inLine: lineWidth, natural: request.natural), request.minimum)
    let width = min(wanted, room)
    let height = attachment.content.measure(.vertical, forSize: max(width, request.minimum)).natural
    return (width, min(max(height, 1), attachment.greatestHeight))
  }

  // MARK: Sizes

  /// Notes that any widget may have changed its size.
  func sizesMayHaveChanged() {
    askedWidths.removeAll()
    areSpacesStale = true
  }

  /// Notes that the paragraphs of a range may have another indent.
  func paragraphsMayChange(in range: Range<Int>) {
    guard !isEmpty else { return }
    let buffer = area.buffer
    let start = buffer.offset(ofLine: buffer.line(containing: range.lowerBound))
    let last = buffer.line(containing: range.upperBound)
    let end = buffer.offset(ofLine: last) + buffer.scalarCount(ofLine: last)
    let places = places[indices(of: start..<end)]
    guard !places.isEmpty else { return }
    for place in places { place.insets = ValuesByWidth() }
    sizesMayHaveChanged()
    area.queueResize()
  }

  /// Returns the offsets of the attachments whose size at a width of the text has changed.
  ///
  /// A widget that changes its size makes everything around it measure again; as long as nothing
  /// was measured, there is nothing to ask.
  func offsetsOfOtherSizes(atWidth width: Int, inset: (_ offset: Int) -> Int) -> [Int] {
    guard !isEmpty, askedWidths.insert(width).inserted else { return [] }
    var others: [AttachmentPlace] = []
    // A loop: an isolated closure costs as much as the question, for each of many widgets.
    for place in places where place.isInText {
      let pixels = self.inset(of: place, width, inset)
      let size = size(of: place, textWidth: width, inset: pixels)
      if place.note(size, atWidth: width) { others.append(place) }
    }
    // Computed at the end: measuring may have changed the text.
    return others.filter(\.isInText).map { area.buffer.offset(of: $0.mark) }
  }

  private func inset(
    of place: AttachmentPlace, _ width: Int, _ measured: (_ offset: Int) -> Int
  ) -> Int {
    if let known = place.insets[width] { return known }
    let pixels = measured(area.buffer.offset(of: place.mark))
    place.insets[width] = pixels
    return pixels
  }

  /// Gives every space the size of its widget at a width of the text.
  ///
  /// GTK may know the height of the text at a width of before, and not ask for it again: each
  /// widget has the size of then.
  func updateSpaces(width: Int, inset: (_ offset: Int) -> Int) {
    guard areSpacesStale || width != self.width else { return }
    self.width = width
    areSpacesStale = !askedWidths.contains(width)
    for place in places where !place.isFrozen && place.isInText {
      updateSpace(of: place, width, inset)
    }
  }

  /// Gives the space of an attachment the size that its widget wants now, before a layout; returns
  /// whether it has another one.
  ///
  /// A space that changes in the midst of a layout makes the view ask for another one.
  func updateSpace(of attachment: Attachment) -> Bool {
    guard let place = place(of: attachment), place.isInText, !place.isFrozen,
      let inset = place.inset, inset.textWidth == width
    else { return false }
    return setSize(size(of: place, textWidth: width, inset: inset.pixels), of: place)
  }

  private func updateSpace(
    of place: AttachmentPlace, _ width: Int, _ inset: (_ offset: Int) -> Int
  ) {
    let size =
      place.size(atWidth: width)
      ?? size(
        of: place, textWidth: width, inset: inset(area.buffer.offset(of: place.mark)))
    _ = setSize(size, of: place)
  }

  private func setSize(_ size: AttachmentPlace.Size, of place: AttachmentPlace) -> Bool {
    guard place.space.setSize(width: size.width, height: size.height) else { return false }
    place.side = .nowhere
    let offset = area.buffer.offset(of: place.mark)
    area.layOutAgain(offset..<(offset + 1))
    if place.noteChange() { report(place) }
    return true
  }

  /// Reports a widget whose size never settles, after the layout in progress.
  private func report(_ place: AttachmentPlace) {
    let loop = AttachmentResizeLoop(
      id: place.attachment.id, name: place.attachment.name, changes: place.changes)
    MainLoopSource.idle(priority: .beforeLayout) { [weak editor] in editor?.report(loop) }
  }

  // MARK: Places

  /// Places visible widgets on top of their spaces, and moves all others out of the way.
  func placeWidgets() {
    defer { placeGapCursor() }
    guard !isEmpty else { return }
    let visible = area.textView.visibleRange
    visibleIndices = indices(of: visible.lowerBound..<(visible.upperBound + 1))
    for (index, place) in places.enumerated() where !visibleIndices.contains(index) {
      moveOutOfView(place, at: index)
    }
    if let focused = area.focusChild { prepareFocus(of: focused) }
    for index in visibleIndices {
      let place = places[index]
      place.isHidden ? moveOutOfView(place, at: index) : placeOnSpace(place)
    }
  }

  /// Hides the attachments in a range, also from the Tab key, or shows them again.
  func setHidden(_ isHidden: Bool, in range: Range<Int>) {
    for place in places[indices(of: range)] where place.isHidden != isHidden {
      place.isHidden = isHidden
      place.side = .nowhere
      place.attachment.content.isChildVisible = !isHidden
    }
  }

  private func placeGapCursor() {
    guard let gap = gapCursor.gap else { return }
    guard let place = place(at: gap.offset), place.side == .visible else {
      return gapCursor.moveOutOfView()
    }
    gapCursor.place(
      beside: area.textView.characterRectangle(at: gap.offset)
        .moved(by: (area.textLeft, area.coveredTop)),
      isMirrored: area.textView.runsToTheLeft(at: gap.offset))
  }

  private func placeOnSpace(_ place: AttachmentPlace) {
    if !place.wasVisible { editor?.didShow(place.attachment) }
    place.wasVisible = true
    if place.side != .visible { place.attachment.viewChanged(isVisible: true) }
    let corner = rectangle(of: place).moved(by: (area.textLeft, area.coveredTop))
    place.side = .visible
    let offset = place.attachment.drawingOffset
    let (x, y) = (Int(corner.x) + offset.x, Int(corner.y) + offset.y)
    place.top = y - offset.y
    let height = place.space.height
    let width = widthOfWidget(of: place)
    let isMirrored = area.textView.direction == .rightToLeft
    place.attachment.content.allocate(
      x: isMirrored ? x + place.space.width - width : x, y: y, width: width, height: height)
    overlays.overlay(of: place.attachment)?
      .allocate(x: x, y: y, width: place.space.width, height: height)
  }

  /// Returns the rectangle of the character in GTK, in the coordinates of the text view.
  func rectangle(of place: AttachmentPlace) -> Rectangle {
    let (view, buffer) = (area.textView, area.buffer)
    let (offset, caret) = (buffer.offset(of: place.mark), buffer.caret)
    let isAfter =
      !area.preedit.isEmpty && offset >= caret
      && buffer.line(containing: offset) == buffer.line(containing: caret)
    return isAfter
      ? view.rectangleAfterComposition(at: offset, width: place.space.width)
      : view.characterRectangle(at: offset)
  }

  /// Returns the width of the space, or the widget's minimum width if that is greater.
  private func widthOfWidget(of place: AttachmentPlace) -> Int {
    max(place.space.width, place.attachment.content.measure(.horizontal).minimum)
  }

  /// Returns the position of a widget in an attachment, in pixels from the top of the character;
  /// nil before the first layout.
  ///
  /// It includes margins, borders and whatever is around the widget, because it uses the widgets'
  /// positions.
  func distance(of widget: Widget, belowTopOf attachment: Attachment) -> Double? {
    guard let top = place(of: attachment)?.top, let bounds = widget.bounds(in: area) else {
      return nil
    }
    return bounds.y - Double(top)
  }

  /// Moves a widget out of the pointer's reach, but keeps the order of the text, by which GTK's Tab
  /// goes.
  private func moveOutOfView(_ place: AttachmentPlace, at index: Int) {
    let side = index < visibleIndices.lowerBound ? AttachmentPlace.Side.above : .below
    guard side != place.side else { return }
    place.attachment.viewChanged(isVisible: false)
    place.side = side
    let height = place.space.height
    let y = side == .above ? -height - (places.count - index) : area.height + index
    place.top = y
    place.attachment.content.allocate(x: 0, y: y, width: widthOfWidget(of: place), height: height)
  }

  /// Whether the widget of an attachment is at its place in the text, in the visible rows.
  func isPlaced(_ attachment: Attachment) -> Bool {
    place(of: attachment)?.side == .visible
  }

  /// Moves the widget that is not visible, and has or gets the focus, to about where it is in the
  /// text: only what is visible is laid out.
  func prepareFocus(of child: Widget) {
    guard area.isPartlyCovered, let place = placesOfWidgets[child.identity], place.side != .visible
    else { return }
    let offset = area.buffer.offset(of: place.mark)
    let top = area.extentInView(of: offset..<(offset + 1)).y + area.coveredTop
    place.side = .nowhere
    place.top = Int(top)
    child.allocate(
      x: Int(area.textLeft), y: Int(top), width: widthOfWidget(of: place),
      height: place.space.height)
  }

  /// The places of the visible attachments.
  var visiblePlaces: [AttachmentPlace] { places[visibleIndices].filter { !$0.isHidden } }

  /// Lets the visible attachments show again what they can.
  func showVisibleAgain() {
    for place in visiblePlaces { place.attachment.viewChanged(isVisible: true) }
  }

  /// The widgets that are visible, also in everything around the editor, and those on top of them.
  var visibleWidgets: [Widget] {
    guard !isEmpty else { return gapCursor.gap == nil ? [] : [gapCursor.widget] }
    let shown = area.textView.shownRange
    let indices = indices(of: shown.lowerBound..<(shown.upperBound + 1))
    // Loops: the runtime asks for the main actor in every call of a closure.
    var (widgets, veils): ([Widget], [Widget]) = ([], [])
    for place in places[indices.clamped(to: visibleIndices)] where !place.isHidden {
      widgets.append(place.attachment.content)
      if let veil = overlays.overlay(of: place.attachment) { veils.append(veil) }
    }
    widgets += veils
    if gapCursor.gap != nil { widgets.append(gapCursor.widget) }
    return widgets
  }
}
