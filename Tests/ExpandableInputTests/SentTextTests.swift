import Testing

@testable import ExpandableInput

/// What is sent of a text, and what is said about it before.
@Suite struct SentTextTests {
  @Test(arguments: [
    ("hello", "hello"), ("hello\n", "hello"), ("hello\r\n\r\n", "hello"),
    ("a\n\n b \n \t\n", "a\n\n b"), ("\n  code", "\n  code"), ("hello ", "hello "),
    ("hello \n", "hello"), ("hello\u{2028}", "hello"), ("", ""), (" ", " "), ("\n", ""),
    (" \n ", ""), ("e\u{301}\n", "e\u{301}"), ("👩🏽‍🚀\n", "👩🏽‍🚀"),
  ])
  func theEndIsNotSent(text: String, sent: String) {
    #expect(SentText.trimmed(text) == sent)
    #expect(SentText.trimmed(sent) == sent)
  }

  @Test(arguments: [
    "ab\u{202E}cd", "ab\u{202D}cd\u{202C}", "\u{202B}open", "\u{2066}open\nnext",
    "a\u{2067}b\u{202C}",
  ])
  func marksThatTurnTheDirectionAreNoticed(text: String) {
    #expect(SentText.turnsDirection(text))
    #expect(!SentText.turnsDirection(SentText.withoutDirectionMarks(text)))
  }

  @Test(arguments: [
    "hello", "שלום\u{200F}!", "\u{202A}+49 151 1234567\u{202C}",
    "\u{2068}Anna\u{2069} and \u{2068}שרה\u{2069}", "\u{2067}a\u{2069}\n\u{2067}b\u{2069}",
    "stray\u{202C}\u{2069}", "👩🏽‍🚀",
  ])
  func ordinaryMarksAreNot(text: String) { #expect(!SentText.turnsDirection(text)) }

  @Test func nothingButMarksIsRemoved() {
    let text = "a\u{202E}b\u{2066}\u{200F}\u{2069}👩🏽‍🚀"
    #expect(SentText.withoutDirectionMarks(text) == "ab\u{200F}👩🏽‍🚀")
  }
}
