import RichTextModel

/// Watches and changes an editor's text while it is edited: markup, mentions, corrections.
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
/// For a change that the user makes, all processors are called in this order, those with a high
/// priority first:
///
/// 1. ``shouldProcess(_:replacing:with:)`` before it; one that returns false rejects the change.
/// 2. ``willProcess(_:deleted:inserted:in:)`` after it.
/// 3. ``willProcessEditing(_:changed:in:changeInLength:)``.
/// 4. ``process(_:in:changeInLength:)``; an exclusive one that makes a change ends this, and the
///    others get ``processInterrupted(_:in:)``.
/// 5. ``didProcessEditing(_:changed:in:changeInLength:)``.
/// 6. ``didProcess(_:)`` when nothing more happens.
///
/// Steps 2 to 5 also follow changes by code, and those that processors make in response. A change
/// of attributes alone is reported in steps 3 and 5. Undo and redo are not reported, and content
/// that is set as a whole only to processors that ask for it (``isRunOnSettingText``).
///
/// All changes that processors make in response to one change are one undo step, separate from that
/// change: Ctrl+Z or Backspace right after it restores what was typed.
///
/// An editor keeps its processors alive. A processor must not keep an editor alive as well; each
/// call has the editor as an argument.
///
/// ## Origin
/// Proton's TextProcessing. Here a replacement of equal length is processed too, and Enter is
/// reported once.
@MainActor
public protocol TextProcessing {
  /// The name that identifies the processor: an editor has only one of a name.
  var name: String { get }

  /// The priority: higher ones run first.
  var priority: ProcessorPriority { get }

  /// Whether it also processes content that is set as a whole; its changes then cannot be undone.
  ///
  /// False by default, unlike in Proton: saved content is restored as it was saved.
  var isRunOnSettingText: Bool { get }

  /// Returns whether the user may make a change.
  ///
  /// If text replaces a selection, this is called once, for both, before any of it happens. If the
  /// change is rejected, text, selection and history stay as they were. For a composition that
  /// replaces a selection it is called twice: without text when it begins, and again for the
  /// selection with the committed text.
  func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool

  /// Called after the text has changed, before it is processed.
  ///
  /// `deleted` was removed, `inserted` replaces it and is in `range`.
  func willProcess(
    _ editor: EditorView, deleted: RichText, inserted: RichText, in range: Range<Int>)

  /// Called after the text or its attributes have changed, before any processor processes that.
  func willProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int)

  /// Called after the text or its attributes have changed, and all processors have processed that.
  func didProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int)

  /// Handles a key that does not insert text, before it has any effect; including Enter and Tab.
  ///
  /// Not called during a composition.
  ///
  /// `range` is the selection.
  ///
  /// - Returns: Whether the key is consumed.
  func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool

  /// Processes a change of the text.
  ///
  /// `range` is that of the new text, empty after a deletion. `changeInLength` is by how much the
  /// text grew: 0 for a replacement of equal length.
  ///
  /// - Returns: Whether the processor has done anything.
  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool

  /// Called when an exclusive processor has made a change: this one is not run, or its change may
  /// be gone.
  func processInterrupted(_ editor: EditorView, in range: Range<Int>)

  /// Called after the caret or the selection has changed.
  func selectedRangeChanged(_ editor: EditorView, from old: Range<Int>, to new: Range<Int>)

  /// Called after everything that a change by the user has caused; changes made here are not
  /// processed.
  func didProcess(_ editor: EditorView)
}

extension TextProcessing {
  /// Medium, by default.
  public var priority: ProcessorPriority { .medium }

  /// False by default: content is set as it is.
  public var isRunOnSettingText: Bool { false }

  /// Does nothing.
  public func willProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int
  ) {}

  /// Does nothing.
  public func didProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int
  ) {}

  /// Allows every change.
  public func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool { true }

  /// Does nothing.
  public func willProcess(
    _ editor: EditorView, deleted: RichText, inserted: RichText, in range: Range<Int>
  ) {}

  /// Consumes no key.
  public func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool { false }

  /// Does nothing.
  public func processInterrupted(_ editor: EditorView, in range: Range<Int>) {}

  /// Does nothing.
  public func selectedRangeChanged(
    _ editor: EditorView, from old: Range<Int>, to new: Range<Int>
  ) {}

  /// Does nothing.
  public func didProcess(_ editor: EditorView) {}
}
