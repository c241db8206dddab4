import GtkCore

/// The entries in a text view's menu for a misspelled word: suggestions, and accepting the word.
@MainActor
final class SpellingMenu {
  /// The largest number of suggestions.
  private static let maximumSuggestions = 5
  private static let group = "spelling"
  /// The time that the menu waits for suggestions before it opens without them, in seconds.
  private static let patience = 0.03

  private unowned let marks: SpellingMarks
  private let textView: TextView
  private let menu = Menu()
  /// The word that the entries are for.
  private var word: (range: Range<Int>, text: String)?
  private var suggestions: [String] = []
  /// The number of times that the menu was opened: suggestions for an earlier word are ignored.
  private var opening = 0
  /// Whether the menu is open without the suggestions.
  private var isSearching = false
  /// GTK's menu that contains our entries.
  private var known: WeakReference?
  let press = ClickGesture(.secondary)
  private let keys = KeyController()
  var messages = SpellingMessages()

  init(textView: TextView, marks: SpellingMarks) {
    self.textView = textView
    self.marks = marks
  }

  // MARK: Life

  func connect() {
    addActions()
    press.phase = .capture
    press.onPressed { [weak self] click in
      guard let self else { return false }
      self.opens(at: self.textView.offset(atX: click.x, y: click.y))
      return false
    }
    keys.phase = .capture
    keys.onPressed { [weak self] key in
      guard let self else { return false }
      if key.opensMenu {
        self.opens(at: self.textView.buffer.caret)
      }
      return false
    }
    textView.add(press)
    textView.add(keys)
  }

  func disconnect() {
    textView.remove(press)
    textView.remove(keys)
    textView.removeActions(Self.group)
    clear()
  }

  private func addActions() {
    let actions = ActionGroup()
    for index in 0..<Self.maximumSuggestions {
      actions.add("replace-\(index)") { [weak self] in self?.replace(with: index) }
    }
    actions.add("learn") { [weak self] in self?.take { $0.learn($1) } }
    actions.add("ignore") { [weak self] in self?.take { $0.ignore($1) } }
    textView.insert(actions, as: Self.group)
  }

  // MARK: Entries

  /// Prepares the entries for the word at an offset, before the menu opens.
  private func opens(at offset: Int) {
    clear()
    if let range = marks.word(at: offset) { fill(for: range) }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.putEntriesFirst() }
  }

  private func clear() {
    opening += 1
    menu.removeAll()
    word = nil
    suggestions = []
    isSearching = false
  }

  private func fill(for range: Range<Int>) {
    let text = textView.buffer.text(from: range.lowerBound, to: range.upperBound)
    word = (range, text)
    guard textView.isEditable else { return appendOthers() }
    let number = opening
    let search = marks.checker.findSuggestions(for: text) { [weak self] words in
      guard let self, self.opening == number, self.isSearching else { return }
      self.menu.removeAll()
      self.offer(words)
    }
    guard let search else { return offer([]) }
    if let words = search.words(within: Self.patience) { return offer(words) }
    isSearching = true
    appendDead(messages.searching)
    appendOthers()
  }

  private func offer(_ words: [String]) {
    isSearching = false
    suggestions = Array(words.prefix(Self.maximumSuggestions))
    for (index, suggestion) in suggestions.enumerated() {
      menu.append(suggestion.withoutMnemonics, action: "\(Self.group).replace-\(index)")
    }
    if suggestions.isEmpty { appendDead(messages.noSuggestions) }
    appendOthers()
  }

  /// Adds an entry that cannot be chosen: its action does not exist.
  private func appendDead(_ title: String) { menu.append(title, action: "\(Self.group).none") }

  private func appendOthers() {
    menu.append(messages.addToDictionary, action: "\(Self.group).learn")
    menu.append(messages.ignore, action: "\(Self.group).ignore")
  }

  /// Puts the entries before GTK's own: the public API only adds entries after them.
  ///
  /// GTK creates the menu when it is first opened, before the frame in which it becomes visible.
  private func putEntriesFirst() {
    guard let contextMenu = textView.contextMenu else { return }
    if known?.refersTo(contextMenu) != true {
      contextMenu.prepend(menu)
      contextMenu.onClosed { [weak self] in self?.closed() }
      known = WeakReference(contextMenu)
    }
    if !contextMenu.isOpen { closed() }
  }

  /// Forgets the word after the menu has closed, but not before the action that closed it has run.
  private func closed() {
    MainLoopSource.idle(priority: .low) { [weak self] in
      guard let self, self.textView.contextMenu?.isOpen != true else { return }
      self.clear()
    }
  }

  // MARK: Actions

  private func replace(with index: Int) {
    guard let word = currentWord, suggestions.indices.contains(index), textView.isEditable else {
      return
    }
    textView.buffer.replace(
      from: word.range.lowerBound, to: word.range.upperBound, with: suggestions[index])
  }

  private func take(_ body: (SpellChecker, String) -> Void) {
    if let word { body(marks.checker, word.text) }
  }

  /// The word, if it is still where it was when the menu was opened.
  private var currentWord: (range: Range<Int>, text: String)? {
    guard let word else { return nil }
    let text = textView.buffer.text(from: word.range.lowerBound, to: word.range.upperBound)
    return text == word.text ? word : nil
  }

  /// The titles of the entries.
  var titles: [String] { (0..<menu.count).map { menu.title(at: $0) } }
}

extension String {
  /// The text as a menu title, in which a single underscore would mark a mnemonic.
  fileprivate var withoutMnemonics: String {
    String(flatMap { $0 == "_" ? "__" : "\($0)" })
  }
}
