import CConcertinaGLib

/// One pattern compiled with different limits, each when it is first needed.
///
/// GRegex has no function that sets a limit, but the engine reads it from the start of a pattern. A
/// lock protects the compiled expressions, so this is `Sendable`.
final class LimitedExpressions: @unchecked Sendable {
  private let verbs: StartVerbs
  private let option: String
  private let lock: UnsafeMutablePointer<GMutex>
  private var expressions: [Int: CompiledExpression] = [:]

  /// The memory that one match may use for backtracking points.
  private static let heapKibibytes = 65_536

  init(source: String, ignoresCase: Bool, matchesLines: Bool) {
    verbs = StartVerbs(source)
    // Otherwise GRegex would let lines end with U+2028 and others too.
    let lines = matchesLines ? "(*LF)" : ""
    option = lines + (matchesLines ? "(?m)" : "") + (ignoresCase ? "(?i)" : "")
    lock = .allocate(capacity: 1)
    lock.initialize(to: GMutex())
    g_mutex_init(lock)
  }

  deinit {
    g_mutex_clear(lock)
    lock.deallocate()
  }

  /// The pattern with a limit; `nil` if the engine rejects the limited form.
  func expression(stepLimit: Int) -> CompiledExpression? {
    let limit = min(stepLimit, verbs.matchLimit ?? stepLimit)
    g_mutex_lock(lock)
    defer { g_mutex_unlock(lock) }
    if let expression = expressions[limit] { return expression }
    let settings = "(*NO_JIT)(*LIMIT_HEAP=\(Self.heapKibibytes))(*LIMIT_MATCH=\(limit))"
    let expression = try? CompiledExpression("\(verbs.verbs)\(settings)\(option)\(verbs.rest)")
    expressions[limit] = expression
    return expression
  }
}
