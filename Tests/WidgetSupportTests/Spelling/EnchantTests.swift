import Foundation
import Testing

@testable import WidgetSupport

/// The real library, with the English dictionary of hunspell.
@Suite("Enchant", .serialized)
struct EnchantTests {
  private static let isInstalled = EnchantSource().isInstalled

  /// Returns a dictionary that saves learned words in a temporary folder.
  private func dictionary() throws -> any SpellingDictionary {
    let folder = NSTemporaryDirectory() + "concertina-enchant-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    setenv("ENCHANT_CONFIG_DIR", folder, 1)
    return try #require(EnchantSource().dictionary(for: "en_US"), "hunspell-en-us is not installed")
  }

  @Test("a machine without it has no languages, and that is all")
  func absence() {
    let source = EnchantSource(libraryNamed: "libconcertina-nonexistent.so.0")
    #expect(!source.isInstalled)
    #expect(source.languages() == [])
    #expect(source.dictionary(for: "en_US") == nil)
    // A library that exists but is not Enchant.
    #expect(!EnchantSource(libraryNamed: "libc.so.6").isInstalled)
  }

  @Test("it knows English", .enabled(if: isInstalled, "libenchant-2-2 is not installed"))
  func english() throws {
    let dictionary = try dictionary()
    #expect(EnchantSource().languages().contains("en_US"))
    for word in ["hello", "don't", "don’t", "Hello", "NASA"] {
      #expect(dictionary.isCorrect(word), "\(word)")
    }
    for word in ["helo", "teh", "naïvee", "שלוםם"] {
      #expect(!dictionary.isCorrect(word), "\(word)")
    }
    #expect(dictionary.suggestions(for: "helo").contains("hello"))
    #expect(EnchantSource().dictionary(for: "tlh_KL") == nil)
    #expect(EnchantSource().dictionary(for: "") == nil)
  }

  @Test("it learns and ignores", .enabled(if: isInstalled, "libenchant-2-2 is not installed"))
  func learning() throws {
    let dictionary = try dictionary()
    dictionary.ignore("concertinaz")
    #expect(dictionary.isCorrect("concertinaz"))
    dictionary.learn("playgroundz")
    #expect(dictionary.isCorrect("playgroundz"))
    let next = EnchantSource().dictionary(for: "en_US")
    #expect(next?.isCorrect("playgroundz") == true, "learned for ever")
    #expect(next?.isCorrect("concertinaz") == false, "ignored only meanwhile")
  }

  @Test("no text is too strange", .enabled(if: isInstalled, "libenchant-2-2 is not installed"))
  func strangeText() throws {
    let dictionary = try dictionary()
    for word in ["", "\0", "a\0b", "😀", String(repeating: "x", count: 100), "\u{FFFD}", "%s%n"] {
      _ = dictionary.isCorrect(word)
      _ = dictionary.suggestions(for: word)
    }
  }
}
