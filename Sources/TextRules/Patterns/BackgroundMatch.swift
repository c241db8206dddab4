import Dispatch

/// One match that runs in the background.
@MainActor
final class BackgroundMatch {
  let serial: UInt
  var isAbandoned = false

  private let work: Work

  private static let queue = DispatchQueue(
    label: "text-rules.pattern", qos: .userInitiated, attributes: .concurrent)

  init(serial: UInt, pattern: Pattern, text: String) {
    self.serial = serial
    work = Work(pattern: pattern, text: text)
  }

  /// The result of a match that was started; `nil` until it is finished.
  var result: PatternMatch? { work.isFinished ? work.result : nil }

  /// Starts, and calls `completion` on the main actor afterwards.
  func begin(_ completion: @escaping @MainActor () -> Void) {
    let work = work
    work.prepare()
    Self.queue.async {
      work.run()
      DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
    }
  }

  /// Waits for the result; returns whether it came in time.
  func wait(atMost time: DispatchTimeInterval) -> Bool {
    work.wait(atMost: time)
  }

  /// The state that the two threads share.
  ///
  /// It is `Sendable` because the worker writes the result before it leaves the group, and the main
  /// thread reads it only after the group is empty.
  private final class Work: @unchecked Sendable {
    private let pattern: Pattern
    private let text: String
    private let group = DispatchGroup()
    private(set) var result = PatternMatch.gaveUp

    init(pattern: Pattern, text: String) {
      self.pattern = pattern
      self.text = text
    }

    func prepare() {
      group.enter()
    }

    var isFinished: Bool { wait(atMost: .nanoseconds(0)) }

    func run() {
      result = pattern.match(in: text, effort: .thorough)
      group.leave()
    }

    func wait(atMost time: DispatchTimeInterval) -> Bool {
      group.wait(timeout: .now() + time) == .success
    }
  }
}
