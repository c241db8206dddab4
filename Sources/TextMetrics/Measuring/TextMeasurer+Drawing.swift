import CConcertinaPango
import TextParagraphs

/// A paragraph that is laid out to be drawn.
package final class LaidOutParagraph {
  private let layout: ParagraphLayout
  /// The direction of the paragraph.
  package let direction: TextDirection
  /// The distance of its first line from the top of the text, in pixels.
  package let top: Int

  init(_ layout: ParagraphLayout, _ direction: TextDirection, top: Int) {
    self.layout = layout
    self.direction = direction
    self.top = top
  }

  /// The `PangoLayout`, which lives as long as this object.
  package var pointer: OpaquePointer { layout.pointer }
}

extension TextMeasurer {
  /// Lays out the paragraphs of a short text as it is measured, each in a layout of its own.
  package func paragraphs(
    of source: some ParagraphSource, width: Int, environment: TextEnvironment,
    style: ParagraphStyle = ParagraphStyle()
  ) -> [LaidOutParagraph] {
    let settings = prepare(environment: environment, style: style)
    let layoutWidth = settings.layoutWidth(forWidth: width)
    var directions = ParagraphDirections(environment: environment)
    var top = 0
    return (0..<source.paragraphCount).map { index in
      let direction = directions.answer(forParagraph: index, in: source).direction
      let layout = ParagraphLayout(environment, direction, style)
      let spans = source.styling(ofParagraph: index, width: width)?.spans ?? []
      source.withParagraph(at: index, characterLimit: .max) { utf8, _ in
        layout.setText(ParagraphEnd.chopped(utf8), layoutWidth: layoutWidth, spans: spans)
      }
      let geometry = layout.geometry(isPrefix: false, readsStarts: false)
      defer {
        top += settings.spaceAround + geometry.pixelHeight(ofFirstLines: geometry.lineCount)
      }
      return LaidOutParagraph(layout, direction, top: top + settings.pixelsAbove)
    }
  }
}
