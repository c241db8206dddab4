import GtkCore
import TextRules
import WidgetSupport

/// The input of fields of several lines: the growing area that the editors of the package share.
@MainActor
final class AreaInput: FieldInput {
  let area = GrowingTextArea()
  weak var owner: (any FieldInputOwner)?
  var rules = InputRules() {
    didSet { area.acceptsPaste = !rules.isPasteDisabled }
  }
  var capitalization = AutocapitalizationType.none
  private var listener: Listener?
  private var isSetByProgram = false
  private var isUndoing = false
  /// What was let in and is about to be inserted: GTK asks again.
  private var admitted: String?
  /// The selection that was deleted just now, for what is about to be inserted in its place.
  private var replaced: (offset: Int, text: String)?

  init() {
    area.setLineLimits(minimum: 1, maximum: .max)
    area.textView.setAccessibleMultiLine()
    listener = area.listeners.textChanged.add { [weak self] in self?.changed() }
    area.listeners.preeditChanged.add { [weak self] _ in self?.owner?.inputPreeditChanged() }
    area.buffer.onDeletion { [weak self] in self?.noteReplaced($0) }
    area.buffer.onInsertion { [weak self] in self?.admit($0, at: $1) ?? .accept }
    for signal in ["undo", "redo"] {
      area.buffer.connect(signal) { [weak self] _ in self?.isUndoing = true }
      area.buffer.connect(signal, after: true) { [weak self] _ in self?.isUndoing = false }
    }
  }

  var widget: Widget { area }
  var textWidget: Widget { area.textView }
  var accessibleWidget: Widget { area.textView }
  var hasOneLine: Bool { false }
  /// A text of several lines has no mask.
  var mask: Mask? {
    get { nil }
    set {}
  }
  var masked: MaskedText? { nil }

  var text: String { area.text }
  var preedit: String { area.preedit }
  var caret: Int { area.buffer.caret }
  var selection: Range<Int> { area.buffer.selection }
  var endOfText: Double { area.textView.caretRectangle.x }

  func setText(_ text: String) {
    isSetByProgram = true
    defer { isSetByProgram = false }
    area.reset(to: text)
  }

  func amend(_ text: String, joinsLastStep: Bool) {
    isSetByProgram = true
    defer { isSetByProgram = false }
    area.text = text
  }

  func select(anchor: Int, caret: Int) { area.buffer.select(anchor: anchor, caret: caret) }

  func setEditable(_ isEditable: Bool) { area.acceptsInput = isEditable }

  func setSecret(_ isSecret: Bool, isVisible: Bool) {}

  func undo() { area.textView.activateAction("text.undo") }

  func redo() { area.textView.activateAction("text.redo") }

  func paste(done: (@MainActor () -> Void)?) {
    guard let done else { return area.textView.paste() }
    guard !rules.isPasteDisabled else { return done() }
    var connection: SignalConnection?
    connection = area.buffer.onPasteDone {
      connection?.disconnect()
      connection = nil
      done()
    }
    area.textView.paste()
  }

  func height(forWidth width: Int) -> Int { area.measure(.vertical, forSize: width).natural }

  func setInputPurpose(_ purpose: TextView.InputPurpose) {
    area.textView.setInputPurpose(purpose)
  }

  func approached() {}

  func close() { listener?.end() }

  private func changed() {
    guard !isSetByProgram else { return }
    owner?.inputEdited(area.text)
  }

  // MARK: What comes in

  private func admit(_ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> InsertionDecision {
    guard !isSetByProgram, !isUndoing, hasRules else { return .accept }
    let text = String(decoding: utf8, as: UTF8.self)
    guard admitted == nil else {
      admitted = nil
      return .accept
    }
    let accepted = accepted(text, at: offset)
    if accepted.count < text.count { reject(text.count - accepted.count) }
    guard accepted != text else { return .accept }
    guard !accepted.isEmpty else { return .replace(with: takenBack(at: offset)) }
    admitted = accepted
    return .replace(with: accepted)
  }

  private func reject(_ count: Int) {
    let reason: RefusalReason = area.isPasting ? .pasted : .typed
    // What fits is not there yet, and the change takes away what was told before.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      self?.owner?.inputRejected(count, reason)
    }
  }

  /// Remembers a selection that goes away: GTK deletes it before it asks for what comes instead.
  private func noteReplaced(_ range: Range<Int>) {
    replaced = nil
    guard !isSetByProgram, !isUndoing, hasRules, area.buffer.selection == range else { return }
    replaced = (
      range.lowerBound, area.buffer.text(from: range.lowerBound, to: range.upperBound)
    )
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.replaced = nil }
  }

  /// The selection that a refused text would have replaced, to be put back; empty for none.
  private func takenBack(at offset: Int) -> String {
    guard let replaced, replaced.offset == offset else { return "" }
    self.replaced = nil
    admitted = replaced.text
    let end = offset + replaced.text.unicodeScalars.count
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      self?.area.buffer.select(anchor: offset, caret: end)
    }
    return replaced.text
  }

  private var hasRules: Bool {
    rules.maxLength != nil || rules.allowedCharacterSet != nil || capitalization != .none
  }

  private func accepted(_ text: String, at offset: Int) -> String {
    let before = area.text
    let source: InputRules.Source = area.isPasting ? .paste : .typing
    var typed = text
    if source == .typing {
      let head = String(String.UnicodeScalarView(before.unicodeScalars.prefix(offset)))
      typed = capitalization.apply(to: text, after: head)
    }
    return rules.accepted(typed, into: before, replacing: offset..<offset, source: source) ?? ""
  }
}
