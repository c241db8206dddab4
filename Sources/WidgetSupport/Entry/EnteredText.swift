import TextRules

/// A text, of one line or of many, into which the user enters text in place of what is selected.
///
/// ``TextEntry`` brings in what is typed and composed, ``TextIntake`` everything else.
@MainActor
package protocol EnteredText: AnyObject {
  /// Whether the user can change the text.
  var acceptsInput: Bool { get }

  /// The selected range, or the caret's position, in Unicode scalars.
  var selection: Range<Int> { get }

  /// The composition of an input method that is in progress; empty for none.
  var preedit: String { get }

  /// Returns the range that a text would replace if it were entered now.
  func rangeReplaced(byEntering text: String) -> Range<Int>

  /// Decides on an edit as a whole, before any of it happens.
  ///
  /// - Parameters:
  ///   - edit: The text that the user enters, and what it replaces.
  ///   - enter: Lets GTK enter a text; nothing is entered, or deleted, unless it is called.
  /// - Returns: Whether the edit is allowed.
  func decide(_ edit: TextEdit, _ enter: (String) -> Void) -> Bool

  /// Notes what is selected, which a composition is about to delete.
  ///
  /// - Returns: A function that puts it back, as long as nothing else has changed the text.
  func noteSelection() -> @MainActor () -> Void

  /// Makes one edit of what `body` does: it puts back what a composition has deleted at an offset,
  /// and replaces that by the text of the composition, or leaves it.
  ///
  /// - Parameters:
  ///   - offset: The offset of the composition.
  ///   - body: Returns whether the text was allowed.
  func replaceDeleted(at offset: Int, _ body: () -> Bool)

  /// Called when a composition that replaced a selection has ended, apparently without committing
  /// text.
  ///
  /// - Returns: Whether other changes were made in response to the deletion of the selection.
  func compositionEnded() -> Bool

  // MARK: From elsewhere

  /// Whether what a text view of this program has selected is inserted as text, for a way in which
  /// it comes; otherwise GTK copies it, with its attributes.
  func takesBuffers(by way: TextIntake.Way) -> Bool

  /// Returns the offset nearest to a point, in pixels from the corner of the widget.
  func offset(x: Double, y: Double) -> Int

  /// Gives the text the focus for a press that does not move the caret, and ends a composition.
  func focusForPointer()

  /// Begins to follow a range through changes of the text.
  ///
  /// - Returns: A function that ends this, and returns the present range; called once.
  func follow(_ range: Range<Int>) -> @MainActor () -> Range<Int>

  /// Replaces a range with text that was pasted or dropped, as one edit.
  ///
  /// - Returns: The end of what was inserted; nil if the edit was rejected.
  func insertPasted(_ text: String, replacing range: Range<Int>) -> Int?

  /// Shows what was inserted, up to an offset, in place of a range.
  func showInserted(by way: TextIntake.Way, replacing range: Range<Int>, endingAt end: Int)
}
