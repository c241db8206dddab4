import GtkCore
import RichTextEditing
import RichTextModel
import TextRules

/// The parts of a find bar, and their behavior.
@MainActor
final class FindBarImplementation: WidgetImplementation {
  private(set) var finder: TextFinder
  let messages: FindMessages
  let entry = SearchEntry()
  let status = Label("", role: .status)
  let message = Label()
  private(set) lazy var finderChanged: Event<Void> = makeEvent()
  /// The number of known hits has changed.
  private(set) lazy var countChanged: Event<Void> = makeEvent()
  /// Hits were replaced; the value is their number.
  private(set) lazy var hitsReplaced: Event<Int> = makeEvent()
  /// An option of the query has changed.
  private(set) lazy var optionsChanged: Event<Void> = makeEvent()
  private var lastCount = 0
  private let previous: Button
  private let next: Button
  private let options: FindOptions
  let replaceRow: ReplaceRow
  private let content = Box(.vertical, spacing: 6)
  private(set) weak var root: EditorNode?
  /// The keys in the text.
  private var textKeys: KeyController?
  private var isSettingQuery = false
  private var lastAnnouncement = ""
  /// The width reserved for the status, in characters; initially enough for the counts of most
  /// texts.
  private var roomForStatus = 12

  init(_ editor: EditorView, _ messages: FindMessages) {
    finder = TextFinder(for: editor)
    root = editor.node
    self.messages = messages
    previous = Button(icon: "go-up-symbolic", tooltip: messages.previous)
    next = Button(icon: "go-down-symbolic", tooltip: messages.next)
    options = FindOptions(messages)
    replaceRow = ReplaceRow(finder, messages)
  }

  /// Finds in another editor from now on.
  func search(in editor: EditorView) {
    finder.onChanged = nil
    finder.close()
    textKeys?.detach()
    finder = TextFinder(for: editor)
    root = editor.node
    replaceRow.finder = finder
    connectFinder()
    connectKeys(of: editor)
    queryChanged()
    changed()
  }

  func build(for editor: EditorView) {
    widget.isVisible = false
    widget.accessibleLabel = messages.find
    content.insert(into: widget)
    widget.passAccessibility(to: entry)
    content.append(makeRow())
    content.append(replaceRow.widget)
    message.addStyleClass("find-message")
    message.wrapLines()
    message.xAlignment = .start
    message.isVisible = false
    content.append(message)
    connect()
    connectFinder()
    connectKeys()
    connectKeys(of: editor)
    changed()
  }

  var stepButtons: [Button] { [previous, next] }

  private func makeRow() -> Widget {
    let row = Box(.horizontal, spacing: 6)
    entry.name = "find"
    entry.placeholder = messages.find
    entry.accessibleLabel = messages.find
    entry.setExpands(horizontally: true)
    previous.name = "find-previous"
    next.name = "find-next"
    status.minWidthInCharacters = roomForStatus
    for widget in [entry, status, previous, next, options.button] as [Widget] { row.append(widget) }
    return row
  }

  private func connect() {
    entry.onTextChanged { [weak self] _ in
      self?.replaceRow.hasJustReplaced = false
      self?.queryChanged()
    }
    entry.onActivated { [weak self] in self?.finder.next() }
    entry.onStop { [weak self] in self?.close() }
    entry.onStepped { [weak self] in self?.step($0) }
    previous.onClicked { [weak self] in self?.finder.previous() }
    next.onClicked { [weak self] in self?.finder.next() }
    options.onChange = { [weak self] in
      self?.optionsChanged.notify(())
      self?.queryChanged()
    }
    replaceRow.onMistake = { [weak self] in self?.changed() }
    replaceRow.onReplaced = { [weak self] in self?.replaced($0) }
  }

  private func connectFinder() {
    finder.onChanged = { [weak self] in self?.changed() }
  }

  private func replaced(_ count: Int) {
    hitsReplaced.notify(count)
    if count > 1 { announce(messages.replaced(count)) }
  }

  // MARK: Keys

  private func connectKeys() {
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    widget.add(keys)
    let historyKeys = KeyController()
    historyKeys.phase = .capture
    historyKeys.onPressed { [weak self] in self?.pressedForHistory($0) ?? false }
    widget.add(historyKeys)
  }

  private func connectKeys(of editor: EditorView) {
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressedInEditor($0) ?? false }
    editor.add(keys)
    textKeys = keys
  }

  private func pressed(_ key: KeyPress) -> Bool {
    guard hasWidget, !key.alt else { return false }
    if isReplaceKey(key) {
      openReplacing()
      return true
    }
    switch (key.symbol, key.modifiers) {
    case (.enter, .shift): finder.previous()
    case (.escape, []): close()
    default: return stepKey(key)
    }
    return true
  }

  /// Undoes and redoes in the text, unless the user has written in an entry since hits were
  /// replaced: an entry has a history of its own.
  private func pressedForHistory(_ key: KeyPress) -> Bool {
    guard hasWidget, let root, let history = HistoryKey(key) else { return false }
    let isWriting = [entry, replaceRow.entry].contains(where: \.containsFocus)
    guard replaceRow.hasJustReplaced || !isWriting else { return false }
    return history.perform(on: root)
  }

  private func pressedInEditor(_ key: KeyPress) -> Bool {
    guard hasWidget, !key.alt else { return false }
    if key.control, !key.shift, key.name.lowercased() == "f" {
      open()
      return true
    }
    if isReplaceKey(key) {
      openReplacing()
      return true
    }
    return widget.isVisible ? stepKey(key) : resume(key)
  }

  /// Continues with the query that the bar had when it was closed.
  private func resume(_ key: KeyPress) -> Bool {
    guard isStepKey(key), !entry.text.isEmpty else { return false }
    show()
    // The caret is at the last current hit: finding that one again first is not a step.
    if finder.currentHit != nil || !finder.isSettled { return stepKey(key) }
    return true
  }

  private func isReplaceKey(_ key: KeyPress) -> Bool {
    key.control && !key.shift && key.name.lowercased() == "h" && root?.area.isEditable == true
  }

  private func isStepKey(_ key: KeyPress) -> Bool {
    switch (key.name.lowercased(), key.control) {
    case ("g", true), ("f3", false): true
    default: false
    }
  }

  private func stepKey(_ key: KeyPress) -> Bool {
    guard isStepKey(key) else { return false }
    step(key.shift ? -1 : 1)
    return true
  }

  private func step(_ step: Int) {
    if step > 0 { finder.next() } else { finder.previous() }
  }

  // MARK: The query

  var query: TextQuery {
    get { meant(by: options.apply(to: TextQuery(entry.text))) }
    set {
      isSettingQuery = true
      options.show(newValue)
      // What the user has written in another way stays as it is.
      if query != newValue {
        entry.text = newValue.isExpression ? newValue.text : EscapedText.escaped(newValue.text)
      }
      isSettingQuery = false
      optionsChanged.notify(())
      queryChanged()
    }
  }

  /// Sets an option of the query; what is written stays.
  func set(_ option: WritableKeyPath<TextQuery, Bool>, to isOn: Bool) {
    var written = options.apply(to: TextQuery(entry.text))
    written[keyPath: option] = isOn
    options.show(written)
    optionsChanged.notify(())
    queryChanged()
  }

  /// Returns the query that is written in the entry: an expression has escapes of its own.
  private func meant(by query: TextQuery) -> TextQuery {
    guard !query.isExpression else { return query }
    var query = query
    query.text = EscapedText.unescaped(query.text)
    return query
  }

  private func queryChanged() {
    guard !isSettingQuery, hasWidget, widget.isVisible else { return }
    finder.query = query
    changed()
  }

  // MARK: Opening and closing

  func open() {
    guard hasWidget else { return }
    let selection = focusedNode.map { KeptSelection(of: $0) }
    let selected = widget.isVisible ? nil : selectedWords
    show()
    if let selected { query.text = selected }
    entry.focus()
    entry.line.select(anchor: 0, caret: -1)
    selection?.show()
  }

  /// The editor with the focus; nil if it is elsewhere.
  private var focusedNode: EditorNode? {
    guard let editor = root?.editor else { return nil }
    return ([editor] + editor.presentNestedEditors).first { $0.area.textView.isFocus }?.node
  }

  func showReplacing() {
    guard hasWidget else { return }
    replaceRow.widget.isVisible = true
    show()
  }

  /// Opens the bar with the row for replacing; the focus is there if there is a query.
  func openReplacing() {
    guard hasWidget else { return }
    replaceRow.widget.isVisible = true
    open()
    guard !entry.text.isEmpty else { return }
    replaceRow.entry.focus()
  }

  func show() {
    guard hasWidget, !widget.isVisible else { return }
    widget.isVisible = true
    queryChanged()
  }

  /// The text that is selected in one of the editors, if it is short enough for a query.
  private var selectedWords: String? {
    guard let root, let editor = root.editor else { return nil }
    return ([editor] + editor.presentNestedEditors).lazy
      .filter { !$0.selectedRange.isEmpty && $0.selectedRange.count <= Self.longestSelection }
      .map {
        $0.area.buffer.text(from: $0.selectedRange.lowerBound, to: $0.selectedRange.upperBound)
      }
      .first { !$0.unicodeScalars.contains("\u{FFFC}") }
  }

  private static let longestSelection = 200

  func close() {
    guard hasWidget, widget.isVisible else { return }
    let editor = finder.currentHit?.editor
    let hadFocus = widget.containsFocus
    finder.close()
    // The focus first: GTK moves the focus of a hidden widget anywhere.
    if hadFocus, let root = root?.editor { (editor ?? root).focus() }
    widget.isVisible = false
    replaceRow.widget.isVisible = false
    changed()
  }

  // MARK: Status

  private func changed() {
    guard hasWidget else { return }
    let hasHits = finder.hitCount > 0
    if status.text != statusText {
      status.text = statusText
      keepRoom(for: statusText)
    }
    previous.isSensitive = hasHits
    next.isSensitive = hasHits
    replaceRow.update()
    let isNotFound = finder.status == .complete && !hasHits
    show(mistake: mistake, isWrong: isNotFound || mistake != nil)
    if finder.status != .searching { announce(mistake ?? statusText) }
    if lastCount != finder.hitCount {
      lastCount = finder.hitCount
      countChanged.notify(())
    }
    finderChanged.notify(())
  }

  /// Keeps the width of the bar: a growing count does not move the buttons.
  private func keepRoom(for text: String) {
    guard text.count > roomForStatus else { return }
    roomForStatus = text.count
    status.minWidthInCharacters = roomForStatus
  }

  var statusText: String {
    let count = finder.hitCount
    switch finder.status {
    case .idle, .badExpression: return ""
    case .searching where finder.currentNumber == nil || count == 0:
      return messages.searching(count)
    case .complete where count == 0: return messages.noHits
    default:
      return finder.currentNumber.map { messages.position($0, count) } ?? messages.hits(count)
    }
  }

  /// What is wrong with the expression or the replacement, for the user; nil for nothing.
  var mistake: String? {
    switch finder.status {
    case .badExpression(let error): messages.badExpression(error)
    case .gaveUp: messages.gaveUp
    default: replaceRow.mistake.map { messages.badExpression($0) }
    }
  }

  private func show(mistake: String?, isWrong: Bool) {
    message.text = mistake ?? ""
    message.isVisible = mistake != nil
    guard entry.hasStyleClass("error") != isWrong else { return }
    entry.setStyleClass("error", isWrong)
    entry.setAccessibleInvalid(isWrong)
    entry.setAccessibleDescription(mistake ?? (isWrong ? messages.noHits : ""))
  }

  private func announce(_ text: String) {
    guard text != lastAnnouncement, widget.isVisible else { return }
    lastAnnouncement = text
    guard !text.isEmpty, let root, root.hasWidget else { return }
    // Not by a widget of the bar: that was hidden, and GTK 4.18 has not reported it to anyone yet.
    root.area.textView.announce(text)
  }

  // MARK: Layout

  override var fillingChild: Widget? { content }

  override func grabFocus() -> Bool { entry.focus() }

  override func dispose() {
    finder.onChanged = nil
    finder.close()
  }
}
