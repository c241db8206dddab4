import GtkCore
import TextRules
import WidgetSupport

/// The positions of the parts of a field.
extension FieldImplementation {
  /// The least and the natural width of a field, in pixels.
  static let minimumWidth = 120
  static let naturalWidth = 320
  /// The greatest height of a text of several lines that a field requests as a minimum, in pixels.
  static let maximumRequestedTextHeight = 400
  /// The size of the button's target, in pixels.
  static let buttonSize = (width: 44, height: 44)
  static let clearButtonSize = (width: 44, height: 28)

  func request(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else {
      return SizeRequest(minimum: Self.minimumWidth, natural: Self.naturalWidth)
    }
    let width = forSize < 0 ? max(lastWidth, Self.minimumWidth) : forSize
    let natural = height(forWidth: width)
    // A long text must not make its window higher than the screen: it scrolls in the space that it
    // gets. But a scroller that gives each child its minimum would never give it more.
    guard let text = textHeight(forWidth: width), !widget.isSqueezedByViewport else {
      return SizeRequest(minimum: natural, natural: natural)
    }
    let least = height(forWidth: width, textHeight: min(text, Self.maximumRequestedTextHeight))
    return SizeRequest(minimum: least, natural: natural)
  }

  /// The current height of the field at a width: by its policy, or during an animation.
  func height(forWidth width: Int) -> Int {
    height(forWidth: width, textHeight: textHeight(forWidth: width))
  }

  private func height(forWidth width: Int, textHeight: Int?) -> Int {
    let parts = heightParts(forWidth: width, textHeight: textHeight)
    return parts.plain + hintMotion.extra(for: parts.hint)
  }

  /// What the hint adds to the current height at a width, in pixels.
  func hintExtra(forWidth width: Int) -> Int {
    guard heightPolicy != .fixed, hasWidget, width > 0 else { return 0 }
    let parts = heightParts(forWidth: width, textHeight: textHeight(forWidth: width))
    return hintMotion.extra(for: parts.hint)
  }

  /// The height by the policy: without a hint, and what the present hint adds to it.
  private func heightParts(
    forWidth width: Int, textHeight: Int?
  ) -> (plain: Int, hint: Int) {
    let geometry = fittingGeometry(forWidth: width)
    guard heightPolicy != .fixed else { return (geometry.standardHeight, 0) }
    func height(_ hintHeight: Int) -> Int {
      heightPolicy.height(
        geometry, textHeight: textHeight, hintHeight: hintHeight,
        ignoreEmptyHint: ignoresEmptyHint)
    }
    let plain = height(0)
    let hintHeight = hint.height(forWidth: hintWidth(forWidth: width))
    return (plain, hintHeight > 0 ? height(hintHeight) - plain : 0)
  }

  /// The geometry with enough room for the current fonts.
  func fittingGeometry(forWidth width: Int) -> FieldGeometry {
    let title = parts.placeholders.title?.measure(.vertical).natural ?? 0
    let floating = parts.placeholders.floating?.label.measure(.vertical).natural ?? 0
    let text =
      input.hasOneLine
      ? input.height(forWidth: inputWidth(forWidth: width)) : input.textWidget.lineHeight
    return style.geometry.fitting(
      titleHeight: max(title, floating), inputHeight: text + 2 * framePadding,
      // A line can be a pixel higher than its font reports.
      hintLineHeight: hint.label.lineHeight + 1)
  }

  /// The least space between the text and the frame at the top and the bottom.
  private var framePadding: Int { appearance.border.map { $0.width + 4 } ?? 0 }

  /// The height of a text of several lines; nil for one line.
  private func textHeight(forWidth width: Int) -> Int? {
    guard !input.hasOneLine else { return nil }
    return input.height(forWidth: inputWidth(forWidth: width))
  }

  /// Lets the text grow up to its greatest height, in whole lines: half a line cannot be read.
  func limitLines() {
    guard let area = (input as? AreaInput)?.area else { return }
    area.setLineLimits(minimum: 1, maximum: maximumTextHeight.map(area.lineCount(fitting:)) ?? .max)
  }

  /// The greatest height of the text, scaled with the user's text size.
  private var maximumTextHeight: Int? {
    guard let maxTextHeight, hasWidget else { return nil }
    let resolution = DesktopSettings.current?.textResolution ?? 0
    let factor = resolution > 0 ? resolution / Self.usualResolution : 1
    return Int(min(Double(max(maxTextHeight, 1)) * factor, Double(Int32.max)))
  }

  /// The resolution of text at its default size, in dots per inch.
  private static let usualResolution = 96.0

  private func inputWidth(forWidth width: Int) -> Int {
    max(width - leftOfText - rightOfText, 1)
  }

  private var leftOfText: Int { appearance.inset + appearance.text.defaultPadding }

  private var rightOfText: Int {
    let padding = appearance.text
    let end = parts.buttonSlot.hasRoom ? padding.increasedPadding : padding.defaultPadding
    return appearance.inset + end
  }

  private func hintWidth(forWidth width: Int) -> Int {
    let counter = hint.counter.map { $0.measure(.horizontal).natural + 8 } ?? 0
    return max(width - 2 * appearance.inset - counter - hint.textInset, 1)
  }

  // MARK: Allocation

  func placeParts(width: Int, height: Int) {
    lastWidth = width
    let geometry = fittingGeometry(forWidth: width)
    let wanted = self.height(forWidth: width)
    // If there is too little space, the text gets less and scrolls.
    let textHeight = textHeight(forWidth: width).map { text in
      max(text - max(0, wanted - height), min(text, geometry.inputHeight))
    }
    placeInput(geometry, textHeight: textHeight, width: width)
    placePlaceholders(geometry, width: width)
    placeButton(geometry, width: width)
    placeHint(geometry, textHeight: textHeight, width: width)
    placeOverlays()
    picker?.fieldAllocated()
    // Parts that the field has not grown to reach yet must not cover the next field.
    widget.setClipsContent(hintMotion.isMoving)
    if !hintMotion.isMoving { report(height: wanted) }
  }

  private func placeInput(_ geometry: FieldGeometry, textHeight: Int?, width: Int) {
    let height = max(geometry.inputHeight, textHeight ?? 0)
    let inputWidth = inputWidth(forWidth: width)
    let place = mirrored(
      x: leftOfText, y: geometry.inputTop, width: inputWidth, height: height, in: width)
    inputPlace = place
    allocate(input.widget, placeOfInput(in: place, textHeight: textHeight))
    input.run(widget.direction)
    if let frame = parts.decoration.frame {
      let frameWidth = max(width - 2 * appearance.inset, 1)
      allocate(
        frame,
        mirrored(
          x: appearance.inset, y: geometry.inputTop, width: frameWidth, height: height, in: width))
    }
    placeLine(bottom: geometry.inputTop + height, width: width)
  }

  /// Returns the rectangle of the input: an area gets exactly the height of its text, or it would
  /// assume that it was stretched.
  private func placeOfInput(in place: Rectangle, textHeight: Int?) -> Rectangle {
    guard let textHeight else { return place }
    var text = place
    text.height = Double(textHeight)
    text.y += ((place.height - text.height) / 2).rounded(.down)
    return text
  }

  /// Places the line below the text, thicker while the field has the focus.
  private func placeLine(bottom: Int, width: Int) {
    guard let style = appearance.line, let line = parts.decoration.line,
      !parts.decoration.isLineElsewhere
    else { return }
    let height = model.isFocused ? style.increasedHeight : style.defaultHeight
    line.isChildVisible = height > 0
    guard height > 0 else { return }
    let lineWidth = max(width - 2 * style.inset, 1)
    allocate(
      line,
      mirrored(x: style.inset, y: bottom + style.gap, width: lineWidth, height: height, in: width))
  }

  private func placePlaceholders(_ geometry: FieldGeometry, width: Int) {
    if let title = parts.placeholders.title {
      let room = max(width - 2 * appearance.inset, 1)
      allocate(
        title,
        mirrored(
          x: appearance.inset, y: geometry.titleTop, width: room, height: geometry.titleHeight,
          in: width))
    }
    parts.placeholders.floating?.allocate(way(geometry, width: width))
    for native in parts.placeholders.natives where native.label.isChildVisible {
      let height = native.label.measure(.vertical).natural
      var place = inputPlace
      if input.hasOneLine { place.y += ((place.height - Double(height)) / 2).rounded() }
      place.height = Double(height)
      allocate(native.label, place)
    }
  }

  private func way(_ geometry: FieldGeometry, width: Int) -> FloatingLabel.Way {
    let style = appearance.floating
    let isMirrored = widget.direction == .rightToLeft
    let start = appearance.border == nil ? appearance.inset : leftOfText
    let right = parts.buttonSlot.hasRoom ? style.increasedRightPadding : style.rightPadding
    let bottom =
      appearance.border == nil
      ? geometry.placeholderBottom
      : geometry.inputTop + (geometry.inputHeight - geometry.titleHeight) / 2
    return FloatingLabel.Way(
      x: isMirrored ? width - start : start, top: geometry.titleTop, bottom: bottom,
      boxHeight: geometry.titleHeight, availableWidth: width - start - right,
      smallScale: min(max(style.smallScale, 0.25), 2), isMirrored: isMirrored)
  }

  private func placeButton(_ geometry: FieldGeometry, width: Int) {
    guard let button = parts.buttonSlot.button, button.button.isChildVisible else { return }
    let isClear = button.kind == .clear
    let size = isClear ? Self.clearButtonSize : Self.buttonSize
    // The target extends beyond the icon; the icon's edge is aligned with the end of the line.
    let x = width - appearance.inset - size.width + (appearance.border == nil ? 12 : 0)
    let middle = Double(geometry.inputTop) + inputPlace.height / 2
    let y = isClear ? 0 : Int(middle) - size.height / 2
    allocate(
      button.button, mirrored(x: x, y: y, width: size.width, height: size.height, in: width))
  }

  private func placeHint(_ geometry: FieldGeometry, textHeight: Int?, width: Int) {
    let top = geometry.hintTop(textHeight: textHeight)
    if let counter = hint.counter {
      let counterWidth = counter.measure(.horizontal).natural
      let counterHeight = counter.measure(.vertical).natural
      allocate(
        counter,
        mirrored(
          x: width - appearance.inset - counterWidth, y: top, width: counterWidth,
          height: counterHeight, in: width))
    }
    hint.limit(toLines: heightPolicy.maximumHintLines)
    let room = max(hintWidth(forWidth: width), hint.leastWidth)
    let needed = hint.part.measure(.vertical, forSize: room).natural
    let y = top - hintLift(geometry, bottom: top + needed, width: width)
    let x = appearance.inset + hint.textInset
    allocate(hint.part, mirrored(x: x, y: y, width: room, height: needed, in: width))
    placeErrorIcon(y: y, width: width)
    hint.showTooltip()
  }

  /// Centers the icon on the first line.
  private func placeErrorIcon(y: Int, width: Int) {
    guard let icon = hint.icon, icon.isChildVisible else { return }
    let size = icon.measure(.horizontal).natural
    let top = y + (hint.label.lineHeight - size) / 2
    allocate(icon, mirrored(x: appearance.inset, y: top, width: size, height: size, in: width))
  }

  /// The distance by which a hint of one line moves up, so that it is within a flexible field.
  private func hintLift(_ geometry: FieldGeometry, bottom: Int, width: Int) -> Int {
    guard heightPolicy != .fixed, hint.isShown, geometry.hintOverhang > 0 else { return 0 }
    let parts = heightParts(forWidth: width, textHeight: textHeight(forWidth: width))
    return min(max(0, bottom - parts.plain - parts.hint), geometry.hintOverhang)
  }

  private func placeOverlays() {
    guard !parts.overlays.isEmpty else { return }
    let area = textArea
    for overlay in parts.overlays {
      let place = overlay.place(in: area)
      overlay.widget.isChildVisible = place != nil
      guard let place else { continue }
      allocate(overlay.widget, place)
    }
  }

  /// The position of the text, for widgets that are placed beside it.
  var textArea: FieldTextArea {
    let direction = widget.direction
    return FieldTextArea(
      input: inputPlace, endOfText: inputPlace.x + input.endOfText(in: direction),
      direction: direction)
  }

  private func mirrored(x: Int, y: Int, width: Int, height: Int, in total: Int) -> Rectangle {
    let left = widget.direction == .rightToLeft ? total - x - width : x
    return Rectangle(
      x: Double(left), y: Double(y), width: Double(width), height: Double(height))
  }

  /// Allocates a part, never smaller than its minimum, since GTK would warn.
  ///
  /// What is too large is drawn past the edge.
  private func allocate(_ part: Widget, _ place: Rectangle) {
    let width = max(Int(place.width), part.measure(.horizontal).minimum)
    let height = max(Int(place.height), part.measure(.vertical, forSize: width).minimum)
    part.allocate(x: Int(place.x), y: Int(place.y), width: width, height: height)
  }

  /// Reports the height if it has changed.
  private func report(height: Int) {
    let isFirst = heightReport == HeightReport()
    guard let changed = heightReport.update(height), !isFirst else { return }
    afterLayout { self.events.onHeightChanged?(changed) }
  }
}
