import Dispatch
import Synchronization

/// Words that a dictionary is asked for in the background, and that a menu can wait for a moment.
///
/// Most answers are there before anybody notices; some words take the dictionary a quarter of a second.
final class BackgroundSuggestions: Sendable {
  private let found = Mutex<[String]?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins to ask.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - dictionary: Asked on the queue; nobody else may use it until the end.
  ///   - queue: Where to ask.
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

  /// The words, if they are there within a time in seconds; to be asked once.
  func words(within seconds: Double) -> [String]? {
    _ = isDone.wait(timeout: .now() + seconds)
    return found.withLock { $0 }
  }
}
