import GtkCore
import TextMetrics

/// Measures what a text view will show, before the view has laid it out.
///
/// It uses TextMetrics with the view's own Pango contexts, so the result is what the view arrives
/// at later. It never asks the view for its height, which is late after an edit and wrong after a
/// change of width.
@MainActor
final class TextViewMetrics {
  private let textView: TextView
  private let measurer = TextMeasurer()
  /// The label that provides letter spacing, line height and font features from CSS: GTK has no
  /// other API for them.
  private let styleProbe = Label()
  private var environment: TextEnvironment?
  private var heights = BufferHeights()
  /// The composition that the known heights include.
  private var measuredComposition: BufferParagraphs.Composition?
  /// The last measurements of the present text: each frame asks for the same ones several times.
  private var answers: [Answer] = []
  private static let maximumAnswers = 4
  /// The heights of lines without text, which are not wrapped at any width.
  private var emptyLines: [(question: Question, height: Int)] = []
  private static let widthOfEmptyLines = 200

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

  /// The style of paragraphs; the same values are set on the view.
  var style = ParagraphStyle() {
    didSet {
      emptyLines.removeAll()
      textChanged()
    }
  }

  /// The composition in progress; empty for none.
  var preedit = "" { didSet { textChanged() } }

  /// The content of the text that is not plain text.
  weak var embedded: (any EmbeddedContent)? {
    didSet {
      forgetEnvironment()
      attributesChanged()
    }
  }

  /// The height in pixels at which measuring may end; nil if only the number of lines decides that.
  var heightLimit: Int? { didSet { answers.removeAll(keepingCapacity: true) } }

  init(textView: TextView) { self.textView = textView }

  /// Adds the label to an area, whose style it then has.
  func insertStyleProbe(into area: Widget) {
    styleProbe.isVisible = false
    styleProbe.insert(into: area)
  }

  /// Forgets what depends on the style; called when CSS or the direction has changed.
  func styleChanged() {
    forgetEnvironment()
    textChanged()
  }

  private func forgetEnvironment() {
    environment = nil
    emptyLines.removeAll()
  }

  /// Forgets what depends on the text; called when the text has changed, and when the caret moves
  /// during a composition.
  func textChanged() {
    changeCount += 1
    answers.removeAll(keepingCapacity: true)
  }

  /// The number of times that the text, its style or its attributes have changed.
  private(set) var changeCount = 0

  /// Notes which lines are about to change; called before each edit.
  ///
  /// - Parameter range: The range about to be removed, or the offset of an insertion.
  func textWillChange(in range: Range<Int>) {
    textChanged()
    let buffer = textView.buffer
    // The edit may move the line whose height includes the composition.
    if let line = measuredComposition?.line { heights.willChange(line...line, of: buffer) }
    measuredComposition = nil
    heights.willChange(buffer.lines(of: range), of: buffer)
  }

  /// Forgets the heights of lines whose attributes have changed.
  func attributesChanged(in range: Range<Int>) {
    textChanged()
    heights.attributesChanged(textView.buffer.lines(of: range), of: textView.buffer)
  }

  /// Forgets all heights, after a change of all of the text's attributes.
  func attributesChanged() {
    textChanged()
    heights.removeAll()
  }

  /// The number of lines of the buffer that were examined so far, which indicates the cost of
  /// measuring.
  var measuredParagraphCount: Int { measurer.examinedParagraphCount }

  /// Measures the text's first lines at a width.
  func measure(width: Int, lineLimit: Int) -> TextMeasurement {
    // Widgets in the text may change their size while the text stays the same.
    let question = embedded == nil ? question(width: width, lineLimit: lineLimit) : nil
    if let question {
      for known in answers where known.question == question { return known.measurement }
    }
    guard let environment = currentEnvironment() else {
      return TextMeasurement(lineCount: 1, exceedsLimit: false, height: 0)
    }
    let measurement = measure(width, lineLimit, environment)
    guard let question else { return measurement }
    if answers.count >= Self.maximumAnswers { answers.removeFirst() }
    answers.append(Answer(question: question, measurement: measurement))
    return measurement
  }

  private func measure(
    _ width: Int, _ lineLimit: Int, _ environment: TextEnvironment
  ) -> TextMeasurement {
    let paragraphs = paragraphs()
    followComposition(paragraphs.composition)
    for line in embedded?.linesOfOtherSizes(atWidth: width) ?? [] {
      heights.attributesChanged(line...line, of: textView.buffer)
    }
    var known = heights.lend(width: width, of: textView.buffer)
    defer { heights.takeBack(known) }
    return measurer.measure(
      paragraphs, keeping: &known.heights, width: width, environment: environment, style: style,
      lineLimit: lineLimit, heightLimit: heightLimit)
  }

  /// Returns the heights of all lines of the buffer at a width.
  func heights(atWidth width: Int) -> ParagraphHeights {
    _ = measure(width: width, lineLimit: .max)
    let buffer = textView.buffer
    if let known = heights.known(atWidth: width, of: buffer), known.count == buffer.lineCount {
      return known
    }
    // The measurement was remembered for longer than the heights.
    answers.removeAll(keepingCapacity: true)
    _ = measure(width: width, lineLimit: .max)
    return heights.known(atWidth: width, of: buffer) ?? ParagraphHeights()
  }

  /// Returns whether a line is after the one at which the text, at a width, has reached the limit
  /// of lines or pixels: whatever changes there, the height stays.
  func isBeyondLimit(line: Int, width: Int, lineLimit: Int) -> Bool {
    let last = heights.limitingLine(
      width: width, lineLimit: lineLimit, heightLimit: heightLimit, of: textView.buffer)
    guard let last else { return false }
    return line > last
  }

  /// Returns whether all visual lines of a line of the buffer are certain to be equally high.
  func hasEqualLines(line: Int) -> Bool {
    guard embedded == nil else { return false }
    return TextBufferLines(textView.buffer).withLine(at: line, characterLimit: .max) { utf8, _ in
      TextMeasurer.hasEqualLines(utf8)
    }
  }

  /// Whether the whole text is higher than a number of pixels; examines no more lines than needed.
  func isHigher(than height: Int, width: Int) -> Bool {
    guard let environment = currentEnvironment() else { return false }
    let outer = heightLimit
    heightLimit = height
    defer { heightLimit = outer }
    let text = measure(width, .max, environment)
    // Measuring also ends where a line ends exactly at the height, whether more lines follow or
    // not.
    return text.height > height || text.exceedsLimit
  }

  /// Returns the naive estimate for a text at a width; nil before there are fonts.
  func naiveLineEstimate(of text: String, width: Int) -> NaiveLineEstimate? {
    currentEnvironment().map { NaiveLineEstimate(text, editorWidth: width, environment: $0) }
  }

  /// Forgets the heights of the lines that contained a composition, and that contain one now.
  private func followComposition(_ composition: BufferParagraphs.Composition?) {
    guard composition != measuredComposition else { return }
    for line in [measuredComposition?.line, composition?.line].compactMap({ $0 }) {
      heights.attributesChanged(line...line, of: textView.buffer)
    }
    measuredComposition = composition
  }

  /// Returns the width at which the text is not wrapped, within limits; nil before there are fonts.
  func naturalWidth(atMost limit: Int, paragraphLimit: Int) -> Int? {
    currentEnvironment().map {
      measurer.naturalWidth(
        of: paragraphs(), atMost: limit, paragraphLimit: paragraphLimit, environment: $0,
        style: style)
    }
  }

  /// Returns the same width of another text.
  func naturalWidth(of text: String, atMost limit: Int, paragraphLimit: Int) -> Int? {
    currentEnvironment().map {
      measurer.naturalWidth(
        of: StringParagraphs(text), atMost: limit, paragraphLimit: paragraphLimit, environment: $0,
        style: style)
    }
  }

  /// Returns the height of a number of lines of ordinary text, whatever the present text is.
  ///
  /// Each frame asks for it several times. It depends on the fonts, the style and the direction:
  /// the first two are what forgets it.
  func heightOfEmptyLines(_ count: Int) -> Int {
    guard let question = question(width: Self.widthOfEmptyLines, lineLimit: count) else { return 0 }
    for known in emptyLines where known.question == question { return known.height }
    let empty = String(repeating: "\n", count: max(count, 1) - 1)
    let height = height(of: empty, width: question.width, lineLimit: count)
    if emptyLines.count >= Self.maximumAnswers { emptyLines.removeFirst() }
    emptyLines.append((question, height))
    return height
  }

  /// Returns the height of another text in the view's style.
  func height(of text: String, width: Int, lineLimit: Int) -> Int {
    guard let environment = currentEnvironment() else { return 0 }
    return measurer.measure(
      StringParagraphs(text), width: width, environment: environment, style: style,
      lineLimit: lineLimit
    ).height
  }

  // MARK: Other texts with attributes

  /// Returns the height of another text in the view's style; 0 before there are fonts.
  func height(of text: some ParagraphSource, width: Int) -> Int {
    guard let environment = currentEnvironment() else { return 0 }
    return measurer.measure(text, width: width, environment: environment, style: style).height
  }

  /// Returns the width at which another text is not wrapped, within limits; nil before there are
  /// fonts.
  func naturalWidth(
    of text: some ParagraphSource, atMost limit: Int, paragraphLimit: Int
  ) -> Int? {
    currentEnvironment().map {
      measurer.naturalWidth(
        of: text, atMost: limit, paragraphLimit: paragraphLimit, environment: $0, style: style)
    }
  }

  /// Returns the paragraphs of another text as the view would draw them; none before there are
  /// fonts.
  func layOut(_ text: some ParagraphSource, width: Int) -> [LaidOutParagraph] {
    guard var environment = currentEnvironment() else { return [] }
    // Of a view that was never entered, the caret is in the last paragraph.
    environment.caretDirection = CaretDirection(
      paragraph: text.paragraphCount - 1,
      direction: Keyboard.current?.runsToTheLeft == true ? .rightToLeft : .leftToRight)
    return measurer.paragraphs(of: text, width: width, environment: environment, style: style)
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

  private var direction: TextMetrics.TextDirection {
    textView.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// What an answer depends on; nil before there are fonts.
  ///
  /// It is for answers that are known: the environment itself is not copied for them.
  private func question(width: Int, lineLimit: Int) -> Question? {
    guard let fonts = environment?.serial ?? currentEnvironment()?.serial else { return nil }
    return Question(width: width, lineLimit: lineLimit, fonts: fonts, direction: direction)
  }

  private func currentEnvironment() -> TextEnvironment? {
    if var environment {
      environment.defaultDirection = direction
      return environment
    }
    guard let leftToRight = textView.pangoContext(for: .leftToRight),
      let rightToLeft = textView.pangoContext(for: .rightToLeft)
    else { return nil }
    environment = TextEnvironment(
      leftToRightContext: leftToRight.nativePointer,
      rightToLeftContext: rightToLeft.nativePointer,
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
