import Testing
import WidgetSupport

/// The curve that CSS calls `ease-in-out`.
@Suite struct EaseInOutTests {
  @Test func itBeginsAndEndsExactly() {
    #expect(EaseInOut.progress(at: 0) == 0)
    #expect(EaseInOut.progress(at: 1) == 1)
    #expect(EaseInOut.progress(at: -1) == 0)
    #expect(EaseInOut.progress(at: 7) == 1)
    #expect(EaseInOut.progress(at: .nan) == 0)
  }

  /// Points of cubic-bezier(0.42, 0, 0.58, 1).
  @Test(arguments: [(0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708)])
  func itIsTheCurveOfCSS(time: Double, progress: Double) {
    #expect(abs(EaseInOut.progress(at: time) - progress) < 0.001)
  }

  @Test func itNeverGoesBack() {
    let steps = (0...1000).map { EaseInOut.progress(at: Double($0) / 1000) }
    #expect(steps == steps.sorted())
  }
}
