import GtkCore
import TextRules
import WidgetSupport

/// What an editor is bound to, and the traffic in both directions.
@MainActor
final class EditorBindings {
  private let text: Binding<String>
  private let isEnabled: Binding<Bool>
  private var isFocused: Binding<Bool>?
  private var observations: [BindingObservation] = []
  private weak var area: GrowingTextArea?
  private var isWritingText = false
  private var isShownInvalid = false

  let pattern: PatternMatching

  /// Shown while the editor is disabled.
  var disabledPlaceholder: String {
    didSet { readEnabled() }
  }

  /// Called when the result of the match has changed.
  var onMatchChanged: (@MainActor (EditorMatch) -> Void)?

  /// Called when the text has changed.
  var onTextChanged: (@MainActor () -> Void)?

  init(
    area: GrowingTextArea, text: Binding<String>, isEnabled: Binding<Bool>,
    disabledPlaceholder: String
  ) {
    self.area = area
    pattern = PatternMatching(buffer: area.buffer)
    self.text = text
    self.isEnabled = isEnabled
    self.disabledPlaceholder = disabledPlaceholder
  }

  func connect() {
    guard let area else { return }
    let initialText = text.wrappedValue
    area.reset(to: initialText)
    correct(initialText)
    readEnabled()
    area.onTextChanged = { [weak self] in self?.writeText() }
    area.onFocusChanged = { [weak self] in self?.writeFocus($0) }
    pattern.onChange = { [weak self] in self?.matchChanged($0) }
    observations = [
      text.observe { [weak self] in self?.readText() },
      isEnabled.observe { [weak self] in self?.readEnabled() },
    ]
  }

  func disconnect() {
    for observation in observations { observation.cancel() }
    observations = []
    pattern.use(.none)
  }

  /// Reads everything again that the editor is bound to.
  func update() {
    readText()
    readEnabled()
    readFocus()
  }

  // MARK: Text

  private func readText() {
    guard !isWritingText, let area else { return }
    let newText = text.wrappedValue
    area.text = newText
    correct(newText)
  }

  /// Writes back what became of a text that no text view takes as it is.
  private func correct(_ newText: String) {
    guard let area, newText.utf8.contains(0) else { return }
    isWritingText = true
    text.wrappedValue = area.text
    isWritingText = false
  }

  private func writeText() {
    guard let area else { return }
    let buffer = area.buffer
    isWritingText = true
    text.setDeferred { buffer.text }
    isWritingText = false
    pattern.textChanged()
    // The first character of a text that does not match changes nothing of the match.
    showInvalid()
    onTextChanged?()
  }

  private func showInvalid() {
    guard let area else { return }
    let isInvalid = pattern.match == .unmatched && !area.buffer.isEmpty
    guard isInvalid != isShownInvalid else { return }
    isShownInvalid = isInvalid
    area.textView.setAccessibleInvalid(isInvalid)
  }

  private func matchChanged(_ match: PatternMatch) {
    showInvalid()
    onMatchChanged?(EditorMatch(match))
  }

  // MARK: Enabled

  var isEnabledNow: Bool { isEnabled.wrappedValue }

  private func readEnabled() {
    guard let area else { return }
    let isEnabled = isEnabled.wrappedValue
    area.acceptsInput = isEnabled
    area.isSensitive = isEnabled
    // A screen reader is told of the widget that was set itself, not of what is in it.
    area.textView.isSensitive = isEnabled
    area.textView.setFocusable(isEnabled)
    area.message = isEnabled ? nil : disabledPlaceholder
  }

  // MARK: Focus

  func bindFocus(to binding: Binding<Bool>) {
    isFocused = binding
    observations.append(binding.observe { [weak self] in self?.readFocus() })
    readFocus()
  }

  private func readFocus() {
    guard let area, let isFocused else { return }
    guard isFocused.wrappedValue else {
      area.textView.resignFocus()
      return
    }
    if !area.textView.isFocus { area.textView.focus() }
  }

  private func writeFocus(_ hasFocus: Bool) {
    guard let isFocused, isFocused.wrappedValue != hasFocus else { return }
    isFocused.wrappedValue = hasFocus
  }
}
