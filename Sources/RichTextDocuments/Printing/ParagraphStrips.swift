import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// Divides a paragraph into its lines, with its marker, its background and its bar.
@MainActor
struct ParagraphStrips {
  private let paragraph: RichTextParagraph
  private let format: ParagraphFormat
  private let style: NamedStyle?
  private let context: FlowContext
  private let continuesStyle: Bool
  private let isMirrored: Bool
  private let indent: Double
  private let printed: PrintedParagraph
  /// The attributes of the first letter, with those of the style.
  private let attributes: AttributeContainer
  /// The distance of the lines from the left.
  private let left: Double

  /// Lays out a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - format: Its format.
  ///   - context: Where it is.
  ///   - direction: Its direction.
  ///   - colors: The colors of its code, by scalars.
  ///   - continuesStyle: Whether the paragraph before it has the same style.
  init(
    _ paragraph: RichTextParagraph, _ format: ParagraphFormat, in context: FlowContext,
    direction: TextDirection, colors: [(range: Range<Int>, color: Color)], continuesStyle: Bool
  ) {
    let sheet = context.sheet
    (self.paragraph, self.format, self.context) = (paragraph, format, context)
    self.continuesStyle = continuesStyle
    style = sheet.document.styles[format.style]
    isMirrored = direction == .rightToLeft
    indent = sheet.indent(of: format, inWidth: context.width)
    let after = Double(style?.rightMargin ?? 0)
    let width = max(context.width - indent - after, 1)
    left = isMirrored ? min(after, context.width - 1) : indent
    attributes = context.attributes(paragraph.attributes, style)
    var letters = PrintedLetters(paragraph, style, in: context, lineWidth: width)
    letters.color(colors)
    printed = PrintedParagraph(
      letters, font: sheet.document.font, width: width, indent: Double(format.firstLineIndent),
      alignment: format.alignment.printed, direction: direction)
  }

  /// The strips.
  var strips: [PageStrip] {
    let lines = printed.text.lines
    var strips = lines.indices.map { index in
      var strip = PageStrip(height: max(lines[index].area.height, 1))
      strip.gap = index == 0 ? 0 : Double(format.lineSpacing.asLength)
      strip.keepsWithPrevious = keepsWithPrevious(index, of: lines.count)
      strip.items = decorations(strip.height, isFirst: index == 0)
      strip.items.append(PageItem(content: .line(printed, index), x: left, y: 0))
      return strip
    }
    if let marker = paragraph.marker { strips[0].items += items(of: marker, lines[0]) }
    if let level = format.style.headingLevel, !paragraph.text.isEmpty {
      let title = PlainTextForm.text(of: paragraph.text)
      strips[0].heading = PrintedHeading(level: level, title: title)
    }
    return strips
  }

  /// Whether a line stays with the one before it: a page has two lines of a paragraph at least,
  /// and all of a heading.
  private func keepsWithPrevious(_ line: Int, of count: Int) -> Bool {
    guard line > 0 else { return false }
    return line == 1 || line == count - 1 || format.style.headingLevel != nil
  }

  // MARK: Decorations

  private func decorations(_ height: Double, isFirst: Bool) -> [PageItem] {
    let appearance = ParagraphAppearance(of: format, style, indent: indent)
    let isBeginning = isFirst && !continuesStyle
    let area = appearance.area(
      y: 0, height: height, inWidth: context.width, isMirrored: isMirrored)
    let parts = appearance.parts(
      in: area, firstLine: isBeginning ? (0, height) : nil, isMirrored: isMirrored,
      isWhole: false)
    return parts.map { part in
      let color = PaperColors.color(part.color)
      guard let icon = part.icon else {
        return .fill(part.area, color, isBeginning ? .own : .withGap)
      }
      return PageItem(
        content: .icon(icon, side: part.area.width, color), x: part.area.x,
        y: max(part.area.y, 0))
    }
  }

  // MARK: Markers

  private func items(of marker: ListMarker, _ line: PageText.Line) -> [PageItem] {
    let sheet = context.sheet
    let gap = Double(sheet.rooms.gap(format, sheet.document.styles))
    let look = sheet.markerAttributes(attributes)
    let edge =
      isMirrored ? left + line.area.x + line.area.width + gap : left + line.area.x - gap
    let baseline = line.baseline - line.area.y
    switch marker {
    case .text(let text):
      // A number has no direction of its own.
      let letters = PrintedLetters((isMirrored ? "\u{200F}" : "\u{200E}") + text, look)
      let made = PrintedParagraph(
        letters, font: sheet.document.font, direction: isMirrored ? .rightToLeft : .leftToRight)
      let own = made.text.lines[0]
      let x = isMirrored ? edge : max(edge - own.area.width, 0)
      return [PageItem(content: .line(made, 0), x: x, y: baseline - own.baseline)]
    case .box(let isChecked):
      let letter = sheet.markerText("0", look).lines[0]
      let side = (letter.area.height * TaskBox.part).rounded()
      let y = baseline - letter.baseline + (letter.area.height - side) / 2
      let x = isMirrored ? min(edge, context.width - side) : max(edge - side, 0)
      return [PageItem(content: .box(side, isChecked: isChecked), x: x, y: max(y, 0))]
    }
  }
}

extension ParagraphFormat.Alignment {
  fileprivate var printed: PageText.Alignment {
    switch self {
    case .natural, .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}
