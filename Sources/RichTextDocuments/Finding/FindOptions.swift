import GtkCore
import RichTextEditing
import TextRules

/// The options of a find bar, in the popover of a button.
@MainActor
final class FindOptions {
  let button: MenuButton
  var onChange: (@MainActor () -> Void)?
  private let matchesCase: CheckButton
  private let matchesWholeWords: CheckButton
  private let isExpression: CheckButton
  private var isShowing = false

  init(_ messages: FindMessages) {
    button = MenuButton(icon: "view-more-symbolic", tooltip: messages.options)
    matchesCase = CheckButton(mnemonic: messages.matchesCase)
    matchesWholeWords = CheckButton(mnemonic: messages.matchesWholeWords)
    isExpression = CheckButton(mnemonic: messages.isExpression)
    button.name = "find-options"
    matchesCase.name = "find-match-case"
    matchesWholeWords.name = "find-whole-words"
    isExpression.name = "find-expression"
    let all = [matchesCase, matchesWholeWords, isExpression]
    button.setPopover(Popover(Box(.vertical, spacing: 6, all)))
    for check in all { check.onToggled { [weak self] _ in self?.toggled() } }
  }

  private func toggled() {
    if !isShowing { onChange?() }
  }

  /// Returns the query with the options.
  func apply(to query: TextQuery) -> TextQuery {
    TextQuery(
      query.text, matchesCase: matchesCase.isOn, matchesWholeWords: matchesWholeWords.isOn,
      isExpression: isExpression.isOn)
  }

  /// Shows the options of a query.
  func show(_ query: TextQuery) {
    isShowing = true
    defer { isShowing = false }
    matchesCase.isOn = query.matchesCase
    matchesWholeWords.isOn = query.matchesWholeWords
    isExpression.isOn = query.isExpression
  }
}
