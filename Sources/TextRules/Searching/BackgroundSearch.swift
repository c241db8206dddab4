import Dispatch
import Synchronization

/// The search of one part of a text, on a thread of its own.
@MainActor
package final class BackgroundSearch {
  private let work: Work

  private static let queue = DispatchQueue(
    label: "text-rules.search", qos: .userInitiated, attributes: .concurrent)

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - search: What to look for.
  ///   - text: The text: whole paragraphs.
  package init(_ search: TextSearch, in text: String) {
    work = Work(search: search, text: text)
  }

  /// What was found, once it is there.
  package var hits: TextHits? { work.wait(atMost: .nanoseconds(0)) ? work.hits : nil }

  /// Starts, and calls `completion` on the main actor afterwards.
  package func begin(_ completion: @escaping @MainActor () -> Void) {
    let work = work
    work.prepare()
    Self.queue.async {
      work.run()
      DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
    }
  }

  /// Waits for the hits; whether they came in time.
  package func wait(atMost time: DispatchTimeInterval) -> Bool { work.wait(atMost: time) }

  /// Ends the search soon: nobody wants to know any more.
  package func cancel() { work.isWanted.store(false, ordering: .relaxed) }

  /// What the two threads share.
  ///
  /// The worker writes the hits before it leaves the group, the main thread reads them after the group
  /// is empty: hence `Sendable`.
  private final class Work: @unchecked Sendable {
    let isWanted = Atomic(true)
    private let search: TextSearch
    private let text: String
    private let group = DispatchGroup()
    private(set) var hits = TextHits()

    init(search: TextSearch, text: String) {
      self.search = search
      self.text = text
    }

    func prepare() { group.enter() }

    func run() {
      hits = search.hits(in: text) { isWanted.load(ordering: .relaxed) }
      group.leave()
    }

    func wait(atMost time: DispatchTimeInterval) -> Bool {
      group.wait(timeout: .now() + time) == .success
    }
  }
}
