import Dispatch
import Synchronization

/// Suggestions that a dictionary looks up in the background, and that a menu can wait for briefly.
///
/// Most lookups end before the user notices; for some words the dictionary takes a quarter of a
/// second.
final class BackgroundSuggestions: Sendable {
  private let found = Mutex<[String]?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts the lookup.
  ///
  /// - Parameters:
  ///   - word: The misspelled word.
  ///   - dictionary: The dictionary, used on the queue; nothing else may use it until the end.
  ///   - queue: The queue of the lookup.
  ///   - ended: Called on the main actor, with the words.
  init(
    for word: String, from dictionary: any SpellingDictionary, on queue: DispatchQueue,
    ended: @escaping @MainActor @Sendable ([String]) -> Void
  ) {
    queue.async {
      let words = dictionary.suggestions(for: word)
      self.found.withLock { $0 = words }
      self.isDone.signal()
      DispatchQueue.main.async { MainActor.assumeIsolated { ended(words) } }
    }
  }

  /// Returns the words, if they are found within a time in seconds; call it only once.
  func words(within seconds: Double) -> [String]? {
    _ = isDone.wait(timeout: .now() + seconds)
    return found.withLock { $0 }
  }
}
