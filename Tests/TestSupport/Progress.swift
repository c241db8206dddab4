import Glibc
import Synchronization

/// When progress was last told of, in seconds of the system's clock.
private let lastTold = Atomic<Int>(0)

/// Says how far a long test has come, at most every ten seconds.
///
/// A test that prints nothing for five minutes counts as hanging (see `meson-helpers/test`). On a
/// busy machine a random run of many cases takes longer than that.
public func markProgress(_ text: @autoclosure () -> String) {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  let (seconds, last) = (Int(now.tv_sec), lastTold.load(ordering: .relaxed))
  guard seconds - last >= 10 else { return }
  lastTold.store(seconds, ordering: .relaxed)
  // Not to the standard output, whose buffer would keep it.
  let line = Array("… \(text())\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
