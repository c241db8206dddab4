import TestSupport

@testable import TextRules

/// What a user does with a field, one action after the other, and what the value means then.
///
/// The meaning comes from generators that know nothing of the readers, and an action says what
/// becomes of it.
struct EntrySequence {
  /// What the field must hold, if it is valid.
  enum Expected: Equatable {
    /// One of the meanings.
    case oneOf(Set<String>)
    /// Something is missing that was not edited: it must not be valid.
    case incomplete
    /// Anything that it has held before: what undo brings back.
    case earlier
  }

  private(set) var entry: FieldEntry
  /// What was done, for the message of a failure.
  private(set) var actions: [String] = []
  private(set) var expected = Expected.oneOf([])
  /// The meanings that were valid at some time.
  private var earlier: Set<String> = []
  private let value: (FieldEntry) -> String?

  /// Creates a field without text.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - value: Returns the meaning of the field; nil if the field says that it is not valid.
  init(_ format: EntryFormat, value: @escaping (FieldEntry) -> String?) {
    entry = FieldEntry(format)
    entry.setActive(true)
    self.value = value
  }

  /// What is wrong after the last action; nil if the field is invalid or means what it must.
  mutating func mistake() -> String? {
    guard let value = value(entry) else { return nil }
    let isRight =
      switch expected {
      case .oneOf(let meanings): meanings.contains(value)
      case .incomplete: false
      case .earlier: earlier.contains(value)
      }
    earlier.insert(value)
    return isRight ? nil : "\(actions): \(entry.content.text) is \(value), expected \(expected)"
  }

  // MARK: Actions

  /// Replaces everything by a text.
  mutating func enter(_ text: String, means meanings: [String], by way: Int) {
    let before = expected
    expected = .oneOf(Set(meanings))
    earlier.formUnion(meanings)
    switch way {
    case 0:
      actions.append("set \(text.debugDescription)")
      entry.setText(text)
    case 1:
      actions.append("paste \(text.debugDescription)")
      selectAll()
      // What is rejected completely leaves the selection that it would have replaced.
      if !entry.insert(text, .paste) { expected = before }
    default:
      actions.append("type \(text.debugDescription)")
      leave(0)
      selectAll()
      if !entry.content.selection.isEmpty { entry.delete(entry.content.selection) }
      var typed = ""
      for character in text where !character.isNewline {
        entry.insert(String(character), .typing)
        // Undo may end between two words.
        typed.append(character)
        if meanings == [text] { earlier.insert(typed) }
        if let value = value(entry) { earlier.insert(value) }
      }
    }
  }

  /// Changes the format; the meaning in it is another one if the format has a part of it.
  mutating func change(
    _ name: String, meaning: (String) -> String = { $0 }, _ change: (inout EntryFormat) -> Void
  ) {
    actions.append("change to \(name)")
    if case .oneOf(let meanings) = expected { expected = .oneOf(Set(meanings.map(meaning))) }
    earlier = Set(earlier.map(meaning))
    entry.change(change)
  }

  /// Types at the end, where nothing was left out.
  mutating func append(_ text: String) {
    actions.append("append \(text)")
    entry.select(anchor: length, caret: length)
    let isMissing = entry.content.loss?.isPartial ?? false
    entry.insert(text, .typing)
    if isMissing { expected = .incomplete }
  }

  /// Deletes the first character, where nothing was left out.
  mutating func deleteFirst() {
    actions.append("delete the first")
    entry.select(anchor: 0, caret: 0)
    let isMissing = entry.content.loss?.isPartial ?? false
    entry.delete(.forwardDelete(at: 0), in: entry.content)
    if isMissing, !entry.content.valueText.isEmpty { expected = .incomplete }
  }

  mutating func undo() {
    actions.append("undo")
    if entry.undo() { expected = .earlier }
  }

  mutating func redo() {
    actions.append("redo")
    if entry.redo() { expected = .earlier }
  }

  /// Leaves the field and comes back, at another place.
  mutating func leave(_ caret: Int) {
    entry.setActive(false)
    entry.setActive(true)
    let caret = min(caret, length)
    entry.select(anchor: caret, caret: caret)
  }

  private var length: Int { entry.content.text.unicodeScalars.count }

  private mutating func selectAll() { entry.select(anchor: 0, caret: length) }
}
