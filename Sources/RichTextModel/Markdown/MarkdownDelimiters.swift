/// What CommonMark makes of the signs of emphasis in a paragraph, by its rules of flanking runs.
///
/// A sign begins or ends emphasis depending on what is beside it, and several of them in a row are
/// read as one run: `**a *b****c*` has stars in its text. Therefore signs are tried by these rules
/// before they are written.
struct MarkdownDelimiters {
  /// The signs at the ends of emphasized text, by their offsets.
  struct Pair: Hashable {
    let opening: Int
    let closing: Int
    let width: Int
  }

  /// What readers disagree about.
  private struct Reading {
    /// Whether the tildes beside other signs count as what is behind them, as in cmark-gfm.
    let looksThroughTildes: Bool
    /// Whether symbols are punctuation, as since version 0.31 of CommonMark.
    let symbolsArePunctuation: Bool
  }

  /// Signs in a row, as far as they have no partners yet.
  private struct Run {
    let sign: Unicode.Scalar
    let length: Int
    var rest: Range<Int>
    let canOpen: Bool
    let canClose: Bool
  }

  /// Signs that end nothing: where they are alike, none before the same place begins it.
  private struct Kind: Hashable {
    let sign: Unicode.Scalar
    let remainder: Int
    let canOpen: Bool
  }

  /// The signs that may begin something, and the offset up to which none of them does.
  private struct Level {
    var openers: [Run] = []
    var floors: [Kind: Int] = [:]
  }

  private enum Neighbor { case space, punctuation, other }

  private let line: MarkdownLine
  private let place: MarkdownLine.Place
  private let reading: Reading
  /// The paragraph, and the links around the present position.
  private var levels = [Level()]
  private var pairs: Set<Pair> = []

  private init(_ line: MarkdownLine, _ place: MarkdownLine.Place, _ reading: Reading) {
    self.line = line
    self.place = place
    self.reading = reading
    read()
  }

  /// Returns the pairs of signs that every reader takes for pairs.
  static func pairs(in line: MarkdownLine, _ place: MarkdownLine.Place) -> Set<Pair> {
    let tildes = line.signCounts["~", default: 0] > 0 ? [false, true] : [false]
    let symbols = line.scalars.contains(where: \.isOtherSymbol) ? [false, true] : [false]
    var common: Set<Pair>?
    for looksThroughTildes in tildes {
      for symbolsArePunctuation in symbols {
        let reading = Reading(
          looksThroughTildes: looksThroughTildes, symbolsArePunctuation: symbolsArePunctuation)
        let pairs = MarkdownDelimiters(line, place, reading).pairs
        common = common?.intersection(pairs) ?? pairs
      }
    }
    return common ?? []
  }

  private mutating func read() {
    var index = 0
    while index < line.count {
      switch line.roles[index] {
      case .linkStart: levels.append(Level())
      case .linkEnd: if levels.count > 1 { levels.removeLast() }
      case .sign:
        let run = run(at: index)
        take(run)
        index = run.rest.upperBound
        continue
      case .text, .linkText, .markup, .lineBreak: break
      }
      index += 1
    }
  }

  // MARK: Runs

  private func run(at start: Int) -> Run {
    let sign = line.scalars[start]
    var end = start
    while end < line.count, line.scalars[end] == sign, line.roles[end] == .sign { end += 1 }
    let (before, after) = (neighbor(start - 1, sign, step: -1), neighbor(end, sign, step: 1))
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    let isLow = sign == "_"
    return Run(
      sign: sign, length: end - start, rest: start..<end,
      canOpen: isLeft && (!isLow || !isRight || before == .punctuation),
      canClose: isRight && (!isLow || !isLeft || after == .punctuation))
  }

  /// Returns what is beside signs: the end of a line is like a space.
  private func neighbor(_ index: Int, _ sign: Unicode.Scalar, step: Int) -> Neighbor {
    var index = index
    if reading.looksThroughTildes, sign != "~" {
      while line.roles.indices.contains(index), isBareTilde(index) { index += step }
    }
    guard line.roles.indices.contains(index) else { return .space }
    // A line break is a backslash before the end of the line, or else an element.
    if line.roles[index] == .lineBreak {
      return place == .paragraph && step < 0 ? .space : .punctuation
    }
    let scalar = line.scalars[index]
    if scalar.isDelimiterSpace { return .space }
    return scalar.isPunctuation || reading.symbolsArePunctuation && scalar.isOtherSymbol
      ? .punctuation : .other
  }

  /// Whether a tilde is written without a backslash.
  private func isBareTilde(_ index: Int) -> Bool {
    guard line.scalars[index] == "~" else { return false }
    let isAlone = line.signCounts["~"] == 1 && line.roles[index] != .markup
    return line.roles[index] == .sign || isAlone
  }

  // MARK: Pairs

  private mutating func take(_ run: Run) {
    var run = run
    while run.canClose, !run.rest.isEmpty, let pair = closed(by: run) {
      pairs.insert(pair)
      run.rest.removeFirst(pair.width)
    }
    if run.canOpen, !run.rest.isEmpty { levels[levels.count - 1].openers.append(run) }
  }

  /// Takes the signs that a run ends; returns nil if there are none.
  private mutating func closed(by closer: Run) -> Pair? {
    var level = levels.removeLast()
    defer { levels.append(level) }
    let kind = Kind(
      sign: closer.sign, remainder: closer.length % 3, canOpen: closer.canOpen)
    let floor = level.floors[kind] ?? -1
    var index = level.openers.count - 1
    while index >= 0, level.openers[index].rest.lowerBound > floor,
      !Self.matches(level.openers[index], closer)
    {
      index -= 1
    }
    guard index >= 0, level.openers[index].rest.lowerBound > floor else {
      level.floors[kind] = level.openers.last?.rest.lowerBound ?? floor
      return nil
    }
    level.openers.removeSubrange((index + 1)...)
    let width = min(level.openers[index].rest.count, closer.rest.count, 2)
    level.openers[index].rest.removeLast(width)
    let pair = Pair(
      opening: level.openers[index].rest.upperBound, closing: closer.rest.lowerBound, width: width)
    if level.openers[index].rest.isEmpty { level.openers.removeLast() }
    return pair
  }

  private static func matches(_ opener: Run, _ closer: Run) -> Bool {
    guard opener.sign == closer.sign else { return false }
    // Where it is not clear which is which, three signs are not one and two.
    let isClear = !closer.canOpen && !opener.canClose
    return isClear || closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
  }
}

extension Unicode.Scalar {
  /// Whether it is a space by CommonMark's rules.
  var isDelimiterSpace: Bool {
    "\t\n\u{C}\r".unicodeScalars.contains(self)
      || properties.generalCategory == .spaceSeparator
  }

  fileprivate var isPunctuation: Bool {
    guard !isASCII else { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// Whether it is a symbol that is not ASCII.
  fileprivate var isOtherSymbol: Bool {
    guard !isASCII else { return false }
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return true
    default: return false
    }
  }
}
