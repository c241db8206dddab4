import WidgetTestSupport
import XCTest

@testable import GtkCore

/// A text view that covers what is visible, beside one that covers all of the text: every frame
/// looks the same.
final class ViewCoverageTests: WidgetTestCase {
  private static func lines(_ count: Int) -> String {
    (1...count).map {
      "Line \($0)" + ($0 % 7 == 0 ? " with more words, so that it is wrapped at this width" : "")
    }.joined(separator: "\n")
  }

  func testALongTextIsCoveredInParts() {
    onMain {
      let pages = TwinPages(Self.lines(300))
      let (part, whole) = (pages.twins[0].area, pages.twins[1].area)
      XCTAssertTrue(part.isPartlyCovered)
      XCTAssertFalse(whole.isPartlyCovered)
      XCTAssertEqual(part.height, whole.height)
      XCTAssertLessThanOrEqual(part.textView.height, 241)
      XCTAssertGreaterThan(whole.textView.height, 6_000)
      XCTAssertEqual(pages.apply { _ in }, [])
      pages.close()
    }
  }

  func testAShortTextIsCoveredAsAWhole() {
    onMain {
      let pages = TwinPages(Self.lines(30))
      XCTAssertFalse(pages.twins[0].area.isPartlyCovered)
      XCTAssertEqual(
        pages.apply { $0.area.buffer.insert(Self.lines(200), at: 0) }, [])
      XCTAssertTrue(pages.twins[0].area.isPartlyCovered)
      XCTAssertEqual(pages.apply { $0.area.remove(0..<$0.area.buffer.scalarCount) }, [])
      XCTAssertFalse(pages.twins[0].area.isPartlyCovered)
      pages.close()
    }
  }

  func testItFollowsThePage() {
    onMain {
      let pages = TwinPages(Self.lines(400))
      for share in [0.5, 0.9, 0.1, 1, 0.33, 0.77, 0, 0.6] {
        let mistakes = pages.apply {
          guard let page = $0.page.verticalAdjustment else { return }
          page.value = (page.maxValue * share).rounded()
        }
        XCTAssertEqual(mistakes, [], "\(share)")
      }
      for height in [100, 3, 500] {
        let mistakes = pages.apply { $0.above.requestSize(height: height) }
        XCTAssertEqual(mistakes, [], "\(height) above")
      }
      for height in [400, 90, 240] {
        let mistakes = pages.apply { _ in pages.window.child?.requestSize(height: height) }
        XCTAssertEqual(mistakes, [], "\(height) high")
      }
      for width in [180, 300, 240] {
        let mistakes = pages.apply { $0.page.requestSize(width: width) }
        XCTAssertEqual(mistakes, [], "\(width) wide")
      }
      XCTAssertEqual(pages.frames.all, pages.frames.partial)
      pages.close()
    }
  }

  func testLinesAboveAndBelowMayChangePlaces() {
    onMain {
      let pages = TwinPages(Self.lines(400))
      _ = pages.apply { $0.page.verticalAdjustment?.value = 4_000 }
      let mistakes = pages.apply {
        let buffer = $0.area.buffer
        let line = buffer.lineRange(containing: buffer.offset(ofLine: 10))
        $0.area.remove(line)
        buffer.insert("Another line\n", at: buffer.offset(ofLine: 380))
      }
      XCTAssertEqual(mistakes, [])
      pages.close()
    }
  }

  func testRandomChangesLookTheSame() {
    onMain {
      for seed in TestEffort.seeds(3, from: TestEffort.seed(usually: 1)) {
        var random = SeededRandom(seed: seed)
        let pages = TwinPages(Self.lines(Int.random(in: 60...500, using: &random)))
        for step in 0..<60 {
          let change = RandomChange(using: &random)
          let mistakes = pages.apply { change.apply(to: $0) }
          guard mistakes.isEmpty else {
            XCTFail("seed \(seed), step \(step): \(mistakes) after \(change)")
            break
          }
        }
        XCTAssertGreaterThan(pages.frames.partial, 20)
        pages.close()
      }
    }
  }
}

/// A change that both twins undergo.
private enum RandomChange {
  case insert(String, share: Double)
  case remove(Int, share: Double)
  case scroll(share: Double)
  case scrollBy(Double)
  case above(Int)
  case spacing(Double)
  case width(Int)
  case direction(TextDirection)
  case set(String)
  case undo

  private static let words = [
    "word", " ", "longer words here ", "\n", "漢字かな交じり", "مرحبا بكم ", "नमस्ते ", "👩‍👩‍👧‍👦", "\n\n",
    "\u{2028}", String(repeating: "x", count: 70), "\r\n",
  ]

  init(using random: inout SeededRandom) {
    let share = Double.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: self = .insert(Self.text(1...4, &random), share: share)
    case 5: self = .insert(Self.text(1...300, &random), share: share)
    case 6..<8: self = .remove(Int.random(in: 1...40, using: &random), share: share)
    case 8: self = .remove(Int.random(in: 100...3_000, using: &random), share: share)
    case 9..<11: self = .scroll(share: share)
    case 11..<14: self = .scrollBy((share * 700 - 350).rounded())
    case 14: self = .above(Int.random(in: 0...400, using: &random))
    case 15: self = .spacing((share * 9).rounded())
    case 16..<18: self = .width(Int.random(in: 120...320, using: &random))
    case 18:
      self =
        random.once(in: 2)
        ? .direction(random.once(in: 2) ? .rightToLeft : .leftToRight)
        : .set(Self.text(1...600, &random))
    default: self = .undo
    }
  }

  private static func text(_ count: ClosedRange<Int>, _ random: inout SeededRandom) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in random.pick(words) }.joined()
  }

  @MainActor
  func apply(to twin: TwinPages.Twin) {
    let (area, buffer) = (twin.area, twin.area.buffer)
    let count = buffer.scalarCount
    func offset(_ share: Double) -> Int { Int(Double(count) * share) }
    switch self {
    case .insert(let text, let share): buffer.insert(text, at: offset(share))
    case .remove(let length, let share):
      area.remove(offset(share)..<min(offset(share) + length, count))
    case .scroll(let share):
      guard let page = twin.page.verticalAdjustment else { return }
      page.value = (page.maxValue * share).rounded()
    case .scrollBy(let distance): twin.page.verticalAdjustment?.value += distance
    case .above(let height): twin.above.requestSize(height: height)
    case .spacing(let spacing): area.setLineSpacing(spacing)
    case .width(let width): twin.page.requestSize(width: width)
    case .direction(let direction): area.textView.direction = direction
    case .set(let text): area.text = text
    case .undo: if buffer.canUndo { buffer.undo() }
    }
  }
}
