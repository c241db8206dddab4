import Testing
import TestSupport

@testable import RichTextDocuments
@testable import RichTextEditing

@Suite("Breaking pages")
struct PageBreakerTests {
  private static func pages(_ strips: [PageStrip], height: Double = 100) -> [[PlacedStrip]] {
    var breaker = PageBreaker(height: height)
    for strip in strips { breaker.add(strip) }
    breaker.finish()
    return breaker.pages
  }

  private static func heights(_ pages: [[PlacedStrip]]) -> [[Double]] {
    pages.map { $0.map(\.strip.height) }
  }

  @Test("strips fill a page, and the next one begins without a gap")
  func filling() {
    let strips = [40, 41, 42, 43].map { PageStrip(height: Double($0), gap: 5) }
    let pages = Self.pages(strips)
    #expect(Self.heights(pages) == [[40, 41], [42, 43]])
    #expect(pages.map { $0.map(\.y) } == [[0, 45], [0, 47]])
  }

  @Test("what belongs together is moved together")
  func keeping() {
    var strips = [30, 31, 32, 33].map { PageStrip(height: Double($0)) }
    strips[2].keepsWithPrevious = true
    strips[3].keepsWithPrevious = true
    #expect(Self.heights(Self.pages(strips)) == [[30], [31, 32, 33]])
  }

  @Test("more than a page that belongs together is cut where the page is full")
  func keepingTooMuch() {
    let strips = (0..<5).map { PageStrip(height: 40, keepsWithPrevious: $0 > 0) }
    #expect(Self.heights(Self.pages(strips)) == [[40, 40], [40, 40], [40]])
  }

  @Test("a header is repeated, unless it leaves no room")
  func repeating() {
    let header = [PageStrip(height: 20)]
    var strips = header
    for height in [60.0, 50, 90] { strips.append(PageStrip(height: height, header: header)) }
    let pages = Self.pages(strips)
    #expect(Self.heights(pages) == [[20, 60], [20, 50], [90]])
    #expect(pages.map { $0.map(\.isRepeated) } == [[false, false], [true, false], [false]])
  }

  @Test("a strip that is higher than the page is made smaller")
  func shrinking() {
    let pages = Self.pages([PageStrip(height: 10), PageStrip(height: 400)])
    #expect(pages.count == 2)
    #expect(pages[1][0].scale == 0.25)
  }

  @Test("nothing gives no page")
  func nothing() { #expect(Self.pages([]).isEmpty) }

  @Test("after any strips each is there once, in order, within the page")
  func law() {
    for seed in TestEffort.seeds(1_000) {
      var random = SeededRandom(seed: seed)
      let strips = Self.randomStrips(&random)
      let pages = Self.pages(strips)
      let shown = pages.joined().filter { !$0.isRepeated }.map(\.strip.height)
      #expect(shown == strips.map(\.height), "seed \(seed)")
      for page in pages {
        #expect(page[page.count - 1].bottom <= 100.02, "seed \(seed)")
        #expect(page.contains { !$0.isRepeated }, "seed \(seed)")
        for (above, below) in zip(page, page.dropFirst()) {
          #expect(below.y >= above.bottom - 0.01, "seed \(seed)")
        }
        Self.checkStart(of: page, in: strips, seed)
      }
    }
  }

  /// A page begins with what stays with the one before it only where all of a page does.
  private static func checkStart(of page: [PlacedStrip], in strips: [PageStrip], _ seed: UInt64) {
    guard let first = page.first(where: { !$0.isRepeated }),
      let index = strips.firstIndex(where: { $0.height == first.strip.height }),
      first.strip.keepsWithPrevious
    else { return }
    let start = strips[...index].lastIndex { !$0.keepsWithPrevious } ?? 0
    let together = strips[start...index].reduce(0) { $0 + $1.height + $1.gap }
    #expect(together + strips[start].header.reduce(0) { $0 + $1.height } > 100, "seed \(seed)")
  }

  /// Strips of different heights, so that each can be recognized.
  private static func randomStrips(_ random: inout SeededRandom) -> [PageStrip] {
    let header = [PageStrip(height: 12.5)]
    return (0..<Int.random(in: 1...60, using: &random)).map { index in
      var strip = PageStrip(
        height: Double(Int.random(in: 1...(index % 9 == 0 ? 140 : 40), using: &random))
          + Double(index) / 1_000)
      strip.gap = Double(Int.random(in: 0...6, using: &random))
      strip.keepsWithPrevious = index > 0 && Int.random(in: 0...2, using: &random) == 0
      if Int.random(in: 0...4, using: &random) == 0 { strip.header = header }
      return strip
    }
  }
}
