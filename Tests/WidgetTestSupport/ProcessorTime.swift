import Glibc

/// The time for which this thread has used the processor: other work on the machine does not add
/// to it.
public enum ProcessorTime {
  /// The time so far, in seconds.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the least of several times, in seconds: the first one also loads what it needs.
  ///
  /// - Parameters:
  ///   - times: How often it is done.
  ///   - body: Does it, and returns the time of the part that counts.
  /// - Returns: The least time.
  @MainActor
  public static func least(of times: Int, _ body: @MainActor () throws -> Double) rethrows -> Double
  {
    try (0..<times).map { _ in try body() }.min() ?? 0
  }
}
