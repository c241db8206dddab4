import Dispatch

/// One write of a draft, on a thread of its own.
@MainActor
final class DraftWriting {
  /// The result of the write.
  enum Outcome: Sendable {
    case written
    /// An empty draft had no file to remove: nothing was tried, so the disk is not known to work.
    case nothingToDo
    case failed(DraftError)
  }

  private let work: Work
  private var completion: ((DraftWriting, Outcome) -> Void)?

  /// Begins to write; an empty draft removes the file.
  ///
  /// - Parameters:
  ///   - draft: The draft to write.
  ///   - file: The file to write to.
  ///   - queue: The queue that writes one file after another.
  ///   - completion: Called once, from the main loop or from ``wait(until:)``.
  init(
    _ draft: Draft, to file: DraftFile, on queue: DispatchQueue,
    completion: @escaping @MainActor (DraftWriting, Outcome) -> Void
  ) {
    work = Work(draft: draft, file: file)
    self.completion = completion
    let work = work
    work.group.enter()
    queue.async {
      work.run()
      DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver() } }
    }
  }

  /// Waits for the write to end.
  ///
  /// - Returns: Whether it ended in time.
  func wait(until deadline: DispatchTime) -> Bool {
    guard work.group.wait(timeout: deadline) == .success else { return false }
    deliver()
    return true
  }

  private func deliver() {
    guard let completion, let outcome = work.outcome else { return }
    self.completion = nil
    completion(self, outcome)
  }

  /// The state that the two threads share.
  ///
  /// It is `Sendable` because the worker writes the outcome before it leaves the group, and the
  /// main thread reads it only after that.
  private final class Work: @unchecked Sendable {
    let group = DispatchGroup()
    private(set) var outcome: Outcome?
    private let draft: Draft
    private let file: DraftFile

    init(draft: Draft, file: DraftFile) {
      self.draft = draft
      self.file = file
    }

    func run() {
      outcome = write()
      group.leave()
    }

    private func write() -> Outcome {
      do throws(DraftError) {
        guard !draft.isEmpty else { return try file.remove() ? .written : .nothingToDo }
        let byteCount = draft.unsent.reduce(draft.text.utf8.count) { $0 + $1.utf8.count }
        guard byteCount <= DraftFormat.greatestLength else {
          throw .tooLong(file: file.path, byteCount: byteCount)
        }
        try file.replace(with: DraftFormat.encode(draft))
        return .written
      } catch {
        return .failed(error)
      }
    }
  }
}
