import GtkCore
import Synchronization
import WidgetSupport

/// A dictionary in which every word is right that does not contain certain letters.
final class FakeDictionary: SpellingDictionary {
  private let wrong: String
  private let state = Mutex(State())
  private let onLookup: @Sendable () -> Void

  private struct State {
    var lookups: [String] = []
    var right: Set<String> = []
  }

  init(wrong: String, onLookup: @escaping @Sendable () -> Void = {}) {
    self.wrong = wrong
    self.onLookup = onLookup
  }

  /// The words that it was asked about.
  var lookups: [String] { state.withLock { $0.lookups } }

  func isCorrect(_ word: String) -> Bool {
    onLookup()
    return state.withLock {
      $0.lookups.append(word)
      return !word.contains(wrong) || $0.right.contains(word)
    }
  }

  func suggestions(for word: String) -> [String] {
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
    language == "en_US" ? english : language == "de_DE" ? german : nil
  }
}
