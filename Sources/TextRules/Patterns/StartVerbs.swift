/// The settings at the beginning of a pattern, such as `(*UTF)` or `(*LIMIT_MATCH=100)`.
///
/// Of two limits the engine uses the later one, even if it is higher. So our limits come after
/// those of the pattern.
struct StartVerbs {
  /// The settings, as written.
  let verbs: Substring
  /// The rest of the pattern.
  let rest: Substring
  /// The lowest match limit among the settings.
  let matchLimit: Int?

  private static let names: Set<Substring> = [
    "UTF", "UCP", "NOTEMPTY", "NOTEMPTY_ATSTART", "NO_AUTO_POSSESS", "NO_DOTSTAR_ANCHOR",
    "NO_JIT", "NO_START_OPT", "CR", "LF", "CRLF", "ANY", "NUL", "ANYCRLF", "BSR_ANYCRLF",
    "BSR_UNICODE", "LIMIT_HEAP", "LIMIT_MATCH", "LIMIT_DEPTH", "LIMIT_RECURSION",
  ]

  init(_ pattern: String) {
    var rest = pattern[...]
    var limit: Int?
    while let verb = Self.firstVerb(of: rest) {
      let parts = verb.dropFirst(2).dropLast().split(separator: "=", maxSplits: 1)
      guard let name = parts.first, Self.names.contains(name) else { break }
      if name == "LIMIT_MATCH", parts.count == 2, let value = Int(parts[1]) {
        limit = min(limit ?? value, value)
      }
      rest = rest[verb.endIndex...]
    }
    verbs = pattern[..<rest.startIndex]
    self.rest = rest
    matchLimit = limit
  }

  private static func firstVerb(of pattern: Substring) -> Substring? {
    guard pattern.hasPrefix("(*"), let end = pattern.firstIndex(of: ")") else { return nil }
    return pattern[...end]
  }
}
