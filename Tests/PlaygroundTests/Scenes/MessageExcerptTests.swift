import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

/// The part of a message that a bubble shows.
struct MessageExcerptTests {
  @Test(arguments: ["", "hello", "one\ntwo", String(repeating: "a", count: 4_000)])
  func ofAShortMessageAll(_ message: String) {
    #expect(MessageExcerpt(of: message).text == message)
  }

  @Test func ofALongOneItsBeginningAndHowMuchIsLeftOut() {
    let message = String(repeating: "a", count: 10_000_000)
    let text = MessageExcerpt(of: message).text
    #expect(text == String(repeating: "a", count: 4_000) + "…\n(9996000 more characters)")
  }

  @Test func ofManyLinesTheFirstOnes() {
    let text = MessageExcerpt(of: String(repeating: "\n", count: 1_000)).text
    #expect(text == String(repeating: "\n", count: 60) + "…\n(940 more characters)")
  }

  @Test func noCharacterIsCutFromWhatBelongsToIt() {
    let family = "👨‍👩‍👧‍👦"
    let message = String(repeating: "a", count: 3_999) + family + "b"
    #expect(!MessageExcerpt(of: message).text.contains("👨…"))
  }
}
