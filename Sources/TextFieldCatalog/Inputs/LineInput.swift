import GtkCore
import TextMetrics
import TextRules
import WidgetSupport

/// The input of fields of one line: an unstyled GtkEntry, whose edits all go through
/// ``LineEditing``.
@MainActor
final class LineInput: FieldInput {
  private let entry = Entry.makeDiscreet()
  let line: TextLine
  let editing: LineEditing
  let events = FieldInputEvents()
  let intake: TextIntake
  var preedit: String { editing.preedit }

  init() {
    line = entry.line
    line.disableUndo()
    entry.hasFrame = false
    editing = LineEditing(line, events)
    intake = TextIntake(into: editing, widget: line)
    editing.connect()
    intake.connect()
    line.onPreedit { [weak self] in self?.composed($0) }
    line.onActivated { [events] in events.activated.notify(()) }
    line.onCopy { [weak self] in self?.rejectsCopy(cuts: $0) ?? false }
    connectPointer()
    connectUndo()
  }

  private var isSecret = false
  /// What the text was last aligned for.
  private var alignedDirections: Directions?
  private(set) lazy var extraEntries = ExtraEntries(line)
  private lazy var menu = LineMenu { [weak self] in self?.abilities ?? LineMenu.Abilities() }
  private var primaryChanges: SignalConnection?
  /// The selection of this line as offered for middle clicks, once something was selected.
  private var offeredSelection: SelectedLine?

  var widget: Widget { entry }
  var accessibleWidget: Widget { entry }
  var textWidget: Widget { line }
  var hasOneLine: Bool { true }

  var format: EntryFormat { editing.entry.format }

  func changeFormat(_ change: (inout EntryFormat) -> Void) {
    editing.changeFormat(change)
    intake.acceptsPaste = !format.rules.isPasteDisabled
  }

  var loss: EntryLoss? { editing.entry.content.missing }

  func note(_ loss: EntryLoss?) { editing.note(loss) }

  var sum: MoneyText? { editing.entry.content.sum }
  func content(of text: String) -> EntryContent { editing.entry.content(of: text) }
  var textLine: TextLine? { line }
  func updateColors() { spelling?.updateColor() }

  /// The sum with all digits of its fraction; nil if there is no sum, or nothing to add.
  var finishedSum: String? {
    guard let money = format.money, let sum else { return nil }
    let finished = money.finished(sum).text
    return finished != sum.text ? finished : nil
  }

  var text: String { editing.entry.content.valueText }
  var masked: MaskedText? { editing.entry.content.masked }
  var caret: Int { line.caret }
  var selection: Range<Int> { line.selection }

  func endOfText(in direction: GtkCore.TextDirection) -> Double {
    let extent = line.extent
    return direction == .rightToLeft ? extent.lowerBound : extent.upperBound
  }

  func run(_ direction: GtkCore.TextDirection) {
    if entry.direction != direction { entry.direction = direction }
    // Numbers run from left to right in every script: the parts of a phone number must not be
    // reordered.
    let isNumber = format.mask != nil || format.money != nil || isSecret
    let textDirection = isNumber ? .leftToRight : direction
    if line.direction != textDirection { line.direction = textDirection }
    // Aligned when it is allocated: until then GTK does not place the text.
    guard line.isMapped else { return }
    let directions = Directions(
      letters: directionOfLetters, line: textDirection, field: direction)
    // GTK has to lay the text out to tell its direction. That of text without letters also depends
    // on the keyboard.
    guard directions != alignedDirections || directions.letters == nil else { return }
    alignedDirections = directions
    entry.alignText(fromStartOf: direction)
  }

  /// What the side of the text depends on.
  private struct Directions: Equatable {
    let letters: TextMetrics.TextDirection?
    let line: GtkCore.TextDirection
    let field: GtkCore.TextDirection
  }

  private var directionOfLetters: TextMetrics.TextDirection? {
    guard line.isTextVisible else { return nil }
    return line.withUTF8 { TextMetrics.TextDirection(firstStrongIn: $0) }
  }

  func setText(_ text: String) { editing.setText(text) }

  func amend(_ text: String, joinsLastStep: Bool, keepsLoss: Bool) {
    editing.amend(text, joinsLastStep: joinsLastStep, keepsLoss: keepsLoss)
  }

  func select(anchor: Int, caret: Int) { line.select(anchor: anchor, caret: caret) }

  func setEditable(_ isEditable: Bool) {
    if !isEditable { endComposition() }
    line.setClosed(!isEditable)
  }

  func setSecret(_ isSecret: Bool, isVisible: Bool) {
    if isSecret != self.isSecret {
      self.isSecret = isSecret
      editing.setSecret(isSecret)
      guardSelection()
    }
    line.isTextVisible = isVisible
  }

  var canUndo: Bool { !line.isReadOnly && editing.entry.history.canUndo }

  var canRedo: Bool { !line.isReadOnly && editing.entry.history.canRedo }

  func closeStep() { editing.closeStep() }

  func undo() { editing.undo() }

  func redo() { editing.redo() }

  func height(forWidth width: Int) -> Int { line.measure(.vertical, forSize: width).natural }

  /// The misspelled words of the line; nil if they are not checked.
  private(set) var spelling: LineSpellingMarks?

  var spellChecker: SpellChecker? {
    get { spelling?.checker }
    set {
      guard newValue !== spelling?.checker else { return }
      spelling?.end()
      spelling = newValue.map { LineSpellingMarks(line: line, checker: $0) }
    }
  }

  var shownPrefix: String { editing.shownPrefix }

  func setActive(_ isActive: Bool) {
    editing.setActive(isActive)
    guard isActive, !shownPrefix.isEmpty else { return }
    // GTK selects all of the text after this. There is nothing of the user's to replace, and the
    // caret shows where to write.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.deselectPrefix() }
  }

  private func deselectPrefix() {
    guard line.isFocus, !shownPrefix.isEmpty, !line.selection.isEmpty else { return }
    line.caret = line.scalarCount
  }

  func close() {
    editing.close()
    intake.endEvents()
    events.endEvents()
    menu.close()
    extraEntries.close()
    spellChecker = nil
    primaryChanges?.disconnect()
  }

  private func composed(_ preedit: String) {
    editing.noteComposition(preedit)
    events.preeditChanged.notify(())
  }

  // MARK: Menu and secrets

  func inputFocusedOrPressed() {
    editing.beginEntering()
    menu.prepare(
      for: line, undo: { [weak self] in self?.undo() }, redo: { [weak self] in self?.redo() })
  }

  private var abilities: LineMenu.Abilities {
    let hasSelection = !line.selection.isEmpty && !isSecret
    return LineMenu.Abilities(
      undo: canUndo, redo: canRedo,
      cut: hasSelection && line.isEditable && !disabledActions.contains(.cut),
      copy: hasSelection && !disabledActions.contains(.copy),
      paste: line.isEditable && !format.rules.isPasteDisabled,
      delete: !line.selection.isEmpty && line.isEditable && !disabledActions.contains(.delete),
      selectAll: line.scalarCount > 0 && !disabledActions.contains(.selectAll))
  }

  var disabledActions: Set<EditAction> = [] {
    didSet {
      followSelection()
      limitSelection()
    }
  }

  /// The limit of the selection; nil while everything may be selected.
  private var selectionLimit: SignalConnection?

  private func followSelection() {
    guard disabledActions.contains(.select) != (selectionLimit != nil) else { return }
    guard selectionLimit == nil else {
      selectionLimit?.disconnect()
      return selectionLimit = nil
    }
    selectionLimit = line.onSelectionChanged { [weak self] in self?.limitSelection() }
  }

  private func rejectsCopy(cuts: Bool) -> Bool {
    isSecret || disabledActions.contains(cuts ? .cut : .copy)
  }

  /// Allows only the whole text to be selected if the app has disabled selecting parts of it.
  private func limitSelection() {
    guard disabledActions.contains(.select), !line.selection.isEmpty else { return }
    let isAll = line.selection == 0..<line.scalarCount
    if !isAll || disabledActions.contains(.selectAll) { line.caret = line.caret }
  }

  /// Keeps a selection of a secret from being pasted by a middle click.
  private func guardSelection() {
    offeredSelection?.keepSecret(isSecret)
    primaryChanges?.disconnect()
    primaryChanges = nil
    guard isSecret else { return }
    primaryChanges = line.primaryClipboard.onContentChanged { [weak self] in
      self?.selectionOffered()
    }
  }

  private func selectionOffered() {
    guard isSecret, line.isFocus, !line.selection.isEmpty else { return }
    offeredSelection = line.primaryClipboard.selectedLine
    offeredSelection?.keepSecret(true)
  }

  // MARK: Undo

  private func connectUndo() {
    let keys = KeyController()
    keys.onPressed { [weak self] in
      guard let self else { return false }
      return self.handleUndoKey($0) || self.rejectsSelectAll($0)
    }
    line.add(keys)
  }

  /// The keys that select everything in GTK, together with Control.
  private static let selectAllKeys: Set = ["a", "A", "slash"]

  private func rejectsSelectAll(_ key: KeyPress) -> Bool {
    key.control && Self.selectAllKeys.contains(key.name) && disabledActions.contains(.selectAll)
  }

  private func handleUndoKey(_ key: KeyPress) -> Bool {
    guard line.isSensitive, !line.isReadOnly, let history = HistoryKey(key) else { return false }
    switch history {
    case .undo: undo()
    case .redo: redo()
    }
    return true
  }

  // MARK: The pointer

  private func connectPointer() {
    let press = ClickGesture()
    press.phase = .capture
    press.onPressed { [weak self] press in self?.pressed(press) ?? false }
    line.add(press)
  }

  private func pressed(_ press: Click) -> Bool {
    inputFocusedOrPressed()
    // A selected secret must not be dragged away: the press begins a new selection.
    if isSecret, press.isPrimaryButton, !line.selection.isEmpty {
      let offset = line.offset(x: press.x)
      if line.selection.contains(offset) { line.caret = offset }
    }
    return press.isMiddleButton && intake.pasteSelected(x: press.x, y: press.y)
  }
}
