import Dispatch
import Synchronization

/// The search of one part of a text, in the background.
@MainActor
package final class BackgroundSearch {
  private let work: Work

  private static let queue = DispatchQueue(
    label: "text-rules.search", qos: .userInitiated, attributes: .concurrent)

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - search: The search to run.
  ///   - text: The part with the paragraphs around it that the search reaches.
  ///   - range: The part, in Unicode scalars.
  package init(_ search: TextSearch, in text: String, beginningIn range: Range<Int>) {
    work = Work(search: search, text: text, range: range)
  }

  /// The hits; `nil` until the search is finished.
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

  /// Waits for the hits; returns whether they came in time.
  package func wait(atMost time: DispatchTimeInterval) -> Bool { work.wait(atMost: time) }

  /// Ends the search soon, because its result is no longer needed.
  package func cancel() { work.isWanted.store(false, ordering: .relaxed) }

  /// The state that the two threads share.
  ///
  /// It is `Sendable` because the worker writes the hits before it leaves the group, and the main
  /// thread reads them only after the group is empty.
  private final class Work: @unchecked Sendable {
    let isWanted = Atomic(true)
    private let search: TextSearch
    private let text: String
    private let range: Range<Int>
    private let group = DispatchGroup()
    private(set) var hits = TextHits()

    init(search: TextSearch, text: String, range: Range<Int>) {
      self.search = search
      self.text = text
      self.range = range
    }

    func prepare() { group.enter() }

    func run() {
      hits = search.hits(in: text, beginningIn: range) { isWanted.load(ordering: .relaxed) }
      group.leave()
    }

    func wait(atMost time: DispatchTimeInterval) -> Bool {
      group.wait(timeout: .now() + time) == .success
    }
  }
}
