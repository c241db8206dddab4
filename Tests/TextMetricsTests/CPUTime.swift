import CConcertinaPango

/// The time that work takes on its own thread, regardless of other work on the machine.
enum CPUTime {
  static func seconds(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
