import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// Random use of composers, with the invariants checked in every painted frame.
///
/// At random, a change comes while the bar is still moving or after it has come to rest.
final class ComposerRobustnessTests: WidgetTestCase {
  private static let windows = 20
  private static let sequences = TestEffort.count(80)
  private static let changesInOne = 5

  func testRandomUseNeverGlitches() throws {
    try onMain {
      ComposerInputMethod.install()
      let seed = TestEffort.seed(usually: 20_577)
      print("ComposerRobustnessTests: seed \(seed) (set CONCERTINA_SEED to repeat)")
      for animated in [true, false] {
        try XCTUnwrap(DesktopSettings.current).animationsEnabled = animated
        assertFinalized { Self.run(seed: animated ? seed : seed &+ 1_000_000) }
      }
    }
  }

  @MainActor
  private static func run(seed: UInt64) -> [Object] {
    let hosts = (0..<windows).map { ComposerHost(animationDuration: 0.05 + Double($0 % 5) / 20) }
    let settling = FrameSettling(of: hosts.map(\.window))
    var randoms = hosts.indices.map { SeededRandom(seed: seed &+ UInt64($0)) }
    var histories = hosts.map { _ in [ComposerUse]() }
    var random = SeededRandom(seed: seed)
    for round in 0..<(sequences / 2 / windows * changesInOne + changesInOne) {
      markProgress("round \(round)")
      for (index, composer) in hosts.enumerated() {
        let use = ComposerUse(using: &randoms[index])
        histories[index].append(use)
        composer.perform(use)
      }
      if random.once(in: 2) {
        settling.waitForTurn()
        continue
      }
      let isStill = settling.waitUntilStill { hosts.allSatisfy { !$0.bar.isMoving } }
      XCTAssert(isStill, "the windows did not come to rest")
      for (index, composer) in hosts.enumerated() {
        var wrong = (composer.log?.paints ?? []).flatMap(\.violations)
        // A frame cannot show whether the bar was given less than it needs, or requested less.
        let settled = composer.bar.implementation.settledHeight(forWidth: composer.bar.width)
        if composer.bar.height != settled { wrong.append("at rest at less than \(settled)") }
        guard wrong.isEmpty else {
          XCTFail(
            "seed \(seed), window \(index): \(wrong) after \(histories[index].suffix(8)); "
              + "bar \(composer.bar.height), text \(composer.bar.textView.height) of "
              + "\(composer.bar.textView.wantedHeight), \(composer.bar.text.debugDescription), "
              + "width \(composer.bar.textView.width) of \(composer.bar.width), "
              + "\(composer.bar.area.figures), wants \(composer.bar.area.wantedHeight), "
              + "paints \(composer.log?.paints ?? [])")
          return close(hosts)
        }
        composer.log?.reset()
      }
    }
    return close(hosts)
  }

  @MainActor
  private static func close(_ hosts: [ComposerHost]) -> [Object] {
    hosts.flatMap { composer in
      let objects: [Object] = [composer.bar, composer.bar.area, composer.bar.area.textView]
      composer.close()
      return objects
    }
  }
}

/// One action of a user or an app on a composer, chosen at random.
enum ComposerUse: CustomStringConvertible {
  case type(String)
  case press(String, control: Bool, shift: Bool)
  case paste(String)
  case setText(String)
  case select(Int, Int)
  case send(fails: Bool)
  case width(Int)
  case maxLines(Int)
  case maxLength(Int?)
  case strip(Int?)
  case bottom(Bool)
  case leftButton(Bool)
  case duration(Double)

  private static let words = [
    "a", "word ", "longer words here ", "漢字かな交じり", "مرحبا بكم ", "👩‍👩‍👧‍👦", "e\u{301}",
    "\n", "\n\n", "unbreakable" + String(repeating: "x", count: 70), "<b>&amp;",
  ]

  private static let keys: [(String, Bool, Bool)] = [
    ("Return", false, true), ("Return", false, true), ("Return", false, false),
    ("BackSpace", false, false), ("BackSpace", true, false), ("Delete", false, false),
    ("Up", false, false), ("Up", false, true), ("Home", true, false), ("End", true, false),
    ("z", true, false), ("z", true, true), ("Escape", false, false), ("a", true, false),
  ]

  init(using random: inout SeededRandom) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...5: self = .type(Self.text(using: &random, 1...3).replacingNewlines)
    case 6...9:
      let key = random.pick(Self.keys)
      self = .press(key.0, control: key.1, shift: key.2)
    case 10: self = .paste(Self.text(using: &random, 1...30))
    case 11: self = .setText(Self.text(using: &random, 0...10))
    case 12:
      self = .select(
        Int.random(in: 0..<40, using: &random), Int.random(in: 0..<40, using: &random))
    case 13: self = .send(fails: random.once(in: 3))
    case 14: self = .width(Int.random(in: 150...700, using: &random))
    case 15: self = .maxLines(Int.random(in: -1...8, using: &random))
    case 16: self = .maxLength(random.pick([nil, 0, 10, 100]))
    case 17: self = .strip(random.pick([nil, 20, 60]))
    case 18:
      self = random.once(in: 2) ? .bottom(random.once(in: 2)) : .leftButton(random.once(in: 2))
    default: self = .duration(random.pick([0, 0.05, 0.2]))
    }
  }

  private static func text(using random: inout SeededRandom, _ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in random.pick(words) }.joined()
  }

  var description: String {
    switch self {
    case .type(let text): "type(\(text.debugDescription))"
    case .press(let key, let control, let shift):
      "press(\(control ? "Control+" : "")\(shift ? "Shift+" : "")\(key))"
    case .paste(let text): "paste(\(text.debugDescription))"
    case .setText(let text): "setText(\(text.debugDescription))"
    case .select(let anchor, let caret): "select(\(anchor), \(caret))"
    case .send(let fails): "send(fails: \(fails))"
    case .width(let width): "width(\(width))"
    case .maxLines(let count): "maxLines(\(count))"
    case .maxLength(let length): "maxLength(\(length.map(String.init) ?? "nil"))"
    case .strip(let height): "strip(\(height.map(String.init) ?? "nil"))"
    case .bottom(let isThere): "bottom(\(isThere))"
    case .leftButton(let isThere): "leftButton(\(isThere))"
    case .duration(let seconds): "duration(\(seconds))"
    }
  }
}

extension String {
  /// The text with spaces for line breaks, which would send when typed.
  fileprivate var replacingNewlines: String { String(map { $0.isNewline ? " " : $0 }) }
}

extension ComposerHost {
  /// Performs an action, without waiting for the frame.
  fileprivate func perform(_ use: ComposerUse) {
    let buffer = bar.area.buffer
    switch use {
    case .type(let text): for character in text.unicodeScalars { window.type(character) }
    case .press(let key, let control, let shift): press(key, control: control, shift: shift)
    case .paste(let text):
      bar.area.insertAtCaret(text)
      bar.area.textView.scrollToCaret()
    case .setText(let new): text = new
    case .select(let anchor, let caret):
      buffer.select(anchor: anchor, caret: caret)
      bar.area.textView.scrollToCaret()
    case .send(let fails):
      failure = fails ? Failure() : nil
      bar.send()
    case .width(let width): setWidth(width)
    case .maxLines(let count): bar.maxLines = count
    case .maxLength(let length): bar.maxLength = length
    case .strip(let height): setStrip(height)
    case .bottom(let isThere): bar.bottomSlot = isThere ? Label("tools") : nil
    case .leftButton(let isThere): bar.leftButton = isThere ? Button("Attach") : nil
    case .duration(let seconds): bar.animationDuration = seconds
    }
  }

  private func setStrip(_ height: Int?) {
    guard let height else {
      bar.topSlot = nil
      return
    }
    let strip = Label("strip")
    strip.requestSize(height: height)
    bar.topSlot = strip
  }
}
