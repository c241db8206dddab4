import GtkCore
import TextRules
import WidgetSupport

/// The input of fields of several lines: the growing area that the editors of the package share.
@MainActor
final class AreaInput: FieldInput {
  let area = GrowingTextArea()
  let events = FieldInputEvents()
  var intake: TextIntake { area.intake }
  /// What is entered; it follows the area, which has its own undo.
  private var entry = FieldEntry(EntryFormat(hasOneLine: false))
  /// What was missing from the texts that undo may bring back.
  private var remembered = RememberedLosses()
  var disabledActions: Set<EditAction> = [] {
    didSet {
      guard menu == nil, !disabledActions.isEmpty else { return }
      menu = AreaMenu(
        area.textView, abilities: { [weak self] in self?.abilities ?? [] },
        perform: { [weak self] in self?.perform($0) })
    }
  }
  private var menu: AreaMenu?
  var extraEntries: ExtraEntries { area.extraEntries }
  private var listener: Listener?
  private var isSetByProgram = false

  init() {
    area.setLineLimits(min: 1, max: .max)
    area.textView.setAccessibleMultiLine()
    listener = area.events.textChanged.add { [weak self] in self?.changed() }
    area.events.preeditChanged.add { [events] _ in events.preeditChanged.notify(()) }
    area.textView.onCopy { [weak self] cuts in
      self?.disabledActions.contains(cuts ? .cut : .copy) ?? false
    }
    area.textView.onSelectAll { [weak self] in
      self?.disabledActions.contains(.selectAll) ?? false
    }
    area.gate = { [weak self] in self?.accepted($0) }
  }

  /// Performs the action of an entry in GTK's menu.
  private func perform(_ action: EditAction) {
    switch action {
    case .cut: area.textView.emitCommand("cut-clipboard")
    case .copy: area.textView.emitCommand("copy-clipboard")
    case .paste: area.textView.paste()
    case .delete: area.textView.deleteSelection()
    case .select, .selectAll: area.textView.selectAll()
    }
  }

  private var abilities: Set<EditAction> {
    let (hasSelection, isEditable) = (!selection.isEmpty, area.isEditable)
    var abilities: Set<EditAction> = area.buffer.scalarCount > 0 ? [.selectAll] : []
    if hasSelection { abilities.insert(.copy) }
    if hasSelection, isEditable { abilities.formUnion([.cut, .delete]) }
    if isEditable, !rules.isPasteDisabled { abilities.insert(.paste) }
    return abilities.subtracting(disabledActions)
  }

  var widget: Widget { area }
  var textWidget: Widget { area.textView }
  var accessibleWidget: Widget { area.textView }
  var hasOneLine: Bool { false }
  var masked: MaskedText? { nil }
  var sum: MoneyText? { nil }
  var finishedSum: String? { nil }

  var format: EntryFormat { entry.format }

  /// Changes the rules; a text of several lines has no mask, and is not a sum.
  func changeFormat(_ change: (inout EntryFormat) -> Void) {
    entry.follow(area.text, losing: entry.content.loss)
    entry.change {
      change(&$0)
      ($0.mask, $0.money) = (nil, nil)
    }
    intake.acceptsPaste = !rules.isPasteDisabled
    guard !entry.content.text.isSpelledLike(area.text) else { return }
    setByProgram { area.text = entry.content.text }
  }

  func content(of text: String) -> EntryContent {
    entry.follow(area.text, losing: entry.content.loss)
    return entry.content(of: text)
  }

  var textArea: GrowingTextArea? { area }
  var spellChecker: SpellChecker? {
    get { area.spellChecker }
    set { area.spellChecker = newValue }
  }

  var loss: EntryLoss? { entry.content.missing }

  func note(_ loss: EntryLoss?) {
    entry.follow(area.text, losing: loss)
    remembered.note(loss, of: entry.content.text)
  }

  var text: String { area.text }
  var preedit: String { area.preedit }
  var caret: Int { area.buffer.caret }
  var selection: Range<Int> { area.buffer.selection }
  func endOfText(in direction: TextDirection) -> Double { area.textView.caretRectangle.x }

  func setText(_ text: String) {
    remembered = RememberedLosses()
    entry.setText(text)
    setByProgram { area.reset(to: text) }
  }

  func amend(_ text: String, joinsLastStep: Bool, keepsLoss: Bool) {
    entry.amend(text, joinsLastStep: joinsLastStep, keepsLoss: keepsLoss)
    setByProgram { area.text = text }
  }

  private func setByProgram(_ body: () -> Void) {
    isSetByProgram = true
    defer { isSetByProgram = false }
    body()
  }

  func select(anchor: Int, caret: Int) { area.buffer.select(anchor: anchor, caret: caret) }

  func setEditable(_ isEditable: Bool) { area.isEditable = isEditable }

  func setSecret(_ isSecret: Bool, isVisible: Bool) {}

  var canUndo: Bool { area.isEditable && area.buffer.canUndo }

  var canRedo: Bool { area.isEditable && area.buffer.canRedo }

  func undo() { area.textView.activateAction("text.undo") }

  func redo() { area.textView.activateAction("text.redo") }

  func height(forWidth width: Int) -> Int { area.measure(.vertical, forSize: width).natural }

  func run(_ direction: TextDirection) {
    for widget in [widget, textWidget] where widget.direction != direction {
      widget.direction = direction
    }
  }

  func inputFocusedOrPressed() {}

  func close() {
    listener?.end()
    events.endEvents()
  }

  private func changed() {
    guard !isSetByProgram else { return }
    if remembered.hasAny, !entry.content.text.isSpelledLike(area.text) {
      // Undo brings back what was missing, too.
      entry.follow(area.text, losing: remembered.loss(of: area.text))
    }
    events.edited.notify(area.text)
  }

  // MARK: Input rules

  /// Returns the part of an edit's text that is accepted; nil rejects the edit.
  private func accepted(_ edit: TextEdit) -> String? {
    guard hasRules || entry.content.loss != nil else { return edit.text }
    entry.follow(area.text, losing: entry.content.loss)
    let before = entry.content
    defer { remembered.note(entry.content.loss, of: entry.content.text) }
    guard !edit.text.isEmpty else {
      entry.delete(edit, in: before)
      return edit.text
    }
    let outcome = entry.outcome(of: edit, in: before, intake.isInserting ? .paste : .typing)
    entry.carryOut(outcome)
    if let rejection = outcome.rejection {
      // Later: the accepted text is not inserted yet, and inserting it would clear the message.
      MainLoopSource.idle(priority: .beforeLayout) { [events] in
        events.rejected.notify(rejection)
      }
    }
    return outcome.inserted
  }

  private var hasRules: Bool {
    rules.maxLength != nil || rules.allowedCharacterSet != nil || rules.removesInvisible
      || format.capitalization != .none
  }
}

/// What was missing from the texts that a field has had.
private struct RememberedLosses {
  /// The number of texts that are remembered.
  private static let most = 50

  private var losses: [(text: String, loss: EntryLoss)] = []

  /// Whether anything was ever missing.
  var hasAny: Bool { !losses.isEmpty }

  /// Notes what is missing from a text; nil if nothing is.
  mutating func note(_ loss: EntryLoss?, of text: String) {
    guard loss != nil || hasAny else { return }
    losses.removeAll { $0.text.isSpelledLike(text) }
    guard let loss else { return }
    losses.append((text, loss))
    if losses.count > Self.most { losses.removeFirst() }
  }

  /// Returns what was missing from a text; nil if nothing was.
  func loss(of text: String) -> EntryLoss? {
    losses.last { $0.text.isSpelledLike(text) }?.loss
  }
}
