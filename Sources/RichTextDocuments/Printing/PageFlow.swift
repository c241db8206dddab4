import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// Divides content into strips, one paragraph or block after the other.
@MainActor
struct PageFlow {
  let context: FlowContext
  private let paragraphs: [RichTextParagraph]
  private var next = 0
  /// The table whose rows are next, with its format; nil for none.
  private var table: (rows: TableStrips, format: ParagraphFormat, isAtTop: Bool)?
  /// The space below the last paragraph.
  private var spacingAfter = 0.0
  /// The last paragraph, if the next one may continue its background or its bar.
  private var previous: (format: ParagraphFormat, isMirrored: Bool)?
  private var isAfterHeading = false
  private var direction: TextDirection
  private var coloring = PrintedCodeColors()

  /// Begins at the start of a content.
  init(_ content: RichText, in context: FlowContext) {
    self.context = context
    paragraphs = content.withBlocksOnLines().paragraphs
    direction = context.sheet.direction
    context.sheet.makeRoom(for: paragraphs, in: context)
  }

  private var sheet: PrintSheet { context.sheet }

  /// Returns all strips of a content.
  static func strips(of content: RichText, in context: FlowContext) -> [PageStrip] {
    var flow = PageFlow(content, in: context)
    var strips: [PageStrip] = []
    while let more = flow.nextStrips() { strips += more }
    return strips
  }

  /// Returns the strips of the next paragraph, block or rows of a table; nil at the end.
  ///
  /// There may be none, after a piece of work for those that follow.
  mutating func nextStrips() -> [PageStrip]? {
    if let strips = nextRows() { return strips }
    guard next < paragraphs.count else { return nil }
    let (index, paragraph) = (next, paragraphs[next])
    next += 1
    let format = context.format(of: paragraph)
    var strips: [PageStrip]
    if let block = paragraph.block {
      previous = nil
      if let content = block.table {
        table = (TableStrips(content, in: context), format, true)
        return []
      }
      strips = BlockStrips(context).strips(of: block)
    } else if format.style == .rule {
      strips = [ruleStrip(format)]
      previous = nil
    } else {
      strips = paragraphStrips(paragraph, format, index)
    }
    connect(&strips, format, isBlock: paragraph.block != nil)
    return strips
  }

  /// Returns the strips of the next rows of the table; nil without one, or after its last row.
  private mutating func nextRows() -> [PageStrip]? {
    guard var strips = table?.rows.nextStrips(), let format = table?.format else {
      table = nil
      return nil
    }
    if table?.isAtTop == true, !strips.isEmpty {
      table?.isAtTop = false
      connect(&strips, format, isBlock: true)
    }
    return strips
  }

  /// Gives the strips of a paragraph, or the first ones of a block, their relation to those above.
  private mutating func connect(
    _ strips: inout [PageStrip], _ format: ParagraphFormat, isBlock: Bool
  ) {
    addSpace(to: &strips, format, isBlock: isBlock)
    if isAfterHeading, !strips.isEmpty { strips[0].keepsWithPrevious = true }
    isAfterHeading = strips.first?.heading != nil
  }

  private mutating func addSpace(
    to strips: inout [PageStrip], _ format: ParagraphFormat, isBlock: Bool
  ) {
    let style = sheet.document.styles[format.style]
    let margin = isBlock ? Double(PictureBounds.margin) : 0
    if !strips.isEmpty {
      strips[0].gap +=
        spacingAfter + margin
        + Double(format.spacingAbove(style))
    }
    spacingAfter =
      margin + Double(format.spacingAfter.asLength + (style?.spacingAfter ?? 0).asLength)
  }

  // MARK: Paragraphs

  private mutating func paragraphStrips(
    _ paragraph: RichTextParagraph, _ format: ParagraphFormat, _ index: Int
  ) -> [PageStrip] {
    direction = paragraph.text.directionOfLetters ?? direction
    let isMirrored = direction == .rightToLeft
    let continues = previous.map {
      $0.isMirrored == isMirrored && $0.format.style == format.style && !format.beginsBlock
    }
    let strips = ParagraphStrips(
      paragraph, format, in: context, direction: direction,
      colors: coloring.colors(ofParagraph: index, paragraphs),
      continuesStyle: continues ?? false
    ).strips
    previous = (format, isMirrored)
    return strips
  }

  private func ruleStrip(_ format: ParagraphFormat) -> PageStrip {
    let (height, isMirrored) = (sheet.lineHeight, direction == .rightToLeft)
    let appearance = ParagraphAppearance(
      of: format, sheet.document.styles[format.style],
      indent: sheet.indent(of: format, inWidth: context.width))
    let area = appearance.area(
      y: 0, height: height, inWidth: context.width, isMirrored: isMirrored)
    let parts = appearance.parts(in: area, firstLine: nil, isMirrored: isMirrored)
    return PageStrip(
      height: height, items: parts.map { .fill($0.area, PaperColors.color($0.color)) })
  }
}

extension RichTextParagraph {
  /// The block attachment that the paragraph is; nil if it is another one.
  fileprivate var block: AttachmentContent? {
    guard text.count == 1, let attachment = attributes[AttachmentKey.self], attachment.isBlock
    else { return nil }
    return attachment
  }
}
