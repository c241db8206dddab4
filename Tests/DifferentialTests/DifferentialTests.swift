import CConcertinaGtk
import TestSupport
import TextMetrics
import XCTest

/// Compares ``TextMeasurer`` with a real `GtkTextView` that has the same text.
///
/// Run it a second time with `GDK_SCALE=2` for the other scale factor.
final class DifferentialTests: XCTestCase {
  private static let casesInARow = 50
  private var fatalLevels = GLogLevelFlags(0)

  // A bare view is allocated less than it requests, which GTK 4.18 warns about; in other tests a
  // warning ends the run.
  override func setUp() { fatalLevels = g_log_set_always_fatal(G_LOG_LEVEL_ERROR) }
  override func tearDown() { _ = g_log_set_always_fatal(fatalLevels) }

  func testMeasurerAgreesWithRealTextViews() throws {
    let cases = TestEffort.count(2_000)
    let seed = TestEffort.seed
    let views = try RealTextViews()
    defer { withExtendedLifetime(views) {} }
    print("differential: \(cases) cases, seed \(seed), scale \(views.views[0].scaleFactor)")
    var random = SeededRandom(seed: seed)
    let comparisons = views.views.map(Comparison.init)
    var failures = 0
    for number in 0..<cases where failures < 5 {
      markProgress("case \(number) of \(cases)")
      let comparison = comparisons[number / Self.casesInARow % comparisons.count]
      if number % Self.casesInARow == 0 { comparison.view.isRightToLeft = random.once(in: 2) }
      let example = DifferentialCase.make(using: &random)
      guard let complaint = try comparison.complaint(about: example, number: number) else {
        continue
      }
      failures += 1
      let smallest = try comparison.shrunk(example, number: number)
      XCTFail(
        "case \(number) of seed \(seed), style \(number / Self.casesInARow % comparisons.count), "
          + "right to left \(comparison.view.isRightToLeft): \(complaint)\n  \(example)\n"
          + "  shrunk: \(smallest)")
    }
  }

  /// Compares long paragraphs, which the view and the measurer cut into the same stretches.
  func testMeasurerAgreesOnLongParagraphs() throws {
    let words = ["word ", "aaaa", "漢字", "สวัสดี", "مرحبا ", "😀", "12,", "e\u{301}"]
    let views = try RealTextViews()
    defer { withExtendedLifetime(views) {} }
    let view = views.views[5]
    view.apply(ParagraphStyle())
    let measurer = TextMeasurer()
    for (index, word) in words.enumerated() {
      let text = "start\n" + String(repeating: word, count: 5_100 * (index % 3 + 1)) + "\nend"
      view.show(text, caretParagraph: 0, width: 300)
      view.cutLongParagraphs()
      for width in [60, 400] {
        view.layOut(width: width)
        let environment = try XCTUnwrap(view.environment(caretParagraph: 0))
        let measured = measurer.measure(
          RealParagraphs(view: view), width: width, environment: environment)
        XCTAssertEqual(measured.height, view.textHeight, "\(word.escaped) at \(width)")
        XCTAssertGreaterThan(measured.lineCount, 40)
      }
    }
  }

  /// Compares a measurer that follows every edit and lays out only what the edit may have changed.
  func testMeasurerAgreesAfterEveryEdit() throws {
    let cases = TestEffort.count(10)
    let seed = TestEffort.seed
    let views = try RealTextViews()
    defer { withExtendedLifetime(views) {} }
    print("differential: \(cases) sequences of edits, seed \(seed)")
    var random = SeededRandom(seed: seed)
    for number in 0..<cases {
      markProgress("case \(number) of \(cases)")
      let comparison = Comparison(view: views.views[number % views.views.count])
      comparison.view.isRightToLeft = random.once(in: 2)
      var example = DifferentialCase.make(using: &random)
      example.width = Int.random(in: 8...(random.once(in: 2) ? 600 : 150), using: &random)
      if random.once(in: 2) { example.style.indent = 0 }
      var edits = RandomEdits(using: &random)
      for step in 0..<40 {
        edits.step(using: &random)
        example.text = edits.text
        example.caretParagraph = 0
        let isHeldAgainstView = step % 4 == 3
        let complaint = try comparison.complaint(
          afterEditTo: example, comparesView: isHeldAgainstView)
        guard let complaint else { continue }
        XCTFail("sequence \(number) of seed \(seed), step \(step): \(complaint)\n  \(example)")
        break
      }
    }
  }
}
