import Dispatch
import Synchronization

/// The search of one part of a text, in the background.
@MainActor
package final class BackgroundSearch {
  private static let queue = DispatchQueue(
    label: "text-rules.search", qos: .userInitiated, attributes: .concurrent)

  private let work: BackgroundWork<TextHits>
  private let interest = Interest()

  /// Whether the result is still needed, as both threads know it.
  private final class Interest: Sendable {
    let isWanted = Atomic(true)
  }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - search: The search to run.
  ///   - text: The part with the paragraphs around it that the search reaches.
  ///   - range: The part, in Unicode scalars.
  package init(_ search: TextSearch, in text: String, beginningIn range: Range<Int>) {
    work = BackgroundWork { [interest] in
      search.hits(in: text, beginningIn: range) { interest.isWanted.load(ordering: .relaxed) }
    }
  }

  /// The hits; `nil` until the search is finished.
  package var hits: TextHits? { work.result }

  /// Starts, and calls `completion` on the main actor afterwards.
  package func begin(_ completion: @escaping @MainActor () -> Void) {
    work.begin(on: Self.queue, completion)
  }

  /// Waits for the hits; returns whether they came in time.
  package func wait(atMost time: DispatchTimeInterval) -> Bool { work.wait(atMost: time) }

  /// Ends the search soon, because its result is no longer needed.
  package func cancel() { interest.isWanted.store(false, ordering: .relaxed) }
}
