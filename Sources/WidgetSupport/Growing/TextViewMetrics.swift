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
  private var heights = BufferHeights()
  /// The composition that the known heights are with.
  private var measuredComposition: BufferParagraphs.Composition?
  /// The last answers about the present text: each frame asks for the same ones several times.
  private var answers: [Answer] = []
  private static let mostAnswers = 4

  private struct Answer {
    let question: Question
    let measurement: TextMeasurement
  }

  private struct Question: Equatable {
    let width: Int
    let lineLimit: Int
    let fonts: UInt64
    let direction: TextMetrics.TextDirection
  }

  /// How paragraphs are set; the same values are set on the view.
  var style = ParagraphStyle() { didSet { textChanged() } }

  /// The composition in progress; empty for none.
  var preedit = "" { didSet { textChanged() } }

  /// What stands in the text and is no plain text.
  weak var embedded: (any EmbeddedContent)? {
    didSet {
      environment = nil
      looksChanged()
    }
  }

  /// The height in pixels with which it is enough; nil: the lines say how much is.
  var heightLimit: Int? { didSet { answers.removeAll(keepingCapacity: true) } }

  init(textView: TextView, styleProbe: Label) {
    self.textView = textView
    self.styleProbe = styleProbe
  }

  /// Forgets what depends on the style; to be called when CSS or the direction changed.
  func styleChanged() {
    environment = nil
    textChanged()
  }

  /// Forgets what depends on the text; to be called when it has changed, and when the caret moves with a
  /// composition.
  func textChanged() { answers.removeAll(keepingCapacity: true) }

  /// To be called before each edit.
  ///
  /// - Parameter range: What is about to go, or the place where something comes in.
  func textWillChange(in range: Range<Int>) {
    textChanged()
    let buffer = textView.buffer
    // The edit may move the line that the heights have the composition in.
    if let line = measuredComposition?.line { heights.willChange(line...line, of: buffer) }
    measuredComposition = nil
    heights.willChange(buffer.lines(of: range), of: buffer)
  }

  /// To be called when a part of the text looks another way.
  func looksChanged(in range: Range<Int>) {
    textChanged()
    heights.looksChanged(textView.buffer.lines(of: range), of: textView.buffer)
  }

  /// To be called when all of the text looks another way.
  func looksChanged() {
    textChanged()
    heights.removeAll()
  }

  /// The number of lines of the buffer that were looked at so far, which tells what measuring costs.
  var measuredParagraphCount: Int { measurer.examinedParagraphCount }

  /// The text's first lines at a width.
  func measure(width: Int, lineLimit: Int) -> TextMeasurement {
    guard let environment = currentEnvironment() else {
      return TextMeasurement(lineCount: 1, exceedsLimit: false, height: 0)
    }
    // What stands in the text may have another size while the text is the same.
    guard embedded == nil else { return measure(width, lineLimit, environment) }
    let question = Question(
      width: width, lineLimit: lineLimit, fonts: environment.serial,
      direction: environment.defaultDirection)
    if let known = answers.first(where: { $0.question == question }) { return known.measurement }
    let measurement = measure(width, lineLimit, environment)
    if answers.count >= Self.mostAnswers { answers.removeFirst() }
    answers.append(Answer(question: question, measurement: measurement))
    return measurement
  }

  private func measure(
    _ width: Int, _ lineLimit: Int, _ environment: TextEnvironment
  ) -> TextMeasurement {
    let paragraphs = paragraphs()
    followComposition(paragraphs.composition)
    for line in embedded?.linesOfOtherSizes(atWidth: width) ?? [] {
      heights.looksChanged(line...line, of: textView.buffer)
    }
    var known = heights.lend(width: width, of: textView.buffer)
    defer { heights.takeBack(known) }
    return measurer.measure(
      paragraphs, keeping: &known.heights, width: width, environment: environment, style: style,
      lineLimit: lineLimit, heightLimit: heightLimit)
  }

  /// Whether all of the text is higher than so many pixels; looks at no more lines than that takes.
  func isHigher(than height: Int, width: Int) -> Bool {
    guard let environment = currentEnvironment() else { return false }
    let outer = heightLimit
    heightLimit = height
    defer { heightLimit = outer }
    let text = measure(width, .max, environment)
    // It is enough where lines end at the very height, whether more of them follow or not.
    return text.height > height || text.exceedsLimit
  }

  /// What the naive estimate makes of a text at a width; nil before there are fonts.
  func naiveLineEstimate(of text: String, width: Int) -> NaiveLineEstimate? {
    currentEnvironment().map { NaiveLineEstimate(text, editorWidth: width, environment: $0) }
  }

  /// Forgets the lines in which a composition was, and in which there is one now.
  private func followComposition(_ composition: BufferParagraphs.Composition?) {
    guard composition != measuredComposition else { return }
    for line in [measuredComposition?.line, composition?.line].compactMap({ $0 }) {
      heights.looksChanged(line...line, of: textView.buffer)
    }
    measuredComposition = composition
  }

  /// The width at which the text is not wrapped, within limits; nil before there are fonts.
  func naturalWidth(atMost limit: Int, paragraphLimit: Int) -> Int? {
    currentEnvironment().map {
      measurer.naturalWidth(
        of: paragraphs(), atMost: limit, paragraphLimit: paragraphLimit, environment: $0,
        style: style)
    }
  }

  /// The same of another text.
  func naturalWidth(of text: String, atMost limit: Int, paragraphLimit: Int) -> Int? {
    currentEnvironment().map {
      measurer.naturalWidth(
        of: StringParagraphs(text), atMost: limit, paragraphLimit: paragraphLimit, environment: $0,
        style: style)
    }
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
      attributes: styleProbe.layoutAttributes, insertsHyphens: embedded != nil,
      defaultDirection: direction)
    return environment
  }
}

extension TextBuffer {
  fileprivate func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let first = line(containing: range.lowerBound)
    return first...(range.isEmpty ? first : line(containing: range.upperBound))
  }
}
