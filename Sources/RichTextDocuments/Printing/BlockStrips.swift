import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// Divides block attachments into strips, by the paragraphs of their editors, in a frame; tables
/// are ``TableStrips``.
@MainActor
struct BlockStrips {
  private static let padding = 12.0
  private static let line = 1.0

  private let context: FlowContext

  init(_ context: FlowContext) { self.context = context }

  /// Returns the strips of an attachment.
  func strips(of attachment: AttachmentContent) -> [PageStrip] {
    let texts = attachment.editors.filter { !$0.isEmpty }
    let shown = texts.isEmpty ? [RichText(attachment.name.name)] : texts
    let inner = context.width - 2 * Self.padding
    guard inner >= FlowContext.leastWidth else {
      return shown.flatMap { PageFlow.strips(of: $0, in: context.reduced(toWidth: context.width)) }
    }
    let strips = shown.flatMap {
      PageFlow.strips(of: $0, in: context.reduced(toWidth: inner))
    }
    return framed(strips)
  }

  private func framed(_ strips: [PageStrip]) -> [PageStrip] {
    strips.enumerated().map { index, strip in
      let (isFirst, isLast) = (index == 0, index == strips.count - 1)
      let above = isFirst ? Self.padding : 0
      var framed = strip.moved(byX: Self.padding)
      framed.items = framed.items.map { $0.moved(byX: 0, y: above) }
      framed.height += above + (isLast ? Self.padding : 0)
      framed.heading = nil
      framed.header = framed.header.map { header in
        var header = header
        header.items = sides(header.height, isFirst: false, isLast: false) + header.items
        return header
      }
      framed.items = sides(framed.height, isFirst: isFirst, isLast: isLast) + framed.items
      return framed
    }
  }

  private func sides(_ height: Double, isFirst: Bool, isLast: Bool) -> [PageItem] {
    let (line, width) = (Self.line, context.width)
    let color = PaperColors.named("concertina_rule")
    let extent: PageItem.Extent = isFirst ? .own : .withGap
    var items: [PageItem] = [0, width - line].map { x in
      .fill(Rectangle(x: x, y: 0, width: line, height: height), color, extent)
    }
    let top = Rectangle(x: 0, y: 0, width: width, height: line)
    items.append(.fill(top, color, isFirst ? .own : .atTopOfPage))
    if isLast { items.append(.fill(top.moved(by: (0, height - line)), color)) }
    return items
  }
}
