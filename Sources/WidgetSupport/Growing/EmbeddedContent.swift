import GtkCore
import TextMetrics

/// The content of a growing area's text that is not plain text: attributes, and widgets.
///
/// The area asks it while measuring, and notifies it when widgets get their size and their
/// position. Everything happens within one frame: a widget that grows makes the area grow in the
/// same one.
@MainActor
package protocol EmbeddedContent: AnyObject {
  /// Returns what distinguishes a line of the buffer from plain text; nil for plain text.
  ///
  /// - Parameters:
  ///   - line: The line of the buffer.
  ///   - width: The width to measure at, in pixels; not always the present one.
  /// - Returns: The attributes of the line, and the sizes of the widgets in it at that width.
  func styling(ofLine line: Int, width: Int) -> ParagraphStyling?

  /// Whether a tag belongs to this content.
  func knows(_ tag: TextTag.Identity) -> Bool

  /// Returns the lines of the buffer in which something has changed its size at a width since the
  /// last call; lines added since then may be left out.
  ///
  /// The area keeps the heights of all other lines.
  func linesOfOtherSizes(atWidth width: Int) -> [Int]

  /// Called before the area lays out its text: widgets take their sizes at that width.
  func prepareText(forWidth width: Int)

  /// Called when the text is laid out and scrolled: widgets move to their positions.
  func placeWidgets()

  /// Called before a widget gets the focus: one that is not visible moves to about where it is in
  /// the text, so that what scrolls around the area scrolls to there.
  func prepareFocus(of child: Widget)

  /// Whether there are any widgets, visible or not.
  var holdsWidgets: Bool { get }

  /// Returns whether an edit may move widgets, even if no line has become higher.
  ///
  /// - Parameter range: The offsets that contain what was inserted, in one line.
  /// - Returns: Whether to place all of them again.
  func mayMoveWidgets(byEditIn range: Range<Int>) -> Bool

  /// The visible widgets, which are drawn only inside the area.
  ///
  /// All widgets are children of the area, directly after the text view.
  var visibleWidgets: [Widget] { get }

  /// Whether a child of the area is one of the widgets.
  func isEmbedded(_ child: Widget) -> Bool

  /// Descriptions of the invariants that the visible widgets, and the texts in them, violate at the
  /// moment; read right after a frame was painted.
  var violations: [String] { get }

  /// Undoes the deletion that a composition began with; nothing else has happened since.
  func undoDeletion()

  /// Called when a composition that replaced a selection has ended, apparently without committing
  /// text.
  ///
  /// - Returns: Whether other changes were made in response to the deletion of the selection.
  func compositionEnded() -> Bool
}
