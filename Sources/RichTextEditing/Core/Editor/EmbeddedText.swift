import GtkCore
import RichTextModel
import TextMetrics
import WidgetSupport

/// The content of the growing area that is not plain text: the attributes of lines, and widgets.
@MainActor
final class EmbeddedText: EmbeddedContent {
  private let node: EditorNode
  private let defaults: EditorDefaults
  /// Called when the text is laid out and scrolled.
  var onPlaced: (@MainActor () -> Void)?
  /// Returns what is wrong in a painted frame, other than with attachments.
  var findViolations: (@MainActor () -> [String])?

  init(_ node: EditorNode, _ defaults: EditorDefaults) {
    self.node = node
    self.defaults = defaults
  }

  private var buffer: TextBuffer { node.area.buffer }
  private var content: RichTextBuffer { node.content }
  private var attachments: AttachmentSet { node.content.attachments }

  func styling(ofLine line: Int, width: Int) -> ParagraphStyling? {
    let start = buffer.offset(ofLine: line)
    let length = buffer.scalarCount(ofLine: line)
    var styling = ParagraphStyling()
    guard !content.sections.isHidden(line) else {
      styling.isHidden = true
      return styling
    }
    styling.style = defaults.paragraphStyle(lineWidth: width)
    var bytes = 0
    buffer.forEachRun(in: start..<(start + length)) { run, tags in
      let marks = content.tags.marks(of: tags)
      if run.lowerBound == start, let format = marks.paragraphFormat {
        styling.style = content.tags.paragraphs.paragraphStyle(of: format, lineWidth: width)
      }
      let text = buffer.text(from: run.lowerBound, to: run.upperBound)
      let shapes = shapes(
        in: text, from: run.lowerBound, bytes: bytes, width: width, style: styling.style)
      let end = bytes + text.utf8.count
      // GTK applies no font to widgets in a text: only the letters around them have these
      // attributes.
      for part in (bytes..<end).parts(around: shapes.map(\.bytes)) {
        styling.spans += content.tags.stylingAttributes(of: marks).map {
          .init(bytes: part, attribute: $0)
        }
      }
      styling.spans += shapes
      bytes = end
    }
    return styling.isEmpty ? nil : styling
  }

  private func shapes(
    in text: String, from start: Int, bytes: Int, width: Int, style: ParagraphStyle?
  ) -> [ParagraphStyling.Span] {
    guard !attachments.isEmpty else { return [] }
    var shapes: [ParagraphStyling.Span] = []
    var bytes = bytes
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let end = bytes + UTF8.width(scalar)
      defer { bytes = end }
      guard scalar == AttachmentContent.character,
        let size = attachments.size(
          at: start + index, textWidth: width,
          inset: inset(of: style, atStart: bytes == 0))
      else { continue }
      shapes.append(
        .init(bytes: bytes..<end, attribute: .shape(width: size.width, height: size.height)))
    }
    return shapes
  }

  /// Returns how much narrower a line is than the text: margins, indent and the pixel that GTK
  /// reserves for the caret.
  ///
  /// A negative indent narrows all lines except the first one.
  private func inset(of style: ParagraphStyle?, atStart: Bool) -> Int {
    guard let style else { return 1 }
    let indent = atStart ? max(style.indent, 0) : abs(style.indent)
    return 1 + style.leftMargin + style.rightMargin + indent
  }

  private func inset(at offset: Int, width: Int) -> Int {
    let start = buffer.offset(ofLine: buffer.line(containing: offset))
    var style = defaults.paragraphStyle(lineWidth: width)
    buffer.forEachRun(in: start..<(start + 1)) { _, tags in
      if let format = content.tags.marks(of: tags).paragraphFormat {
        style = content.tags.paragraphs.paragraphStyle(of: format, lineWidth: width)
      }
    }
    return inset(of: style, atStart: offset == start)
  }

  func knows(_ tag: TextTag.Identity) -> Bool {
    content.tags.changesSizes(tag) || content.sections.isTag(tag)
  }

  func linesOfOtherSizes(atWidth width: Int) -> [Int] {
    attachments.offsetsOfOtherSizes(atWidth: width) { inset(at: $0, width: width) }
      .map(buffer.line(containing:))
  }

  func prepareText(forWidth width: Int) {
    content.limitIndents(toWidth: width)
    attachments.updateSpaces(width: width) { inset(at: $0, width: width) }
  }

  func placeWidgets() {
    attachments.placeWidgets()
    onPlaced?()
  }

  func prepareFocus(of child: Widget) { attachments.prepareFocus(of: child) }

  func undoDeletion() { node.session.undoDeletion() }

  func compositionEnded() -> Bool {
    let depth = node.session.undoDepth
    node.session.settle()
    return node.session.undoDepth != depth
  }

  var holdsWidgets: Bool { !attachments.isEmpty }

  func mayMoveWidgets(byEditIn range: Range<Int>) -> Bool { attachments.mayMove(byEditIn: range) }

  var visibleWidgets: [Widget] { attachments.visibleWidgets }

  var violations: [String] { attachments.violations + (findViolations?() ?? []) }

  func isEmbedded(_ child: Widget) -> Bool { attachments.isEmbedded(child) }
}

extension Range<Int> {
  /// Returns the parts of the range outside some holes, which are in order.
  fileprivate func parts(around holes: [Range<Int>]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = lowerBound
    for hole in holes {
      if start < hole.lowerBound { parts.append(start..<hole.lowerBound) }
      start = hole.upperBound
    }
    if start < upperBound || holes.isEmpty { parts.append(start..<upperBound) }
    return parts
  }
}
