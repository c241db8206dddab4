/// Counts the line breaks in a regular expression: it decides how far a hit may reach.
///
/// An expression crosses from one paragraph into the next only where the user has written so, with
/// `\n`, `\R` or a line break itself. That is what tells it from the many that could cross too, but
/// are not meant to: `\s+`, `[^,]*` or `(?s).*` would otherwise run from paragraph to paragraph. It
/// also bounds the work, because the number of line breaks that are written is the greatest number
/// in a hit: whatever else the expression does, so many paragraphs are enough to search.
///
/// One that may be repeated counts as often as that: `(?:.*\n){3}` crosses three line breaks, and
/// `\n+` up to ``mostRepetitions``. What only excludes line breaks, such as `[^\n]`, counts
/// nothing; neither do comments, nor an `\n` that is quoted by `\Q` and `\E`.
///
/// ```swift
/// ExpressionLines(#"\w+\n\w+"#).count  // 1
/// ```
struct ExpressionLines {
  /// The count of a repetition without an upper limit.
  static let mostRepetitions = 32
  /// The greatest count: a hit that is longer is not worth the work.
  static let most = 1_000

  /// The greatest number of line breaks in a hit.
  private(set) var count = 0

  private var rest: Substring.UnicodeScalarView
  /// The counts of the groups that are open, from the outermost to the innermost.
  private var open: [Int] = []

  init(_ expression: String) {
    rest = expression[...].unicodeScalars
    while let scalar = rest.popFirst() { read(scalar) }
    // Not a valid expression, unless all groups are closed.
    count = open.reduce(count, +)
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\\": readEscape()
    case "[": add(readsClass() ? repetitions() : 0)
    case "(": beginGroup()
    case ")": endGroup()
    case "\n": add(repetitions())
    default: break
    }
  }

  private mutating func add(_ lines: Int) {
    count = min(count + lines, Self.most)
  }

  private mutating func readEscape() {
    switch rest.popFirst() {
    case "n", "R": add(repetitions())
    case "Q": skipQuoted()
    default: break
    }
  }

  /// Skips quoted text, in which only a line break itself counts.
  private mutating func skipQuoted() {
    while let scalar = rest.popFirst() {
      if scalar == "\n" { add(1) }
      guard scalar == "\\", rest.first == "E" else { continue }
      rest.removeFirst()
      return
    }
  }

  // MARK: Classes

  /// Reads a character class; returns whether it contains a line break.
  private mutating func readsClass() -> Bool {
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    var contains = false
    var isFirst = true
    while let scalar = rest.popFirst(), scalar != "]" || isFirst {
      isFirst = false
      switch scalar {
      case "\\": if rest.popFirst() == "n" { contains = true }
      case "\n": contains = true
      case "[" where rest.first == ":": skipName()
      default: break
      }
    }
    return contains && !isNegated
  }

  /// Skips the name of a class within a class, such as `[:alpha:]`.
  private mutating func skipName() {
    let name = rest.dropFirst().prefix { $0.isASCII && ("a"..."z" ~= $0 || $0 == "^") }
    let after = rest[name.endIndex...]
    if after.starts(with: ":]".unicodeScalars) { rest = after.dropFirst(2) }
  }

  // MARK: Groups

  private mutating func beginGroup() {
    guard !rest.starts(with: "?#".unicodeScalars) else {
      rest = rest.drop { $0 != ")" }.dropFirst()
      return
    }
    open.append(count)
    count = 0
  }

  private mutating func endGroup() {
    guard let before = open.popLast() else { return }
    let inside = count
    count = before
    if inside > 0 { add(min(inside, Self.most) * repetitions()) }
  }

  /// Returns how often what was just read is repeated at most.
  private mutating func repetitions() -> Int {
    switch rest.first {
    case "*", "+": return Self.mostRepetitions
    case "{":
      let bounds = rest.dropFirst().prefix { ("0"..."9").contains($0) || $0 == "," || $0 == " " }
      guard rest[bounds.endIndex...].first == "}" else { return 1 }
      return Self.greatest(of: String(bounds))
    default: return 1
    }
  }

  /// Returns the greater one of the bounds of a repetition, such as `2`, `2,` or `2,5`.
  private static func greatest(of bounds: String) -> Int {
    let parts = bounds.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard let last = parts.last, parts.count <= 2 else { return 1 }
    let least = parts.first.flatMap { Int($0) } ?? 0
    return min(last.isEmpty ? max(mostRepetitions, least) : Int(last) ?? most, most)
  }
}
