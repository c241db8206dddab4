import TestSupport

/// A text with random edits: mostly Latin letters and ASCII, sometimes anything else.
struct EditedText {
  private var scalars: [Unicode.Scalar] = []
  /// The caret, which mostly stays where the last edit was, as a user's does.
  private var caret = 0

  private static let plain = [
    "the", "quick", "brown", "fox", "I", "office", "well-known", "incomprehensibilities", "a/b",
    "1,000", "(a)", "\"q\"", "AVATAR", "To", "fin.", "3 %", "[x]", "don't", "über", "façade",
    "naïve",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii", "--", "e-mail@x.org", "1/2-3", "$7", "x=y+z", "!?",
    "Łódź",
  ]
  private static let odd = [
    "漢字", "שלום", "مرحبا", "\t", "\u{AD}", "\u{A0}", "e\u{301}", "😀", "—", "…", "\u{2028}", "ที่",
    "×",
    "\n", "\u{200B}",
  ]

  init(using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 0...70, using: &random) {
      insert(Self.word(oneOddIn: 300, using: &random) + " ")
    }
    caret = scalars.count
  }

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  mutating func edit(using random: inout SeededRandom) {
    if random.once(in: 5) { caret = Int.random(in: 0...scalars.count, using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...4: insert(random.pick(["a", "i", "W", ".", "1", "-", "f", "ö", "T", "l"]))
    case 5...6: insert(" ")
    case 7: insert(Self.word(oneOddIn: 25, using: &random))
    case 8...9: deleteBackward(1)
    case 10: deleteBackward(Int.random(in: 1...12, using: &random))
    default: replaceForward(using: &random)
    }
  }

  private static func word(oneOddIn rarity: Int, using random: inout SeededRandom) -> String {
    random.pick(random.once(in: rarity) ? odd : plain)
  }

  private mutating func insert(_ piece: String) {
    scalars.insert(contentsOf: piece.unicodeScalars, at: caret)
    caret += piece.unicodeScalars.count
  }

  private mutating func deleteBackward(_ count: Int) {
    let start = max(0, caret - count)
    scalars.removeSubrange(start..<caret)
    caret = start
  }

  private mutating func replaceForward(using random: inout SeededRandom) {
    let end = min(scalars.count, caret + Int.random(in: 0...9, using: &random))
    scalars.removeSubrange(caret..<end)
    insert(Self.word(oneOddIn: 30, using: &random))
  }
}
