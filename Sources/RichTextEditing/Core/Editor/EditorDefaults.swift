import GtkCore
import RichTextModel
import TextMetrics

/// The default attributes of an editor's text, where the text itself has none.
@MainActor
final class EditorDefaults {
  private let node: EditorNode
  /// Called with the new background color and the previous one.
  var onBackgroundChanged: ((Color?, Color?) -> Void)?

  init(_ node: EditorNode) {
    self.node = node
    node.content.tags.paragraphs.readFont = { [view = node.area.textView] in view.read(into: &$0) }
  }

  /// The placeholder, with its attributes.
  var placeholder = RichText() {
    didSet {
      node.area.placeholder = placeholder.text
      node.area.placeholderAttributes = placeholder.labelAttributes
    }
  }
  /// The minimum height of the editor, in lines of plain text.
  var minLines = 1 {
    didSet {
      node.area.setLineLimits(min: minLines, max: .max)
      applyParagraphFormat()
    }
  }

  /// The greatest height of the editor.
  var maxHeight = EditorHeight.default {
    didSet {
      node.area.maxHeight = maxHeight.limit
      // Setting the limit makes the area apply its own spacing to the view again.
      applyParagraphFormat()
    }
  }

  /// The color of the text; nil for the theme's.
  var textColor: Color? {
    didSet {
      change(oldValue.map { EditorStyles.text($0) }, to: textColor.map { EditorStyles.text($0) })
    }
  }

  /// The background color of the editor; nil for the theme's.
  var backgroundColor: Color? {
    didSet {
      guard backgroundColor != oldValue else { return }
      change(
        oldValue.map { EditorStyles.background($0) },
        to: backgroundColor.map { EditorStyles.background($0) })
      onBackgroundChanged?(backgroundColor, oldValue)
    }
  }

  /// The space between the edges of the editor and its text, in pixels.
  var padding = 0 {
    didSet { change(EditorStyles.padding(oldValue), to: EditorStyles.padding(padding)) }
  }

  private func change(_ old: String?, to new: String?) {
    guard let widget = node.widget, old != new else { return }
    if let old { widget.removeStyleClass(old) }
    if let new { widget.addStyleClass(new) }
  }

  // MARK: Paragraphs

  /// The format of paragraphs without one of their own.
  var paragraphFormat = ParagraphFormat() {
    didSet {
      guard paragraphFormat != oldValue else { return }
      applyParagraphFormat()
      if lastLine != nil { setShield() }
      node.content.attachments.paragraphsMayChange(in: 0..<node.content.count)
      node.area.attributesChanged()
    }
  }

  /// Returns the style of paragraphs for measuring; nil for the default one.
  func paragraphStyle(lineWidth: Int) -> ParagraphStyle? {
    guard paragraphFormat != ParagraphFormat() else { return nil }
    return node.content.tags.paragraphs.paragraphStyle(of: paragraphFormat, lineWidth: lineWidth)
  }

  private func style(of format: ParagraphFormat) -> ParagraphStyle {
    node.content.tags.paragraphs.paragraphStyle(of: format)
  }

  /// Updates what depends on the font of the editor: the indent of lists, which is room for a
  /// marker, and the sizes of styles; returns whether it is another one now.
  func updateFont() -> Bool {
    let paragraphs = node.content.tags.paragraphs
    guard paragraphs.knowsFont else { return false }
    var rooms = paragraphs.markerRooms
    paragraphs.readFont?(&rooms)
    guard rooms != paragraphs.markerRooms else { return false }
    paragraphs.markerRooms = rooms
    placeLines()
    node.content.paragraphAppearanceChanged()
    return true
  }

  /// Applies the format of all paragraphs to the view.
  func applyParagraphFormat() {
    guard node.hasWidget else { return }
    let (view, style) = (node.area.textView, style(of: paragraphFormat))
    view.setLineSpacing(
      above: style.pixelsAboveLines, below: style.pixelsBelowLines,
      insideWrap: style.pixelsInsideWrap)
    placeLines()
  }

  // MARK: The last line

  /// The format of an empty last line; nil for that of other paragraphs.
  ///
  /// No tag applies to an empty line at the end of a text. Therefore the view has the format of
  /// that line, and a tag, the shield, gives all text the format that the view would have. The view
  /// keeps the format when the line is filled or left: another one makes GTK lay out the whole text
  /// again. No height depends on it.
  var lastLine: LastLine? {
    didSet {
      guard lastLine != oldValue else { return }
      placeLines()
      if lastLine == nil { removeShield() }
      if oldValue == nil { setShield() }
    }
  }

  /// Sets the view's indents and justification.
  func placeLines() {
    guard node.hasWidget else { return }
    let (view, format) = (node.area.textView, lastLine?.format ?? paragraphFormat)
    let style = style(of: format)
    let isMirrored = lastLine?.isMirrored == true
    view.setParagraphs(
      leftMargin: isMirrored ? 0 : style.leftMargin, rightMargin: isMirrored ? style.leftMargin : 0,
      indent: style.indent)
    view.justification = format.alignment.justification(
      isTurned: lastLine?.isTurned ?? node.area.isEmptyTextTurned)
    // The view's minimum width includes its margin, but GTK keeps the width that it has measured.
    view.queueResize()
  }

  private var shield: TextTag { node.content.tags.paragraphs.shield }

  private func setShield() {
    guard node.hasWidget else { return }
    let (tag, style) = (shield, style(of: paragraphFormat))
    tag[.leftMargin] = style.leftMargin
    tag[.rightMargin] = 0
    tag[.indent] = style.indent
    tag[.justification] = paragraphFormat.alignment.gtkValue ?? 0
    shieldText()
  }

  private func removeShield() {
    guard node.hasWidget else { return }
    node.area.buffer.remove(shield, from: 0, to: node.area.buffer.scalarCount)
  }

  /// Applies the shield to text that was inserted at an end of the text, where no tag extends to.
  func shieldText() {
    guard lastLine != nil, node.hasWidget else { return }
    let (buffer, end) = (node.area.buffer, node.area.buffer.scalarCount)
    var start = 0
    while start < end {
      let toggle = buffer.nextToggle(of: shield, after: start, limit: end)
      if !buffer.has(shield, at: start) { buffer.apply(shield, from: start, to: toggle) }
      start = toggle
    }
  }
}

extension TextView {
  /// Reads the measures of the view's font.
  fileprivate func read(into rooms: inout MarkerRooms) {
    rooms.indent = lineHeight * 5 / 3
    rooms.fontSize = fontSize ?? rooms.fontSize
  }
}

/// The format of an empty last line.
struct LastLine: Equatable {
  /// The format.
  var format: ParagraphFormat
  /// Whether the line is right-to-left, and therefore indented from the right.
  var isMirrored = false
  /// Whether the keyboard has the other direction, in which GTK aligns the line while the caret is
  /// in it.
  var isTurned = false
}

/// Style classes for colors and padding: a style sheet with one class for each value in use.
@MainActor
private enum EditorStyles {
  private static var sheets: [String: StyleSheet] = [:]

  static func text(_ color: Color) -> String {
    let name = "concertina-text-" + color.description.dropFirst()
    let view = "richeditor.\(name) > growingtext > textview"
    load(name, "\(view), \(view) > text { color: \(css(color)); }")
    return name
  }

  static func background(_ color: Color) -> String {
    let name = "concertina-ground-" + color.description.dropFirst()
    load(name, "richeditor.\(name) { background-color: \(css(color)); }")
    return name
  }

  /// Returns the class for a padding in pixels; nil for none.
  static func padding(_ pixels: Int) -> String? {
    guard pixels > 0 else { return nil }
    let name = "concertina-padding-\(pixels)"
    load(name, "richeditor.\(name) > growingtext { padding: \(pixels)px; }")
    return name
  }

  private static func load(_ name: String, _ rules: String) {
    guard sheets[name] == nil else { return }
    sheets[name] = StyleSheet(css: rules, priority: .application)
  }

  private static func css(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgba(\(parts.joined(separator: ", ")), \(color.alpha))"
  }
}
