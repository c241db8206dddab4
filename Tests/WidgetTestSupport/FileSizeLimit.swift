import Glibc

/// Runs a closure while no file of this process can grow longer, as if the disk were full.
///
/// What writes without care for the signal that the system sends then ends the process.
///
/// - Parameters:
///   - length: The length in bytes.
///   - body: What writes files.
/// - Returns: The result of the closure.
public func withFileSizeLimit<Result>(
  _ length: UInt, _ body: () throws -> Result
) rethrows -> Result {
  let handler = signal(SIGXFSZ, SIG_DFL)
  var before = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
  var limit = rlimit(rlim_cur: rlim_t(length), rlim_max: before.rlim_max)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  defer {
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
    signal(SIGXFSZ, handler)
  }
  return try body()
}
