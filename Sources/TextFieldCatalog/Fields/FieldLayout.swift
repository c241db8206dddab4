import GtkCore
import TextRules

/// Allocates the parts of a field.
@MainActor
final class FieldLayout {
  /// The rectangle where the text was last placed, for the overlays and the picker.
  private(set) var inputPlace = Rectangle(x: 0, y: 0, width: 0, height: 0)
  private let parts: FieldParts
  private let style: CurrentStyle
  private let height: FieldHeight
  private let widths: FieldWidths

  init(of parts: FieldParts, _ style: CurrentStyle, _ height: FieldHeight, _ widths: FieldWidths) {
    self.parts = parts
    self.style = style
    self.height = height
    self.widths = widths
  }

  /// Allocates all parts.
  ///
  /// - Parameters:
  ///   - size: The size of the field, in pixels.
  ///   - isFocused: Whether the field has the focus.
  ///   - direction: The direction of the field.
  /// - Returns: The height that the field needs at this width, in pixels.
  func allocate(
    _ size: (width: Int, height: Int), isFocused: Bool, _ direction: TextDirection
  ) -> Int {
    let width = size.width
    height.width = width
    let geometry = height.geometry(forWidth: width)
    let needed = height.height(forWidth: width)
    // If there is too little space, the text gets less and scrolls.
    let textHeight = height.textHeight(forWidth: width).map { text in
      max(text - max(0, needed - size.height), min(text, geometry.inputHeight))
    }
    let space = FieldSpace(
      width: width, textHeight: textHeight, geometry: geometry, direction: direction)
    placeInput(in: space)
    placeFrame(in: space)
    placeLine(in: space, isFocused: isFocused)
    placePlaceholders(in: space)
    placeButton(in: space)
    placeCapsLock(in: space)
    placeCounter(in: space)
    placeHint(in: space)
    placeOverlays(direction)
    return needed
  }

  // MARK: The input

  private func placeInput(in space: FieldSpace) {
    inputPlace = space.rectangle(
      x: widths.leftOfText, y: space.geometry.inputTop, width: widths.input(in: space.width),
      height: space.inputHeight)
    parts.input.widget.allocate(atLeast: placeOfText(space.textHeight))
    parts.run(space.direction)
  }

  /// Returns the rectangle of the input: an area gets exactly the height of its text, or it would
  /// assume that it was stretched.
  private func placeOfText(_ textHeight: Int?) -> Rectangle {
    guard let textHeight else { return inputPlace }
    var text = inputPlace
    text.height = Double(textHeight)
    text.y += ((inputPlace.height - text.height) / 2).rounded(.down)
    return text
  }

  private func placeFrame(in space: FieldSpace) {
    guard let frame = parts.decoration.frame else { return }
    frame.allocate(
      atLeast: space.rectangle(
        x: style.appearance.inset, y: space.geometry.inputTop,
        width: widths.betweenInsets(in: space.width), height: space.inputHeight))
  }

  /// Places the line below the text, thicker while the field has the focus.
  private func placeLine(in space: FieldSpace, isFocused: Bool) {
    let decoration = parts.decoration
    guard let lineStyle = style.appearance.line, let line = decoration.line,
      !decoration.isLineElsewhere
    else { return }
    let height = isFocused ? lineStyle.increasedHeight : lineStyle.defaultHeight
    line.isChildVisible = height > 0
    guard height > 0 else { return }
    let y = space.geometry.inputTop + space.inputHeight + lineStyle.gap
    let width = max(space.width - 2 * lineStyle.inset, 1)
    line.allocate(
      atLeast: space.rectangle(x: lineStyle.inset, y: y, width: width, height: height))
  }

  // MARK: Placeholders

  private func placePlaceholders(in space: FieldSpace) {
    if let title = parts.placeholders.title {
      title.allocate(
        atLeast: space.rectangle(
          x: style.appearance.inset, y: space.geometry.titleTop,
          width: widths.betweenInsets(in: space.width), height: space.geometry.titleHeight))
    }
    parts.placeholders.floating?.allocate(way(in: space))
    for native in parts.placeholders.natives where native.label.isChildVisible {
      let height = native.label.measure(.vertical).natural
      var place = inputPlace
      if parts.input.hasOneLine { place.y += ((place.height - Double(height)) / 2).rounded() }
      place.height = Double(height)
      native.label.allocate(atLeast: place)
    }
  }

  private func way(in space: FieldSpace) -> FloatingLabel.Way {
    let floating = style.appearance.placeholder
    let geometry = space.geometry
    let hasFrame = style.appearance.border != nil
    let isMirrored = space.direction == .rightToLeft
    let start = hasFrame ? widths.leftPadding : style.appearance.inset
    let hasButton = parts.buttonSlot.hasRoom
    let padding = hasButton ? floating.increasedRightPadding : floating.rightPadding
    let right = padding + parts.buttonSlot.extraRoom
    let bottom =
      hasFrame
      ? geometry.inputTop + (geometry.inputHeight - geometry.titleHeight) / 2
      : geometry.placeholderBottom
    return FloatingLabel.Way(
      x: isMirrored ? space.width - start : start, top: geometry.titleTop, bottom: bottom,
      boxHeight: geometry.titleHeight, availableWidth: space.width - start - right,
      smallScale: min(max(floating.smallScale, 0.25), 2), isMirrored: isMirrored)
  }

  // MARK: The button

  /// The size of the button's target, in pixels.
  private static let buttonSize = (width: 44, height: 44)
  private static let clearButtonSize = (width: 44, height: 28)

  private func placeButton(in space: FieldSpace) {
    guard let button = parts.buttonSlot.button, button.button.isChildVisible else { return }
    let isClear = button.kind == .clear
    let iconWidth = parts.buttonSlot.iconWidth
    var size = isClear ? Self.clearButtonSize : Self.buttonSize
    size.width = max(size.width, button.button.measure(.horizontal).minimum)
    // The target extends beyond the icon; the icon's edge is almost at the end of the line.
    let overhang = style.appearance.border == nil ? (size.width - iconWidth) / 2 - 2 : 0
    let x = space.width - style.appearance.inset - size.width + overhang
    let middle = Double(space.geometry.inputTop) + inputPlace.height / 2
    let y = isClear ? 0 : Int(middle) - size.height / 2
    button.button.allocate(
      atLeast: space.rectangle(x: x, y: y, width: size.width, height: size.height))
  }

  /// Places the sign for Caps Lock between the text and the button.
  private func placeCapsLock(in space: FieldSpace) {
    guard let icon = parts.capsLock.icon, icon.isChildVisible else { return }
    let size = icon.measure(.horizontal).natural
    let end = widths.leftOfText + widths.input(in: space.width) + parts.capsLock.width
    let y = Int(inputPlace.y + (inputPlace.height - Double(size)) / 2)
    icon.allocate(
      atLeast: space.rectangle(x: end - size, y: y, width: size, height: size))
  }

  // MARK: The hint

  private func placeCounter(in space: FieldSpace) {
    guard let counter = parts.hint.counter else { return }
    let width = counter.measure(.horizontal).natural
    let height = counter.measure(.vertical).natural
    counter.allocate(
      atLeast: space.rectangle(
        x: space.width - style.appearance.inset - width, y: space.hintTop, width: width,
        height: height))
  }

  private func placeHint(in space: FieldSpace) {
    let hint = parts.hint
    guard let part = hint.part else { return }
    let width = max(widths.hint(in: space.width), hint.leastWidth)
    let needed = part.measure(.vertical, forSize: width).natural
    let y = space.hintTop - hintLift(in: space, bottom: space.hintTop + needed)
    let x = style.appearance.inset + hint.textInset
    part.allocate(atLeast: space.rectangle(x: x, y: y, width: width, height: needed))
    placeErrorIcon(y: y, in: space)
    hint.showTooltip()
  }

  /// Centers the icon on the first line.
  private func placeErrorIcon(y: Int, in space: FieldSpace) {
    guard let icon = parts.hint.icon, icon.isChildVisible else { return }
    let size = icon.measure(.horizontal).natural
    let top = y + (parts.hint.lineHeight - size) / 2
    icon.allocate(
      atLeast: space.rectangle(x: style.appearance.inset, y: top, width: size, height: size))
  }

  /// Returns the distance by which a hint of one line moves up, so that it is within a flexible
  /// field.
  private func hintLift(in space: FieldSpace, bottom: Int) -> Int {
    let overhang = space.geometry.hintOverhang
    guard height.policy != .fixed, parts.hint.isShown, overhang > 0 else { return 0 }
    let shares = height.shares(
      forWidth: space.width, textHeight: height.textHeight(forWidth: space.width))
    return min(max(0, bottom - shares.plain - shares.hint), overhang)
  }

  // MARK: Overlays

  private func placeOverlays(_ direction: TextDirection) {
    guard !parts.overlays.isEmpty else { return }
    let area = textArea(direction)
    for overlay in parts.overlays {
      let place = overlay.place(in: area)
      overlay.widget.isChildVisible = place != nil
      guard let place else { continue }
      overlay.widget.allocate(atLeast: place)
    }
  }

  /// Returns the position of the text, for widgets that are placed beside it.
  func textArea(_ direction: TextDirection) -> FieldTextArea {
    FieldTextArea(
      input: inputPlace, endOfText: inputPlace.x + parts.input.endOfText(in: direction),
      direction: direction)
  }
}

/// The space of a field in one allocation.
private struct FieldSpace {
  let width: Int
  /// The height of a text of several lines; nil for one line.
  let textHeight: Int?
  let geometry: FieldGeometry
  let direction: TextDirection

  var inputHeight: Int { max(geometry.inputHeight, textHeight ?? 0) }

  var hintTop: Int { geometry.hintTop(textHeight: textHeight) }

  /// Returns a rectangle, mirrored in a field from right to left.
  func rectangle(x: Int, y: Int, width: Int, height: Int) -> Rectangle {
    let left = direction == .rightToLeft ? self.width - x - width : x
    return Rectangle(
      x: Double(left), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension Widget {
  /// Allocates the widget, never smaller than its minimum, since GTK would warn.
  ///
  /// What is too large is drawn past the edge.
  fileprivate func allocate(atLeast place: Rectangle) {
    let width = max(Int(place.width), measure(.horizontal).minimum)
    let height = max(Int(place.height), measure(.vertical, forSize: width).minimum)
    allocate(x: Int(place.x), y: Int(place.y), width: width, height: height)
  }
}
