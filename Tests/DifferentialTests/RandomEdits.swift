import TestSupport

/// A text as a user types it: mostly Latin words, sometimes others, with later changes.
struct RandomEdits {
  private var scalars: [Unicode.Scalar] = []
  private var caret = 0

  private static let keys = ["a", "i", "W", "T", "f", ".", ",", "-", "1", "ö", " ", " ", " "]
  /// The number of plain kinds of words: the first two are Latin words and numbers.
  private static let plainKinds = 2

  init(using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 0...50, using: &random) {
      insert(random.pick(RandomText.words[0]) + " ")
    }
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  mutating func step(using random: inout SeededRandom) {
    if random.once(in: 6) { caret = Int.random(in: 0...scalars.count, using: &random) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: insert(random.pick(Self.keys))
    case 4: delete(1)
    case 5: delete(Int.random(in: 1...15, using: &random))
    default: insert(Self.word(using: &random) + " ")
    }
  }

  private static func word(using random: inout SeededRandom) -> String {
    let kinds = random.once(in: 20) ? RandomText.words.count : plainKinds
    return random.pick(RandomText.words[Int.random(in: 0..<kinds, using: &random)])
  }

  private mutating func insert(_ piece: String) {
    scalars.insert(contentsOf: piece.unicodeScalars, at: caret)
    caret += piece.unicodeScalars.count
  }

  private mutating func delete(_ count: Int) {
    let start = max(0, caret - count)
    scalars.removeSubrange(start..<caret)
    caret = start
  }
}
