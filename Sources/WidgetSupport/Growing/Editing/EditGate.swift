import GtkCore
import TextRules

/// Decides on every edit of an area's text, and makes each edit of the user as one change.
///
/// The owner is asked about an edit once, before any of it happens, and undo reverts all of it.
///
/// GTK deletes the selection and then inserts the text, as two actions. Therefore text that is
/// entered, pasted or dropped is asked about together with what it replaces, and the change is made
/// within one action. Changes that are not announced pass part by part: deletions, the pieces that
/// GTK copies within a buffer, and what assistive programs do.
@MainActor
final class EditGate {
  /// Whether text is accepted from any source other than code.
  var acceptsInput = true
  /// Returns the text that an edit may insert; nil rejects the whole edit, including its deletion.
  var decide: (@MainActor (TextEdit) -> String?)?
  /// Whether code, not the user, is setting the text.
  private(set) var isByProgram = false

  private let buffer: TextBuffer
  private let edits: EditSequence
  /// Whether the current change was decided on before, or is made by code.
  private var isBypassed = false
  /// Whether the buffer's own history is changing the text.
  private var isUndoing = false

  init(_ area: AreaContext, edits: EditSequence) {
    buffer = area.textView.buffer
    self.edits = edits
  }

  /// Begins to decide on the edits of the buffer.
  func connect() {
    edits.decideInsertion = { @MainActor [weak self] text, offset in
      self?.decideInsertion(of: text, at: offset) ?? .accept
    }
    edits.decideDeletion = { @MainActor [weak self] range in
      self?.allowsDeletion(of: range) ?? true
    }
    buffer.onHistoryStep(
      begin: { [weak self] in
        self?.isUndoing = true
        self?.edits.historyStepBegun()
      },
      end: { [weak self] in
        self?.isUndoing = false
        self?.edits.historyStepDone()
      })
  }

  // MARK: Deciding

  /// Decides on an insertion: every insertion, from whatever source, passes through here.
  private func decideInsertion(
    of utf8: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> InsertionDecision {
    guard acceptsInput || isBypassed else { return .replace(with: "") }
    guard asks else { return .accept }
    let text = String(decoding: utf8, as: UTF8.self)
    let answer = answer(to: .insertion(of: text, at: offset)) ?? ""
    return answer == text ? .accept : .replace(with: answer)
  }

  /// Whether a deletion is allowed: every deletion passes through here, too.
  private func allowsDeletion(of range: Range<Int>) -> Bool {
    answer(to: TextEdit(replacing: range)) != nil
  }

  /// Whether the current change has to be asked about.
  private var asks: Bool { decide != nil && !isBypassed && !isUndoing }

  /// Returns the text that an edit may insert; nil rejects the edit.
  private func answer(to edit: TextEdit) -> String? { asks ? decide?(edit) : edit.text }

  // MARK: The user's edits

  /// Makes a change in one piece, or not at all.
  ///
  /// - Parameters:
  ///   - edit: The edit that the user wants.
  ///   - change: Replaces the edit's range with the allowed text.
  /// - Returns: Whether the edit is allowed.
  @discardableResult
  func make(_ edit: TextEdit, by change: (String) -> Void) -> Bool {
    guard acceptsInput, let text = answer(to: edit) else { return false }
    let end = edit.range.lowerBound + text.unicodeScalars.count
    buffer.performUserAction {
      changeByProgram(measuringAtOnce: edit.range.isEmpty) {
        change(text)
        return edit.range.lowerBound..<end
      }
    }
    return true
  }

  /// Replaces a range with a text, as the user does; returns the end of what was inserted, or nil
  /// if the edit is rejected.
  @discardableResult
  func insert(_ text: String, replacing range: Range<Int>) -> Int? {
    var end: Int?
    make(TextEdit(replacing: range, with: text)) {
      end = range.lowerBound + $0.unicodeScalars.count
      buffer.replace(from: range.lowerBound, to: range.upperBound, with: $0)
    }
    return end
  }

  // MARK: Edits by code

  /// Allows the changes that `body` makes, even if no input is accepted, and treats them as one
  /// change, whose insertions are within the offsets that it returns.
  func changeByProgram(measuringAtOnce: Bool = false, _ body: () -> Range<Int>) {
    edits.coalesce(measuringAtOnce: measuringAtOnce) { bypass(body) }
  }

  /// Allows the changes that `body` makes, even if no input is accepted, as one change of code.
  func setByProgram(leaving range: Range<Int>, _ body: () -> Void) {
    let wasByProgram = isByProgram
    isByProgram = true
    changeByProgram(measuringAtOnce: true) {
      body()
      return range
    }
    isByProgram = wasByProgram
  }

  /// Makes changes bypass the gate: it was asked about them before, or they are made by code.
  private func bypass(_ body: () -> Range<Int>) -> Range<Int> {
    let wasBypassed = isBypassed
    isBypassed = true
    defer { isBypassed = wasBypassed }
    return body()
  }
}
