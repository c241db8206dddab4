import RichTextEditing

/// A strip at its place on a page.
struct PlacedStrip {
  /// The strip.
  let strip: PageStrip
  /// The distance from the top of the page's text, in pixels.
  let y: Double
  /// The part of its gap that it has here.
  let gap: Double
  /// The factor by which a strip that is higher than the page is made smaller.
  let scale: Double
  /// Whether it is the header of a table again.
  let isRepeated: Bool

  /// The distance of its end from the top.
  var bottom: Double { y + strip.height * scale }
}

/// Distributes strips among pages.
///
/// Strips that belong together stay on one page, unless they are higher than one; a strip that is
/// higher is made smaller.
struct PageBreaker {
  /// How much a page may be exceeded, by sums of fractions.
  private static let tolerance = 0.01

  private let height: Double
  /// The pages that are full, and at the end of the text all of them.
  private(set) var pages: [[PlacedStrip]] = []
  private var open: [PlacedStrip] = []

  /// Creates pages with a height for their text, in pixels.
  init(height: Double) { self.height = height }

  /// Adds the next strip.
  mutating func add(_ strip: PageStrip) {
    guard let last = open.last else { return begin(with: strip) }
    let y = last.bottom + strip.gap
    guard y + strip.height > height + Self.tolerance else {
      open.append(PlacedStrip(strip: strip, y: y, gap: strip.gap, scale: 1, isRepeated: false))
      return
    }
    let end = lastBreak(before: strip)
    let moved = open[end...].map(\.strip)
    pages.append(Array(open[..<end]))
    open = []
    for strip in moved + [strip] { add(strip) }
  }

  /// Ends the last page.
  mutating func finish() {
    if !open.isEmpty { pages.append(open) }
    open = []
  }

  private mutating func begin(with strip: PageStrip) {
    let header = strip.header.reduce(0) { $0 + $1.gap + $1.height }
    if header > 0, header + strip.height <= height { repeatHeader(of: strip) }
    let y = open.last?.bottom ?? 0
    let scale = strip.height > height ? height / strip.height : 1
    open.append(PlacedStrip(strip: strip, y: y, gap: 0, scale: scale, isRepeated: false))
  }

  private mutating func repeatHeader(of strip: PageStrip) {
    for header in strip.header {
      let gap = open.isEmpty ? 0 : header.gap
      let y = (open.last?.bottom ?? 0) + gap
      open.append(PlacedStrip(strip: header, y: y, gap: gap, scale: 1, isRepeated: true))
    }
  }

  /// Returns the number of strips that stay on the open page.
  private func lastBreak(before strip: PageStrip) -> Int {
    guard strip.keepsWithPrevious else { return open.count }
    let first = (open.firstIndex { !$0.isRepeated } ?? 0) + 1
    let found = open.indices.reversed().first {
      $0 >= first && !open[$0].strip.keepsWithPrevious
    }
    return found ?? open.count
  }
}
