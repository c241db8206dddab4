import GtkCore
import RichTextEditing
import TextRules

/// The second row of a find bar: the text that replaces hits, and two buttons.
@MainActor
final class ReplaceRow {
  /// The row.
  let widget = Box(.horizontal, spacing: 6)
  /// The entry for the new text.
  let entry = Entry()
  /// The button that replaces the current hit.
  let replace: Button
  /// The button that replaces all hits.
  let replaceAll: Button
  /// The mistake in the template; nil if it is valid, or was not used yet.
  private(set) var mistake: PatternError? { didSet { onMistake?() } }
  /// Called when ``mistake`` may have changed.
  var onMistake: (@MainActor () -> Void)?
  /// Whether hits were replaced, and the user has written in no entry since.
  var hasJustReplaced = false
  /// Called with the number of replaced hits.
  var onReplaced: (@MainActor (_ count: Int) -> Void)?

  /// The finder of the bar.
  var finder: TextFinder

  /// Creates a row, which is hidden.
  init(_ finder: TextFinder, _ messages: FindMessages) {
    self.finder = finder
    replace = Button(messages.replace)
    replaceAll = Button(messages.replaceAll)
    entry.name = "replace"
    entry.placeholder = messages.replaceWith
    entry.accessibleLabel = messages.replaceWith
    entry.setExpands(horizontally: true)
    replace.name = "replace-one"
    replaceAll.name = "replace-all"
    // A button without anything to replace becomes insensitive, and the focus would be nowhere.
    for button in [replace, replaceAll] { button.focusesOnClick = false }
    for widget in [entry, replace, replaceAll] as [Widget] { self.widget.append(widget) }
    widget.isVisible = false
    connect()
  }

  private func connect() {
    entry.onActivated { [weak self] in self?.replaceCurrent() }
    entry.onTextChanged { [weak self] _ in
      self?.hasJustReplaced = false
      self?.mistake = nil
    }
    replace.onClicked { [weak self] in self?.replaceCurrent() }
    replaceAll.onClicked { [weak self] in self?.replaceAllHits() }
  }

  /// Updates which buttons can be clicked.
  func update() {
    let hasFocus = [replace, replaceAll].contains(where: \.containsFocus)
    replace.isSensitive = finder.canReplace
    replaceAll.isSensitive = finder.hitCount > 0
    if hasFocus, ![replace, replaceAll].contains(where: \.containsFocus) { entry.focus() }
  }

  /// The text to write in the entry: the template for an expression has escapes of its own.
  private var template: String {
    finder.query.isExpression ? entry.text : EscapedText.unescaped(entry.text)
  }

  private func replaceCurrent() {
    perform { () throws(PatternError) in
      // The first hit is found, and replaced with the next click.
      if try !replaceHit() { finder.next() }
    }
  }

  private func replaceAllHits() {
    perform { () throws(PatternError) in try replaceEveryHit() }
  }

  /// Replaces the current hit by what is written in the entry; returns whether there is one.
  func replaceHit() throws(PatternError) -> Bool {
    guard try finder.replace(with: template) else { return false }
    replaced(1)
    return true
  }

  /// Replaces all hits by what is written in the entry, when they are known.
  func replaceEveryHit() throws(PatternError) {
    try finder.replaceAll(with: template) { [weak self] in self?.replaced($0) }
  }

  private func replaced(_ count: Int) {
    hasJustReplaced = true
    onReplaced?(count)
  }

  private func perform(_ body: () throws(PatternError) -> Void) {
    do {
      try body()
      mistake = nil
    } catch {
      mistake = error
    }
  }
}
