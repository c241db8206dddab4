import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Random editing, with the invariants checked in every painted frame.
///
/// Many windows are edited at once, each with its own seed. Under `G_DEBUG=fatal-warnings`, any
/// warning from GTK ends the run as a failure.
final class RobustnessTests: WidgetTestCase {
  private static let windows = 20
  private static let sequencesInAll = TestEffort.count(200)
  private static let editsInOne = 5
  private static let seed = TestEffort.seed(usually: 31_337)

  func testRandomEditsNeverGlitch() throws {
    try onMain {
      let seed = Self.seed
      print("RobustnessTests: seed \(seed) (set CONCERTINA_SEED to repeat)")
      for animated in [true, false] {
        try XCTUnwrap(DesktopSettings.current).animationsEnabled = animated
        let seed = animated ? seed : seed &+ 1_000_000
        assertFinalized { Self.run(seed: seed, windows: Self.windows, composes: false) }
      }
    }
  }

  /// Includes compositions.
  ///
  /// An input method serves only the active window, so a single window is edited.
  func testRandomCompositionsNeverGlitch() throws {
    onMain {
      let seed = Self.seed
      print("RobustnessTests: seed \(seed) (set CONCERTINA_SEED to repeat)")
      assertFinalized { Self.run(seed: seed, windows: 1, composes: true) }
    }
  }

  @MainActor
  private static func run(seed: UInt64, windows: Int, composes: Bool) -> [Object] {
    ComposerInputMethod.install()
    let hosts = (0..<windows).map { _ in EditorHost(width: 300) }
    let settling = FrameSettling(of: hosts.map(\.window))
    var randoms = hosts.indices.map { SeededRandom(seed: seed &+ UInt64($0)) }
    var histories = hosts.map { _ in [RandomEdit]() }
    for round in 0..<(sequencesInAll / 2 / Self.windows * editsInOne) {
      markProgress("round \(round)")
      for (index, host) in hosts.enumerated() {
        let edit = RandomEdit(using: &randoms[index], composes: composes)
        histories[index].append(edit)
        host.log?.reset()
        host.perform(edit)
      }
      XCTAssert(settling.waitUntilStill(), "the windows did not come to rest")
      for (index, host) in hosts.enumerated() {
        let wrong = (host.log?.paints ?? []).flatMap(\.violations)
        guard wrong.isEmpty else {
          XCTFail(
            "seed \(seed), window \(index): \(wrong) after \(histories[index].suffix(8)); "
              + host.geometry)
          return close(hosts)
        }
      }
    }
    return close(hosts)
  }

  @MainActor
  private static func close(_ hosts: [EditorHost]) -> [Object] {
    hosts.flatMap { host in
      // Not the buffer: GTK keeps those whose text was selected (see LifetimeTests).
      let objects: [Object] = [host.editor, host.editor.area, host.editor.area.textView]
      host.close()
      return objects
    }
  }
}
