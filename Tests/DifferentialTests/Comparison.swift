import TextMetrics
import XCTest

/// A view, and the measurer that has to agree with it.
final class Comparison {
  let view: RealTextView
  private let measurer = TextMeasurer()

  init(view: RealTextView) {
    self.view = view
  }

  /// Returns what differs; nil if nothing does.
  func complaint(about example: DifferentialCase, number: Int) throws -> String? {
    view.apply(example.style)
    view.show(example.text, caretParagraph: example.caretParagraph, width: example.width)
    let environment = try XCTUnwrap(
      view.environment(caretParagraph: example.caretParagraph))
    let whole = measure(example, environment, lineLimit: nil)
    guard whole.height == view.textHeight else {
      return "height \(whole.height), the view's is \(view.textHeight)"
    }
    if number % 4 == 1 { return caretComplaint(example, environment) }
    if number % 4 == 2 { return capComplaint(example, environment, whole) }
    return nil
  }

  /// Returns what differs, after one more edit, from a new measurer's result and from the view's.
  func complaint(afterEditTo example: DifferentialCase, comparesView: Bool) throws -> String? {
    let environment = try XCTUnwrap(view.environment(caretParagraph: example.caretParagraph))
    let answer = { (measurer: TextMeasurer, lineLimit: Int?) in
      measurer.measure(
        StringParagraphs(example.text), width: example.width, environment: environment,
        style: example.style, lineLimit: lineLimit)
    }
    for limit in [nil, example.lineLimit] {
      let (ours, fresh) = (answer(measurer, limit), answer(TextMeasurer(), limit))
      guard ours == fresh else { return "\(ours), measured again \(fresh)" }
    }
    guard comparesView else { return nil }
    view.apply(example.style)
    view.show(example.text, caretParagraph: example.caretParagraph, width: example.width)
    let height = answer(measurer, nil).height
    return height == view.textHeight ? nil : "height \(height), the view's is \(view.textHeight)"
  }

  private func measure(
    _ example: DifferentialCase, _ environment: TextEnvironment, lineLimit: Int?
  ) -> TextMeasurement {
    if example.width % 2 == 0 {
      return measurer.measure(
        RealParagraphs(view: view), width: example.width, environment: environment,
        style: example.style, lineLimit: lineLimit)
    }
    return measurer.measure(
      StringParagraphs(example.text), width: example.width, environment: environment,
      style: example.style, lineLimit: lineLimit)
  }

  private func caretComplaint(
    _ example: DifferentialCase, _ environment: TextEnvironment
  ) -> String? {
    guard example.wraps else { return nil }
    for paragraph in 0..<view.paragraphCount {
      let count = view.characterCount(ofParagraph: paragraph)
      for offset in Set([0, count / 3, count / 2, count]).sorted() {
        let real = view.caret(paragraph: paragraph, offset: offset)
        let ours = measurer.caretRectangle(
          in: RealParagraphs(view: view), paragraph: paragraph, offset: offset,
          width: example.width, environment: environment, style: example.style)
        if ours != real { return "caret at \(paragraph):\(offset) is \(ours), the view's \(real)" }
      }
    }
    return nil
  }

  private func capComplaint(
    _ example: DifferentialCase, _ environment: TextEnvironment, _ whole: TextMeasurement
  ) -> String? {
    let ours = measure(example, environment, lineLimit: example.lineLimit)
    guard ours.lineCount == min(whole.lineCount, example.lineLimit) else {
      return "\(ours.lineCount) lines up to \(example.lineLimit) of \(whole.lineCount)"
    }
    let bottom = view.bottom(ofFirstLines: example.lineLimit, style: example.style)
    guard (bottom != nil) == ours.exceedsLimit else {
      return "past the limit: \(ours.exceedsLimit), in the view: \(bottom != nil)"
    }
    guard ours.height == bottom ?? whole.height else {
      return "first \(example.lineLimit) lines \(ours.height), the view's \(bottom ?? -1)"
    }
    return nil
  }

  /// Returns the example with as much text removed as possible while it still differs.
  func shrunk(_ example: DifferentialCase, number: Int) throws -> DifferentialCase {
    var smallest = example
    var index = 0
    while index < smallest.text.unicodeScalars.count {
      var smaller = smallest
      let scalars = smallest.text.unicodeScalars
      smaller.text.unicodeScalars.remove(at: scalars.index(scalars.startIndex, offsetBy: index))
      smaller.caretParagraph = min(
        smaller.caretParagraph, StringParagraphs(smaller.text).paragraphCount - 1)
      if try complaint(about: smaller, number: number) == nil {
        index += 1
      } else {
        smallest = smaller
      }
    }
    return smallest
  }
}
