import Dispatch

/// One match that runs in the background.
@MainActor
final class BackgroundMatch {
  private static let queue = DispatchQueue(
    label: "text-rules.pattern", qos: .userInitiated, attributes: .concurrent)

  let serial: UInt
  var isAbandoned = false
  let work: BackgroundWork<PatternMatch>

  init(serial: UInt, pattern: Pattern, text: String) {
    self.serial = serial
    work = BackgroundWork { pattern.match(in: text, effort: .thorough) }
  }

  /// Starts, and calls `completion` on the main actor afterwards.
  func begin(_ completion: @escaping @MainActor () -> Void) {
    work.begin(on: Self.queue, completion)
  }
}
