import Dispatch
import GtkCore
import TextMetrics

/// Tells right words from wrong ones in one language, for all text fields that share it.
///
/// The dictionary is Enchant's, in the first of the user's languages that there is one for. It is read
/// in the background when somebody first needs it; until then, and where Enchant is not installed or has
/// no dictionary, every word is right.
///
///     area.spellChecker = .shared
///     SpellChecker.shared.language = "de_DE"
@MainActor
public final class SpellChecker {
  /// The checker of the user's language that an app's fields share.
  public static let shared = SpellChecker()

  /// How many words are remembered; a long document has about so many different ones.
  private static let rememberedWords = 20_000

  private let source: any SpellingSource
  private let queue = DispatchQueue(label: "widget-support.spelling")
  private var dictionary: (any SpellingDictionary)?
  private var writtenLanguage: WrittenLanguage?
  /// How many questions the dictionary has to answer in the background: nobody else may use it.
  private var questions = 0
  /// What is to be done with the dictionary when it has answered them.
  private var postponed: [@MainActor () -> Void] = []
  private var verdicts: [String: Bool] = [:]
  private var observers: [WeakObserver] = []
  /// Counts the loadings: the answer of an old one is not wanted any more.
  private var loading = 0

  /// Makes a checker; its dictionary is read when it is first needed.
  ///
  /// - Parameters:
  ///   - source: Where dictionaries come from.
  ///   - language: The language, such as `de_DE`; nil takes the user's.
  public init(source: any SpellingSource = EnchantSource(), language: String? = nil) {
    self.source = source
    self.language = language
  }

  // MARK: Language

  /// The language that is wanted, such as `de_DE`; nil takes the first of the user's that is there.
  ///
  /// Where there is no dictionary for a language that is asked for by name, nothing is checked.
  public var language: String? {
    didSet {
      guard language != oldValue, loading > 0 else { return }
      load()
    }
  }

  /// The language of the dictionary in use; nil while there is none.
  public private(set) var currentLanguage: String?

  /// The languages that there are dictionaries for; empty before the first dictionary was looked for.
  public private(set) var availableLanguages: [String] = []

  /// Whether words are checked.
  public var isReady: Bool { dictionary != nil }

  /// Whether the dictionary was looked for.
  private(set) var isLoaded = false

  /// Begins to look for the dictionary, where nobody has yet.
  public func prepare() {
    if loading == 0 { load() }
  }

  private func load() {
    loading += 1
    let (number, source, wish) = (loading, source, language)
    let preferred = PreferredLanguages.names
    // The answer comes back through the main queue.
    MainLoop.prepare()
    queue.async {
      let available = source.languages()
      let language =
        wish.map { SpellingLanguage.match($0, in: available) }
        ?? SpellingLanguage.best(of: available, preferred: preferred)
      let dictionary = language.flatMap { source.dictionary(for: $0) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.loaded(number, dictionary, language: language, available: available)
        }
      }
    }
  }

  private func loaded(
    _ number: Int, _ dictionary: (any SpellingDictionary)?, language: String?, available: [String]
  ) {
    guard number == loading else { return }
    isLoaded = true
    self.dictionary = dictionary
    availableLanguages = available
    currentLanguage = dictionary == nil ? nil : language
    writtenLanguage = currentLanguage.map { WrittenLanguage($0) }
    wordsChanged()
  }

  // MARK: Words

  /// Whether a word is spelled wrong.
  ///
  /// Not what the language is not written in: an English dictionary knows nothing of a Hebrew word.
  public func isMisspelled(_ word: String) -> Bool {
    guard let dictionary else { return false }
    if let verdict = verdicts[word] { return verdict }
    guard !isBusy else { return false }
    let isInLanguage = writtenLanguage?.isWritten(in: word) ?? true
    let verdict = isInLanguage && !dictionary.isCorrect(word)
    if verdicts.count >= Self.rememberedWords { verdicts = [:] }
    verdicts[word] = verdict
    return verdict
  }

  /// Whether the answer for a word is known without asking the dictionary.
  func remembers(_ word: String) -> Bool { verdicts[word] != nil }

  /// Words that may have been meant, the likeliest first; for some words it takes a quarter of a second.
  public func suggestions(for word: String) -> [String] {
    // Whoever is asked in the background has answered when the queue comes to this.
    guard let dictionary else { return [] }
    return queue.sync { dictionary.suggestions(for: word) }
  }

  /// Makes a word right for ever, in all programs of the user that use the dictionary.
  public func learn(_ word: String) { whenFree { $0.dictionary?.learn(word) } }

  /// Makes a word right until the program ends.
  public func ignore(_ word: String) { whenFree { $0.dictionary?.ignore(word) } }

  private func whenFree(_ change: @escaping @MainActor (SpellChecker) -> Void) {
    guard !isBusy else { return postponed.append { [unowned self] in self.whenFree(change) } }
    change(self)
    wordsChanged()
  }

  // MARK: Background

  /// Whether the dictionary is used in the background: words that nobody remembers have to wait.
  var isBusy: Bool { questions > 0 }

  /// Asks for words that may have been meant in the background.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - ended: Called with the words, always later.
  /// - Returns: What can be waited for; nil without a dictionary.
  func findSuggestions(
    for word: String, ended: @escaping @MainActor @Sendable ([String]) -> Void
  ) -> BackgroundSuggestions? {
    guard let dictionary else { return nil }
    questions += 1
    return BackgroundSuggestions(for: word, from: dictionary, on: queue) { words in
      self.answered()
      ended(words)
    }
  }

  private func answered() {
    questions -= 1
    guard !isBusy else { return }
    let changes = postponed
    postponed = []
    for change in changes { change() }
    for entry in observers { entry.observer?.dictionaryIsFree() }
  }

  // MARK: Observers

  /// Tells an object of every change in what is right; does not keep it alive.
  func add(_ observer: any SpellCheckerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }

  func remove(_ observer: any SpellCheckerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func wordsChanged() {
    verdicts = [:]
    for entry in observers { entry.observer?.spellingChanged() }
  }

  private struct WeakObserver {
    weak var observer: (any SpellCheckerObserver)?
  }
}

/// Somebody who marks words, and must look again when others are right.
@MainActor
protocol SpellCheckerObserver: AnyObject {
  func spellingChanged()

  /// Words that nobody remembers can be looked up again.
  func dictionaryIsFree()
}
