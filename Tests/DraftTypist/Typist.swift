import ExpandableInput
import Glibc
import GtkCore
import TestSupport

/// Changes a text at random, as fast as users and programs do.
@MainActor
final class Typist {
  nonisolated static let conversation = "the typist's"

  private var random: SeededRandom
  private let session: DraftSession
  private let current: Current
  /// Whether losing the focus saves too; false with a real delay, which is then what is tested.
  private let savesByFocus: Bool

  @MainActor
  private final class Current {
    var typed: TypedText
    init(step: Int) { typed = TypedText(step: step, length: 0, caret: 0) }
  }

  init(arguments: [String]) {
    precondition(arguments.count == 5, "FOLDER DELAY SEED FIRST-STEP")
    let store = DraftStore(folder: arguments[1], delay: Double(arguments[2]) ?? 0.5)
    store.onError = { report("\($0)\n") }
    savesByFocus = store.delay < 0.1
    random = SeededRandom(seed: UInt64(arguments[3]) ?? 0)
    let current = Current(step: Int(arguments[4]) ?? 0)
    self.current = current
    session = store.session(
      for: Typist.conversation, text: { current.typed.text }, caret: { current.typed.caret })
  }

  /// Makes a change, and another one a moment later, forever.
  func type() {
    let length = nextLength()
    let caret = Int.random(in: 0...length, using: &random)
    let typed = TypedText(step: current.typed.step + 1, length: length, caret: caret)
    report(typed.line(at: monotonicNanoseconds()))
    current.typed = typed
    session.textChanged()
    if savesByFocus, random.once(in: 40) { session.focusLost() }
    MainLoopSource.after(seconds: Double(Int.random(in: 0...8, using: &random)) / 1000) {
      self.type()
    }
  }

  /// Returns the length after a few keys; sometimes that of an emptied text, or of a large paste.
  private func nextLength() -> Int {
    if random.once(in: 30) { return 0 }
    if random.once(in: 30) { return Int.random(in: 1...50_000, using: &random) }
    return max(1, min(current.typed.length, 2_000) + Int.random(in: -2...4, using: &random))
  }
}

/// Prints without buffering, so that no part of a line is lost when the program is killed.
private func report(_ line: String) {
  let bytes = Array(line.utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// Returns the time of the clock that all processes share and that cannot be set.
func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
