import CConcertinaGtk
import TestSupport
import TextMetrics
import XCTest

/// Compares ``TextMeasurer`` with a real `GtkTextView` that has the same rich text.
final class StyledDifferentialTests: XCTestCase {
  private var fatalLevels = GLogLevelFlags(0)

  override func setUp() { fatalLevels = g_log_set_always_fatal(G_LOG_LEVEL_ERROR) }
  override func tearDown() { _ = g_log_set_always_fatal(fatalLevels) }

  func testMeasurerAgreesOnRichText() throws {
    let seed = TestEffort.seed(usually: 20_577)
    let views = try RealTextViews()
    defer { withExtendedLifetime(views) {} }
    let view = try StyledTextView(views.views[5])
    view.real.apply(ParagraphStyle())
    let measurer = TextMeasurer()
    var random = SeededRandom(seed: seed)
    var failures = 0
    for number in 0..<TestEffort.count(600) where failures < 5 {
      view.real.isRightToLeft = random.once(in: 2)
      let example = StyledCase.make(using: &random)
      try view.show(example)
      let environment = try XCTUnwrap(view.real.environment(caretParagraph: 0))
      let measured = measurer.measure(example, width: example.width, environment: environment)
      guard measured.height != view.real.textHeight else { continue }
      failures += 1
      XCTFail(
        "case \(number) of seed \(seed): height \(measured.height), the view's is "
          + "\(view.real.textHeight)\n\(example)")
    }
  }
}
