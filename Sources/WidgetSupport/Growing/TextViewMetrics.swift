import GtkCore
import TextMetrics

/// Measures what a text view will show, before the view has laid it out.
///
/// It asks TextMetrics with the view's own contexts, so the answer is what the view comes to later;
/// and it never asks the view for its height, which is late after an edit and wrong after a change of
/// width.
@MainActor
final class TextViewMetrics {
  private let textView: TextView
  private let measurer = TextMeasurer()
  /// Carries what CSS says of letter spacing, line height and font features: GTK has no other door.
  private let styleProbe: Label
  private var environment: TextEnvironment?

  /// How paragraphs are set; the same values are set on the view.
  var style = ParagraphStyle()

  /// The composition in progress; empty for none.
  var preedit = ""

  /// What stands in the text and is no plain text.
  weak var embedded: (any EmbeddedContent)?

  /// The height in pixels with which it is enough; nil: the lines say how much is.
  var heightLimit: Int?

  init(textView: TextView, styleProbe: Label) {
    self.textView = textView
    self.styleProbe = styleProbe
  }

  /// Forgets what depends on the style; to be called when CSS or the direction changed.
  func styleChanged() { environment = nil }

  /// The text's first lines at a width.
  func measure(width: Int, lineLimit: Int) -> TextMeasurement {
    guard let environment = currentEnvironment() else {
      return TextMeasurement(lineCount: 1, exceedsLimit: false, height: 0)
    }
    return measurer.measure(
      paragraphs(), width: width, environment: environment, style: style, lineLimit: lineLimit,
      heightLimit: heightLimit)
  }

  /// The height of that many lines of ordinary text, whatever text there is.
  func heightOfEmptyLines(_ count: Int, width: Int) -> Int {
    let empty = String(repeating: "\n", count: max(count, 1) - 1)
    return height(of: empty, width: width, lineLimit: count)
  }

  /// The height of another text, set as the view's own.
  func height(of text: String, width: Int, lineLimit: Int) -> Int {
    guard let environment = currentEnvironment() else { return 0 }
    return measurer.measure(
      StringParagraphs(text), width: width, environment: environment, style: style,
      lineLimit: lineLimit
    ).height
  }

  private func paragraphs() -> BufferParagraphs {
    var paragraphs = BufferParagraphs(lines: TextBufferLines(textView.buffer))
    paragraphs.embedded = MainThreadValue(embedded)
    guard !preedit.isEmpty else { return paragraphs }
    let buffer = textView.buffer
    let line = buffer.line(containing: buffer.caret)
    paragraphs.composition = .init(
      text: preedit, line: line, offset: buffer.caret - buffer.offset(ofLine: line))
    return paragraphs
  }

  private func currentEnvironment() -> TextEnvironment? {
    let direction: TextMetrics.TextDirection =
      textView.direction == .rightToLeft ? .rightToLeft : .leftToRight
    if var environment {
      environment.defaultDirection = direction
      return environment
    }
    guard let leftToRight = textView.pangoContext(for: .leftToRight),
      let rightToLeft = textView.pangoContext(for: .rightToLeft)
    else { return nil }
    environment = TextEnvironment(
      leftToRightContext: leftToRight, rightToLeftContext: rightToLeft,
      attributes: styleProbe.layoutAttributes, defaultDirection: direction)
    return environment
  }
}
