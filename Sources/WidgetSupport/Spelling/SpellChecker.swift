import Dispatch
import GtkCore
import TextMetrics

/// Checks the spelling of words in one language, for all text fields that share it.
///
/// The dictionary is Enchant's, for the first of the user's languages that has one. It is loaded in
/// the background when it is first needed; until then, and if Enchant is not installed or has no
/// dictionary, every word is correct.
///
///     area.spellChecker = .shared
///     SpellChecker.shared.language = "de_DE"
@MainActor
public final class SpellChecker {
  /// The checker of the user's language that an app's fields share.
  public static let shared = SpellChecker()

  /// The number of cached verdicts; a long document has about this many different words.
  private static let rememberedWords = 20_000

  private let source: any SpellingSource
  private let queue = DispatchQueue(label: "widget-support.spelling")
  private var dictionary: (any SpellingDictionary)?
  private var writtenLanguage: WrittenLanguage?
  /// The number of questions that the dictionary is answering in the background: nothing else may
  /// use it.
  private var questions = 0
  /// Changes to the dictionary that wait until those questions are answered.
  private var postponed: [@MainActor () -> Void] = []
  private var verdicts: [String: Bool] = [:]
  private var observers: [WeakObserver] = []
  /// The number of loads so far: the result of an earlier one is ignored.
  private var loading = 0

  /// Creates a checker; its dictionary is loaded when first needed.
  ///
  /// - Parameters:
  ///   - source: Where dictionaries come from.
  ///   - language: The language, such as `de_DE`; nil takes the user's.
  public init(source: any SpellingSource = EnchantSource(), language: String? = nil) {
    self.source = source
    self.language = language
  }

  // MARK: Language

  /// The requested language, such as `de_DE`; nil for the first of the user's languages that is
  /// available.
  ///
  /// If a language is requested by name and has no dictionary, nothing is checked.
  public var language: String? {
    didSet {
      guard language != oldValue, loading > 0 else { return }
      load()
    }
  }

  /// The language of the dictionary in use; nil if there is none.
  public private(set) var currentLanguage: String?

  /// The languages that have dictionaries; empty until a dictionary was looked for.
  public private(set) var availableLanguages: [String] = []

  /// Whether words are checked.
  public var isReady: Bool { dictionary != nil }

  /// Whether the search for a dictionary has ended.
  private(set) var isLoaded = false

  /// Starts looking for the dictionary, unless that was done before.
  public func prepare() {
    if loading == 0 { load() }
  }

  private func load() {
    loading += 1
    let (number, source, requested) = (loading, source, language)
    let preferred = PreferredLanguages.names
    // The result arrives through the main queue.
    MainLoop.prepare()
    queue.async {
      let available = source.languages()
      let language =
        requested.map { SpellingLanguage.match($0, in: available) }
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

  /// Whether a word is misspelled.
  ///
  /// A word in a script that the language is not written in never is: an English dictionary knows
  /// nothing of a Hebrew word.
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

  /// Whether the verdict on a word is known without asking the dictionary.
  func remembers(_ word: String) -> Bool { verdicts[word] != nil }

  /// Returns words that may have been meant, the likeliest first; for some words it takes a quarter
  /// of a second.
  public func suggestions(for word: String) -> [String] {
    // The queue is serial: when it comes to this, all questions in the background are answered.
    guard let dictionary else { return [] }
    return queue.sync { dictionary.suggestions(for: word) }
  }

  /// Makes a word correct permanently, in all programs of the user that use the dictionary.
  public func learn(_ word: String) { whenFree { $0.dictionary?.learn(word) } }

  /// Makes a word correct until the program ends.
  public func ignore(_ word: String) { whenFree { $0.dictionary?.ignore(word) } }

  private func whenFree(_ change: @escaping @MainActor (SpellChecker) -> Void) {
    guard !isBusy else { return postponed.append { [unowned self] in self.whenFree(change) } }
    change(self)
    wordsChanged()
  }

  // MARK: Background

  /// Whether the dictionary is in use in the background: words without a cached verdict have to
  /// wait.
  var isBusy: Bool { questions > 0 }

  /// Looks up suggestions for a word in the background.
  ///
  /// - Parameters:
  ///   - word: The misspelled word.
  ///   - ended: Called with the words, always later.
  /// - Returns: The lookup, which can be waited for; nil without a dictionary.
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

  /// Adds an observer that is notified whenever verdicts may have changed; does not keep it alive.
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

/// An object that marks words, and has to check again when verdicts change.
@MainActor
protocol SpellCheckerObserver: AnyObject {
  func spellingChanged()

  /// Words without a cached verdict can be looked up again.
  func dictionaryIsFree()
}
