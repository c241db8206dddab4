import DataBinding
import GtkCore
import TextRules
import WidgetSupport

/// An editor's bindings, and what they read and write.
@MainActor
final class EditorBindings: EventSource {
  private let text: AreaTextBinding
  let isEnabled: Binding<Bool>
  private var isFocused: Binding<Bool>?
  /// What its binding was told, until the app sets something else.
  private var writtenFocus: Bool?
  private var observations: [BindingObservation] = []
  private weak var area: GrowingTextArea?
  private var isShownInvalid = false
  private var wasEnabled = true
  /// Whether the text view had the focus when the editor was disabled.
  private var hadFocus = false

  let matching: PatternMatching
  /// The editor was enabled or disabled.
  private(set) lazy var enabledChanged: Event<Void> = makeEvent()

  /// The text to show while the editor is disabled.
  var disabledPlaceholder = "" { didSet { readEnabled() } }

  /// The result of the match has changed.
  private(set) lazy var matchChanged: Event<PatternMatch> = makeEvent()
  /// The text has changed.
  private(set) lazy var textChanged: Event<Void> = makeEvent()

  init(area: GrowingTextArea, text: Binding<String>, isEnabled: Binding<Bool>) {
    self.area = area
    matching = PatternMatching(buffer: area.buffer)
    self.text = AreaTextBinding(area, to: text)
    self.isEnabled = isEnabled
  }

  func connect() {
    guard let area else { return }
    text.connect()
    readEnabled()
    area.edits.add(.listeners) { [weak self] _ in self?.followText() }
    area.events.focusChanged.add { [weak self] in self?.writeFocus($0) }
    matching.onChange = { [weak self] in self?.report($0) }
    observations = [isEnabled.observeAll { [weak self] in self?.readEnabled() }]
  }

  func disconnect() {
    text.disconnect()
    for observation in observations { observation.cancel() }
    observations = []
    matching.pattern = nil
    endEvents()
  }

  /// Reads all bindings again.
  func update() {
    text.update()
    readEnabled()
    readFocus()
  }

  // MARK: Text

  private func followText() {
    matching.textChanged()
    // Needed here: the first character of a text that does not match does not change the match.
    showInvalid()
    textChanged.notify(())
  }

  private func showInvalid() {
    guard let area else { return }
    let isInvalid = matching.match == .unmatched && !area.buffer.isEmpty
    guard isInvalid != isShownInvalid else { return }
    isShownInvalid = isInvalid
    area.textView.setAccessibleInvalid(isInvalid)
  }

  private func report(_ match: PatternMatch) {
    showInvalid()
    matchChanged.notify(match)
  }

  // MARK: Enabled

  func setEnabled(_ enabled: Bool) {
    isEnabled.wrappedValue = enabled
    readEnabled()
  }

  private func readEnabled() {
    guard let area else { return }
    let isEnabled = isEnabled.wrappedValue
    area.isEditable = isEnabled
    if !isEnabled { leaveFocus() }
    area.isSensitive = isEnabled
    // A screen reader learns only of the widget that was set itself, not of its children.
    area.textView.isSensitive = isEnabled
    area.textView.isFocusable = isEnabled
    area.message = isEnabled ? nil : disabledPlaceholder
    if isEnabled { takeFocusBack() }
    if isEnabled != wasEnabled { enabledChanged.notify(()) }
    wasEnabled = isEnabled
  }

  /// Takes the focus from the text view, if it has it.
  ///
  /// GTK does not notify a disabled view that it loses the focus: it would go on showing its caret.
  private func leaveFocus() {
    guard let area, area.textView.isFocus else { return }
    hadFocus = true
    area.textView.resignFocus()
  }

  /// Gives the focus back to the text view, unless it has gone elsewhere in the meantime.
  private func takeFocusBack() {
    guard let area, hadFocus else { return }
    hadFocus = false
    if area.windowFocus == nil { area.textView.focus() }
  }

  // MARK: Focus

  func bindFocus(to binding: Binding<Bool>) {
    (isFocused, writtenFocus) = (binding, nil)
    observations.append(binding.observe { [weak self] in self?.readFocus() })
    readFocus()
  }

  private func readFocus() {
    // What the view has reported is not a request: while its window is inactive, as when a menu
    // opens, it is without the focus, but the one to get it back.
    guard let area, let isFocused, isFocused.wrappedValue != writtenFocus else { return }
    writtenFocus = nil
    guard isFocused.wrappedValue else {
      area.textView.resignFocus()
      return
    }
    if !area.textView.isFocus { area.textView.focus() }
  }

  private func writeFocus(_ hasFocus: Bool) {
    guard let isFocused, isFocused.wrappedValue != hasFocus else { return }
    writtenFocus = hasFocus
    isFocused.wrappedValue = hasFocus
  }
}
