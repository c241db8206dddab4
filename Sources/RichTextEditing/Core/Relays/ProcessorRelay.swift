import GtkCore
import RichTextModel
import TextRules

/// Runs the text processors of one editor on changes of its text.
@MainActor
final class ProcessorRelay {
  private struct Change {
    var span: EditedSpan
    var removed: RichText
    var isTyped: Bool

    mutating func take(_ later: Change) {
      span.formChange(later.span)
      removed.append(later.removed)
    }
  }

  private typealias Register = ProcessorRegister<any TextProcessing>

  /// The processors of the editor's features.
  private var ofFeatures = Register()
  /// The processors that the app has registered.
  private var own = Register()
  /// Both, in the order in which they are asked.
  private var all = Register()
  /// A processor was switched off.
  let looped = Event<ProcessorLoop>()
  private let node: EditorNode
  private let delegates: DelegateRelay
  private var noted: Change?
  private var selection = 0..<0
  private var isRunning = false
  /// Whether only processors for content that is set as a whole are asked.
  private var isSetting = false
  private var isNotifyingOfAttributes = false
  /// The last processor that has changed something.
  private var lastAuthor = ""

  init(_ node: EditorNode, _ delegates: DelegateRelay) {
    self.node = node
    self.delegates = delegates
  }

  /// The processors, in the order in which they are asked.
  var register: ProcessorRegister<any TextProcessing> { inherited?.register ?? all }

  /// The processors of the containing editor, such as those that a cell without any of its own
  /// uses.
  private var inherited: ProcessorRelay? {
    guard own.isEmpty, node.attachment?.sharesProcessors == true else { return nil }
    return node.parent?.implementation?.relays.processing
  }

  /// Registers a processor; it replaces one of the same name.
  func register(_ processor: any TextProcessing) {
    own.register(processor, name: processor.name, priority: processor.priority)
    all = ofFeatures.joined(with: own)
  }

  /// Registers a processor of a feature, which the app does not see among its own.
  func register(ofFeature processor: any TextProcessing) {
    ofFeatures.register(processor, name: processor.name, priority: processor.priority)
    all = ofFeatures.joined(with: own)
  }

  /// The processors that the app has registered.
  var registered: [any TextProcessing] { (inherited?.own ?? own).processors }

  /// Unregisters the processor of a name.
  func unregister(_ name: String) {
    inherited?.unregister(name)
    own.unregister(name: name)
    all = ofFeatures.joined(with: own)
  }

  /// A handle on the editor; nil if there is no processor to call.
  private var editor: EditorView? { register.isEmpty ? nil : node.editor }

  // MARK: Before a change

  /// Whether every processor allows a change that the user is about to make.
  func allows(_ edit: TextEdit) -> Bool {
    guard let editor else { return true }
    return register.processors.allSatisfy {
      $0.shouldProcess(editor, replacing: edit.range, with: edit.text)
    }
  }

  /// Whether a processor consumes a key.
  func handle(_ key: EditorKey, _ modifiers: EditorKeyModifiers) -> Bool {
    guard let editor else { return false }
    let range = editor.selectedRange
    return register.processors.contains {
      $0.handleKeyWithModifiers(editor, key: key, modifiers: modifiers, in: range)
    }
  }

  // MARK: After a change

  /// Records a change for ``settle()``; returns whether there is a processor for it.
  func note(_ replacement: Replacement, isTyped: Bool) -> Bool {
    guard !register.isEmpty, isTyped || !replacement.isRestyling else { return false }
    let change = Change(
      span: EditedSpan(replacement), removed: replacement.removed, isTyped: isTyped)
    if noted == nil { noted = change } else { noted?.take(change) }
    return true
  }

  /// Forgets the recorded change: it was reverted.
  func forget() { noted = nil }

  /// Lets the processors respond to the recorded change, and to each other; returns whether the
  /// user made it.
  func settle() -> Bool { node.editor.map { settle($0) } ?? false }

  private func settle(_ editor: EditorView) -> Bool {
    guard !isRunning, let first = takeNoted() else { return false }
    isRunning = true
    defer { isRunning = false }
    var next: Change? = first
    var rounds = 0
    while let change = next {
      rounds += 1
      guard rounds <= ProcessorLoop.roundLimit else {
        switchOff(after: rounds - 1)
        break
      }
      next = answer(change, in: editor)
    }
    if first.isTyped { for processor in register.processors { processor.didProcess(editor) } }
    noted = nil
    return first.isTyped
  }

  private func takeNoted() -> Change? {
    defer { noted = nil }
    return noted
  }

  /// The processors that are notified at the moment.
  private var audience: [any TextProcessing] {
    isSetting ? register.processors.filter(\.isRunOnSettingText) : register.processors
  }

  /// Runs the processors for content that is set as a whole.
  func settleSetting(removed: RichText) {
    guard let editor, !isRunning, register.processors.contains(where: \.isRunOnSettingText) else {
      return
    }
    isSetting = true
    defer { isSetting = false }
    let count = editor.contentLength
    noted = Change(
      span: EditedSpan(offset: 0, removed: removed.count, inserted: count), removed: removed,
      isTyped: false)
    _ = settle(editor)
  }

  /// Reports changed attributes, except those that a processor changes in response.
  func notifyAttributesChanged(in range: Range<Int>) {
    guard !isNotifyingOfAttributes, let editor else { return }
    isNotifyingOfAttributes = true
    defer { isNotifyingOfAttributes = false }
    for processor in register.processors {
      processor.willProcessEditing(editor, changed: .attributes, in: range, changeInLength: 0)
    }
    for processor in register.processors {
      processor.didProcessEditing(editor, changed: .attributes, in: range, changeInLength: 0)
    }
  }

  /// Runs one round; returns the changes that the processors made in it.
  private func answer(_ change: Change, in editor: EditorView) -> Change? {
    let inserted = node.content.content(in: change.span.range)
    for processor in audience {
      processor.willProcess(
        editor, deleted: change.removed, inserted: inserted, in: change.span.range)
    }
    for processor in audience {
      processor.willProcessEditing(
        editor, changed: .all, in: change.span.range, changeInLength: change.span.changeInLength)
    }
    var answers = takeNoted()
    var span = change.span
    if let answers { span.formChange(answers.span) }
    var executed: [any TextProcessing] = []
    let interrupted = register.run { processor, name in
      guard !isSetting || processor.isRunOnSettingText else { return false }
      let isDone = processor.process(
        editor, in: span.range, changeInLength: span.changeInLength)
      if isDone { executed.append(processor) }
      guard let answer = takeNoted() else { return isDone }
      lastAuthor = name
      // Later processors are notified of both.
      span.formChange(answer.span)
      if answers == nil { answers = answer } else { answers?.take(answer) }
      return isDone
    }
    for processor in interrupted { processor.processInterrupted(editor, in: span.range) }
    if !executed.isEmpty {
      delegates.call { $0.editor($1, didExecuteProcessors: executed, at: span.range) }
    }
    for processor in audience {
      processor.didProcessEditing(
        editor, changed: .all, in: span.range, changeInLength: span.changeInLength)
    }
    if let answer = takeNoted() {
      if answers == nil { answers = answer } else { answers?.take(answer) }
    }
    return answers
  }

  /// Unregisters the processor that made the last change, and reports it.
  func switchOff(after rounds: Int) {
    noted = nil
    (inherited ?? self).ofFeatures.unregister(name: lastAuthor)
    unregister(lastAuthor)
    looped.notify(ProcessorLoop(processor: lastAuthor, rounds: rounds))
  }

  /// Removes the app's handlers.
  func removeHandlers() { looped.end() }

  // MARK: The caret

  /// Notifies the processors of a moved selection.
  func caretMoved() {
    guard let editor else { return }
    let old = selection
    selection = editor.selectedRange
    guard old != selection else { return }
    for processor in register.processors {
      processor.selectedRangeChanged(editor, from: old, to: selection)
    }
  }
}
