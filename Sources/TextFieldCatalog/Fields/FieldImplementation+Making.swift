import TextRules

/// A field that is being made: its properties mean the same in whatever order they come.
///
/// Rules are for what comes in. So that none comes too late, each change of a rule gives the text
/// again that code has given.
extension FieldImplementation {
  /// Begins to make the field: until it is in a window, the order of properties does not count.
  func beginMaking() { send(.beginMaking) }

  /// Ends making the field.
  func endMaking() {
    store.givenText = nil
    if store.model.isBeingMade { send(.endMaking) }
  }

  /// Lets a text that was set follow the rules that were set after it, if the field is being made.
  func settle() { if store.model.isBeingMade { send(.settle) } }

  /// Sets the text on behalf of the app.
  func give(_ given: GivenText) {
    store.givenText = store.model.isBeingMade ? given : nil
    if let text = text(of: given) { setText(text) }
  }

  /// Whether the text is what code has given while the field is being made.
  var hasGivenText: Bool {
    store.givenText != nil && store.model.isBeingMade && store.model.hasGivenText
  }

  /// Sets what code has given once more, as if all that is known now had come before it.
  func giveAgain() {
    guard let given = store.givenText, let text = text(of: given) else { return }
    changeBegins()
    let (before, caret, selection) = (input.text, input.caret, input.selection)
    // What the text was before says nothing of what it is now.
    input.setText("")
    let content = content(of: text)
    input.setText(content.valueText)
    input.note(content.loss)
    setContent(content)
    guard input.text.isSpelledLike(before) else { return }
    let isBackward = caret == selection.lowerBound
    input.select(anchor: isBackward ? selection.upperBound : selection.lowerBound, caret: caret)
  }

  /// Sets a value or a choice once more if code has given one: its text depends on its options.
  func giveValueAgain() {
    switch store.givenText {
    case .value, .option: if store.model.isBeingMade { giveAgain() }
    case .text, nil: break
    }
  }

  /// Returns the content for a text that the app sets.
  func content(of text: String) -> EntryContent {
    input.content(of: input.rules.withoutInvisible(input.format.oneLine(text)))
  }

  private func text(of given: GivenText) -> String? {
    switch given {
    case .text(let text): text
    case .value(let value): text(ofValue: value)
    case .option(let index): text(ofOption: index)
    }
  }

  private func text(ofValue value: String) -> String {
    switch valueOptions.activeKind {
    case .money: valueOptions.money.format(value: value).text
    case .date: CalendarDate(plain: .text(value)).map(valueOptions.dates.string) ?? value
    case .phone: value
    case .text: store.textSettings.formatter?.mask.format(rawText: value).text ?? value
    }
  }

  private func text(ofOption index: Int) -> String? {
    guard index >= 0 else { return "" }
    let options = valueOptions.pickerOptions
    return options.indices.contains(index) ? options[index] : nil
  }
}
