/// The dictionaries of Enchant, which finds those of hunspell, aspell and others.
///
/// If Enchant is not installed or has no dictionary, there are no languages; that is not an error.
public struct EnchantSource: SpellingSource {
  private let library: EnchantLibrary?

  /// Loads the library, if it is installed.
  public init() { library = .installed }

  /// Loads a library of another name, as tests do.
  init(libraryNamed name: String) { library = try? EnchantLibrary(named: name) }

  /// Whether Enchant is installed.
  public var isInstalled: Bool { library != nil }

  /// The languages that Enchant has dictionaries for.
  public func languages() -> [String] {
    guard let library, let broker = library.makeBroker() else { return [] }
    defer { library.freeBroker(broker) }
    var languages: Set<String> = []
    withUnsafeMutablePointer(to: &languages) { languages in
      library.listDictionaries(
        broker,
        { language, _, _, _, languages in
          guard let language else { return }
          languages?.assumingMemoryBound(to: Set<String>.self).pointee
            .insert(String(cString: language))
        }, languages)
    }
    return languages.sorted()
  }

  /// Returns Enchant's dictionary of a language.
  public func dictionary(for language: String) -> (any SpellingDictionary)? {
    // Enchant accepts neither an empty name nor NUL.
    guard !language.isEmpty, !language.utf8.contains(0) else { return nil }
    return library.flatMap { EnchantDictionary(language, of: $0) }
  }
}

/// A dictionary of Enchant, with a broker of its own: threads must not share one.
private final class EnchantDictionary: SpellingDictionary, @unchecked Sendable {
  private let library: EnchantLibrary
  private let broker: EnchantLibrary.Pointer
  private let dictionary: EnchantLibrary.Pointer

  init?(_ language: String, of library: EnchantLibrary) {
    guard let broker = library.makeBroker() else { return nil }
    guard let dictionary = library.requestDictionary(broker, language) else {
      library.freeBroker(broker)
      return nil
    }
    (self.library, self.broker, self.dictionary) = (library, broker, dictionary)
  }

  deinit {
    library.freeDictionary(broker, dictionary)
    library.freeBroker(broker)
  }

  func isCorrect(_ word: String) -> Bool {
    isKnown(word) || (word.contains("\u{2019}") && isKnown(word.withPlainApostrophes))
  }

  private func isKnown(_ word: String) -> Bool {
    withWord(word) { library.check(dictionary, $0, $1) <= 0 } ?? true
  }

  func suggestions(for word: String) -> [String] {
    withWord(word) { word, length in
      var count = 0
      guard let list = library.suggest(dictionary, word, length, &count) else { return [] }
      defer { library.freeSuggestions(dictionary, list) }
      return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
    } ?? []
  }

  func learn(_ word: String) {
    withWord(word) { library.add(dictionary, $0, $1) }
  }

  func ignore(_ word: String) {
    withWord(word) { library.addToSession(dictionary, $0, $1) }
  }

  /// Calls `body` with a word as a C string and its length in bytes, if Enchant accepts it.
  @discardableResult
  private func withWord<Result>(
    _ word: String, _ body: (EnchantLibrary.Text, Int) -> Result
  ) -> Result? {
    guard !word.isEmpty, !word.utf8.contains(0) else { return nil }
    return word.withCString { body($0, word.utf8.count) }
  }
}

extension String {
  /// The word with typewriter apostrophes, for dictionaries that know no others.
  fileprivate var withPlainApostrophes: String {
    String(map { $0 == "\u{2019}" ? "'" : $0 })
  }
}
