import TestSupport

/// Random texts of every kind that has its own rules for line breaks.
enum RandomText {
  static let words: [[String]] = [
    [
      "the", "quick", "brown", "fox", "jumps", "I", "office", "well-known", "incomprehensibilities",
    ],
    [
      "12", "3.14", "1,000,000", "50%", "$7", "(a)", "[b]", "…", "—", "\"q\"",
      "http://x.org/a/b?c=d",
    ],
    ["مرحبا", "بالعالم", "لا", "السلام", "عليكم", "١٢٣", "كتاب،"],
    ["שלום", "עולם", "ספר", "בְּרֵאשִׁית", "אב״ג"],
    ["สวัสดี", "ภาษาไทย", "ประเทศไทยรวมเลือดเนื้อ", "น้ำ", "ที่"],
    ["नमस्ते", "दुनिया", "क्षत्रिय", "हिन्दी", "र्क"],
    ["漢字", "日本語の文章。", "中文", "「引用」", "東京、", "測試文字"],
    ["한국어", "안녕하세요", "글자가", "늘어나네요?", "가\u{1102}\u{1161}"],
    ["😀", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "👍🏽", "❤️", "🏳️‍🌈", "☎︎"],
    ["e\u{301}", "a\u{308}\u{304}", "Z\u{351}\u{36B}\u{343}\u{36A}", "q\u{323}\u{307}", "\u{301}"],
    ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "xxxxxxxxxxxxxxxx", "________________"],
    [
      "\u{FFFC}", "\u{200B}", "\u{AD}", "soft\u{AD}hyphen", "\u{A0}", "\u{202E}ab\u{202C}",
      "\u{2067}x\u{2069}",
    ],
    ["Ελληνικά", "Кириллица", "ქართული", "Հայերեն", "ελ"],
    ["", ".", "-", "!", "12", "#", "( )"],
  ]

  private static let gaps = [
    " ", " ", " ", " ", " ", "", "", "  ", "\t", "\u{3000}", "\u{2028}", "\u{85}",
  ]

  private static let separators = ["\n", "\n", "\n", "\r", "\r\n", "\u{2029}", "\n\n", "\n\r"]

  static func make(using random: inout SeededRandom) -> String {
    if random.once(in: 40) { return "" }
    var text = ""
    let paragraphs = random.once(in: 3) ? 1 : Int.random(in: 1...5, using: &random)
    for index in 0..<paragraphs {
      if index > 0 { text += random.pick(separators) }
      text += paragraph(using: &random)
    }
    if random.once(in: 8) { text += random.pick(separators) }
    return text
  }

  /// Returns a paragraph, mostly of one script, sometimes of several.
  private static func paragraph(using random: inout SeededRandom) -> String {
    let longest = random.once(in: 10) ? 60 : 12
    let mixes = random.once(in: 3)
    let home = random.pick(words)
    var text = ""
    for _ in 0..<Int.random(in: 0...longest, using: &random) {
      text += random.pick(mixes ? random.pick(words) : home)
      text += random.pick(gaps)
    }
    return text
  }
}

extension String {
  /// The text with an escape for every character that is not printable ASCII.
  var escaped: String {
    unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
