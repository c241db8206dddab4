/// Long paragraphs without a separator, each of one kind of text.
enum LongTexts {
  struct Kind: Sendable, CustomStringConvertible {
    var description: String
    var words: [String]
    var gap: String
  }

  static let kinds = [
    Kind(description: "letters", words: ["aaaaaaaaaa"], gap: ""),
    Kind(description: "spaces", words: ["     "], gap: " "),
    Kind(description: "numbers", words: ["12", "7", "1,5"], gap: ","),
    Kind(description: "paths", words: ["usr", "lib", "x86"], gap: "/"),
    Kind(description: "words", words: ["the", "quick", "browner", "fox", "AVATAR"], gap: " "),
    Kind(description: "tabs", words: ["one", "two", "three"], gap: "\t"),
    Kind(description: "wide spaces", words: ["one", "two", "three"], gap: "\u{3000}"),
    Kind(description: "line separators", words: ["one two three four", "five"], gap: "\u{2028}"),
    Kind(description: "han", words: ["漢字", "日本語の文章", "中文。", "、「引」"], gap: ""),
    Kind(description: "hangul", words: ["한국어", "안녕하세요", "글자가"], gap: " "),
    Kind(
      description: "jamo", words: ["\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1173}\u{11AF}"], gap: ""),
    Kind(description: "arabic", words: ["مرحبا", "بالعالم", "السلام", "عليكم"], gap: " "),
    Kind(description: "joined arabic", words: ["بيتبسمعنهقفمل"], gap: ""),
    Kind(description: "hebrew", words: ["שלום", "עולם", "בְּרֵאשִׁית"], gap: " "),
    Kind(description: "mixed directions", words: ["שלום", "word", "مرحبا", "123"], gap: " "),
    Kind(
      description: "thai", words: ["สวัสดี", "ภาษาไทย", "ประเทศไทย", "น้ำ", "ที่", "กรุงเทพ"], gap: ""),
    Kind(
      description: "thai with spaces", words: ["สวัสดีประเทศไทย", "ภาษาไทยน้ำ"], gap: " "),
    Kind(description: "devanagari", words: ["नमस्ते", "क्षत्रिय", "हिन्दी"], gap: " "),
    Kind(description: "joined devanagari", words: ["नमस्ते", "क्षत्रिय", "हिन्दी"], gap: ""),
    Kind(description: "emoji", words: ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "🏳️‍🌈"], gap: ""),
    Kind(description: "marks", words: ["e\u{301}\u{302}\u{303}", "a\u{308}\u{304}"], gap: ""),
    Kind(description: "ligatures", words: ["office", "fluffi", "ffi"], gap: ""),
  ]

  static func make(_ kind: Kind, length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var index = 0
    while count < length {
      // The steps are unrelated to the number of words, so the text has no period.
      let word = kind.words[(index &* index / 3) % kind.words.count] + kind.gap
      scalars.append(contentsOf: word.unicodeScalars)
      count += word.unicodeScalars.count
      index += 1
    }
    return String(scalars)
  }
}
