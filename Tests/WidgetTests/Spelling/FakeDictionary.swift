import Dispatch
import GtkCore
import Synchronization
import WidgetSupport

/// A dictionary in which the words with certain letters are wrong; if no letters are given, every
/// word is wrong.
final class FakeDictionary: SpellingDictionary {
  private let wrong: String
  private let state = Mutex(State())
  private let onLookup: @Sendable () -> Void
  /// The semaphore that a search for suggestions waits for; nil if it does not wait.
  private let gate: DispatchSemaphore?

  private struct State {
    var lookups: [String] = []
    var right: Set<String> = []
  }

  init(
    wrong: String, gate: DispatchSemaphore? = nil, onLookup: @escaping @Sendable () -> Void = {}
  ) {
    self.gate = gate
    self.wrong = wrong
    self.onLookup = onLookup
  }

  /// The words that were looked up.
  var lookups: [String] { state.withLock { $0.lookups } }

  func isCorrect(_ word: String) -> Bool {
    onLookup()
    return state.withLock {
      $0.lookups.append(word)
      return !(wrong.isEmpty || word.contains(wrong)) || $0.right.contains(word)
    }
  }

  func suggestions(for word: String) -> [String] {
    gate?.wait()
    return better(than: word)
  }

  private func better(than word: String) -> [String] {
    word.hasPrefix("none") ? [] : ["nice_\(word.count)", "better", "c", "d", "e", "f"]
  }

  func learn(_ word: String) { _ = state.withLock { $0.right.insert(word) } }
  func ignore(_ word: String) { learn(word) }
}

/// English, in which `zz` is wrong, and German, in which `qq` is.
struct FakeSource: SpellingSource {
  var english = FakeDictionary(wrong: "zz")
  var german = FakeDictionary(wrong: "qq")
  var available = ["en_US", "de_DE"]

  func languages() -> [String] { available }

  func dictionary(for language: String) -> (any SpellingDictionary)? {
    switch language {
    case "en_US", "xx": english
    case "de_DE": german
    default: nil
    }
  }
}
