import GtkCore
import TextRules
import WidgetSupport

/// The input of fields of several lines: the growing area that the editors of the package share.
@MainActor
final class AreaInput: FieldInput {
  let area = GrowingTextArea()
  let events = FieldInputEvents()
  var intake: TextIntake { area.intake }
  var rules = InputRules() {
    didSet { intake.acceptsPaste = !rules.isPasteDisabled }
  }
  var capitalization = AutocapitalizationType.none
  var disabledActions: Set<EditAction> = [] {
    didSet {
      guard menu == nil, !disabledActions.isEmpty else { return }
      menu = AreaMenu(
        area.textView, abilities: { [weak self] in self?.abilities ?? [] },
        perform: { [weak self] in self?.perform($0) })
    }
  }
  private var menu: AreaMenu?
  /// Has no effect, because there is no mask or sum.
  var ignoresFormat = false
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
  /// A text of several lines has no mask.
  var mask: Mask? { nil }
  func setMask(_ mask: Mask?) -> Int { 0 }
  var masked: MaskedText? { nil }
  /// A text of several lines is not a sum.
  var money: MoneyFormat? {
    get { nil }
    set {}
  }
  var sum: MoneyText? { nil }
  var finishedSum: String? { nil }
  func content(of text: String) -> LineContent? { nil }

  var textArea: GrowingTextArea? { area }
  var spellChecker: SpellChecker? {
    get { area.spellChecker }
    set { area.spellChecker = newValue }
  }

  /// What was entered and is not in the text.
  private var missing: InputLoss?
  /// Where the user goes on writing.
  private var runCaret: Int?
  var loss: InputLoss? { text.isEmpty ? nil : missing }
  func note(_ loss: InputLoss?) { missing = loss }

  var text: String { area.text }
  var preedit: String { area.preedit }
  var caret: Int { area.buffer.caret }
  var selection: Range<Int> { area.buffer.selection }
  func endOfText(in direction: TextDirection) -> Double { area.textView.caretRectangle.x }

  func setText(_ text: String) {
    (missing, runCaret) = (nil, nil)
    isSetByProgram = true
    defer { isSetByProgram = false }
    area.reset(to: text)
  }

  func amend(_ text: String, joinsLastStep: Bool, keepsLoss: Bool) {
    if !keepsLoss { missing = nil }
    isSetByProgram = true
    defer { isSetByProgram = false }
    area.text = text
  }

  func select(anchor: Int, caret: Int) { area.buffer.select(anchor: anchor, caret: caret) }

  func setEditable(_ isEditable: Bool) { area.isEditable = isEditable }

  func setSecret(_ isSecret: Bool, isVisible: Bool) {}

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
    events.edited.notify(area.text)
  }

  // MARK: Input rules

  /// Returns the part of an edit's text that is accepted; nil rejects the edit.
  private func accepted(_ edit: TextEdit) -> String? {
    let source: InputRules.Source = intake.isInserting ? .paste : .typing
    let goesOn =
      source == .typing && edit.range.isEmpty && runCaret == edit.range.lowerBound
      && !edit.text.isEmpty
    if !goesOn, !isSetByProgram { missing = nil }
    guard hasRules, !edit.text.isEmpty else { return edit.text }
    let before = area.text
    var typed = rules.folded(edit.text)
    if source == .typing {
      let head = String(
        String.UnicodeScalarView(before.unicodeScalars.prefix(edit.range.lowerBound)))
      typed = capitalization.apply(to: typed, after: head)
    }
    let accepted = rules.accepted(typed, into: before, replacing: edit.range, source: source)
    let count = typed.count - (accepted?.count ?? 0)
    runCaret = edit.range.lowerBound + (accepted?.unicodeScalars.count ?? 0)
    if count > 0 {
      let rejected = rules.rejected(from: typed, into: before, replacing: edit.range)
      reject(rejected, count, isTaken: accepted?.isEmpty == false || goesOn)
    }
    return accepted
  }

  private func reject(_ rejected: String, _ count: Int, isTaken: Bool) {
    var loss = InputLoss(reason: rejected.isEmpty ? .length : .character, isPartial: isTaken)
    loss.add(rejected, count: count, isTrailing: false)
    if isTaken { missing = missing ?? loss }
    // Later: the accepted text is not inserted yet, and inserting it would clear the message.
    MainLoopSource.idle(priority: .beforeLayout) { [events] in events.rejected.notify(loss) }
  }

  private var hasRules: Bool {
    rules.maxLength != nil || rules.allowedCharacterSet != nil || rules.removesInvisible
      || capitalization != .none
  }
}
