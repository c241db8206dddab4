import RichTextModel

/// Watches an editor's text while it is written, and changes it: markup, mentions, corrections.
///
///     final class Arrows: TextProcessing {
///       let name = "arrows"
///
///       func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
///         let place = max(range.upperBound - 2, 0)..<range.upperBound
///         guard editor.content.part(place).text == "->" else { return false }
///         editor.replaceCharacters(in: place, with: "→")
///         return true
///       }
///     }
///     editor.register(processors: [Arrows()])
///
/// Of a change that a person makes, all processors are asked in this order, those of a high priority
/// first:
///
/// 1. ``shouldProcess(_:replacing:with:)`` before it; one that says no stops the change.
/// 2. ``willProcess(_:deleted:inserted:in:)`` after it.
/// 3. ``willProcessEditing(_:changed:in:changeInLength:)``.
/// 4. ``process(_:in:changeInLength:)``; an exclusive one that did something ends this, and the others
///    get ``processInterrupted(_:in:)``.
/// 5. ``didProcessEditing(_:changed:in:changeInLength:)``.
/// 6. ``didProcess(_:)`` when nothing more happens.
///
/// Steps 2 to 5 come for a program's changes too, and for what processors do in answer. Of a change of
/// looks alone 3 and 5 tell. Nothing is told of undo and redo, and of content that is set as a whole only
/// to those who want it (``isRunOnSettingText``).
///
/// All that processors do in answer to one change is one step that can be undone, apart from the change:
/// Ctrl+Z or Backspace right after it gives back what was typed.
///
/// An editor keeps its processors. One that keeps an editor would keep both for ever; each call says
/// which editor it is about.
///
/// ## Origin
/// Proton's TextProcessing. A replacement of equal length is processed here, and Enter comes once.
@MainActor
public protocol TextProcessing {
  /// Tells processors apart: of one name an editor has one.
  var name: String { get }

  /// Who comes first.
  var priority: ProcessorPriority { get }

  /// Whether it processes content that is set as a whole, too; what it does then cannot be taken back.
  ///
  /// No unless implemented, other than in the original: what was saved comes back as it was saved.
  var isRunOnSettingText: Bool { get }

  /// Whether a person may make a change.
  ///
  /// Where something comes in the place of a selection this asks once, about both, before any of it
  /// happens. After a no text, selection and undo are as they were. A composition in the place of a
  /// selection asks twice: with no text when it begins, and of the selection again with what it comes to.
  func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool

  /// The text has changed, and will be processed.
  ///
  /// `deleted` went, `inserted` came, and stands in `range`.
  func willProcess(
    _ editor: EditorView, deleted: RichText, inserted: RichText, in range: Range<Int>)

  /// The text or its looks have changed, before anybody processes that.
  func willProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int)

  /// The text or its looks have changed, and everybody has processed that.
  func didProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int)

  /// A key that is no text, before it does anything; Enter and Tab too.
  ///
  /// Nothing comes of a key while an input method composes.
  ///
  /// `range` is what is selected.
  ///
  /// - Returns: Whether the key is used up.
  func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool

  /// The text has changed: do something about it.
  ///
  /// `range` is what is new, empty after a deletion. `changeInLength` says by how much the text grew: 0
  /// for a replacement of equal length.
  ///
  /// - Returns: Whether something was done.
  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool

  /// An exclusive processor did something: this one is not asked, or what it did may be gone.
  func processInterrupted(_ editor: EditorView, in range: Range<Int>)

  /// The caret was moved, or something else is selected.
  func selectedRangeChanged(_ editor: EditorView, from old: Range<Int>, to new: Range<Int>)

  /// Everything that a person's change brought about has happened; what is done here is not processed.
  func didProcess(_ editor: EditorView)
}

extension TextProcessing {
  /// In the middle.
  public var priority: ProcessorPriority { .medium }

  /// What is set stays as it is.
  public var isRunOnSettingText: Bool { false }

  /// Nothing.
  public func willProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int
  ) {}

  /// Nothing.
  public func didProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int
  ) {}

  /// Every change may be made.
  public func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool { true }

  /// Nothing.
  public func willProcess(
    _ editor: EditorView, deleted: RichText, inserted: RichText, in range: Range<Int>
  ) {}

  /// Uses no key up.
  public func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool { false }

  /// Nothing.
  public func processInterrupted(_ editor: EditorView, in range: Range<Int>) {}

  /// Nothing.
  public func selectedRangeChanged(
    _ editor: EditorView, from old: Range<Int>, to new: Range<Int>
  ) {}

  /// Nothing.
  public func didProcess(_ editor: EditorView) {}
}
