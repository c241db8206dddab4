import GtkCore
import TextMetrics

/// What stands in the text of a growing area and is no plain text: looks, and widgets.
///
/// The area asks it while it measures, and hands over the moments at which widgets get their size and
/// their place. Everything happens within one frame: a widget that grows makes the area grow in the
/// same one.
@MainActor
public protocol EmbeddedContent: AnyObject {
  /// What sets a line of the buffer apart; nil for plain text.
  ///
  /// - Parameters:
  ///   - line: The line of the buffer.
  ///   - width: The width that is measured, in pixels: not always the present one.
  /// - Returns: The looks of the line, and the sizes of what stands in it at that width.
  func styling(ofLine line: Int, width: Int) -> ParagraphStyling?

  /// Whether a tag, told as ``GtkCore/Object/nativePointer``, is one of those that set lines apart.
  func knows(_ tag: OpaquePointer) -> Bool

  /// The lines of the buffer in which something has another size at a width than it had when this was
  /// asked last; lines that have come since may be left out.
  ///
  /// The area keeps the heights of the other lines.
  func linesOfOtherSizes(atWidth width: Int) -> [Int]

  /// The area is about to lay out its text: widgets take the sizes that they have at that width.
  func prepareText(forWidth width: Int)

  /// The text is laid out and scrolled: widgets go to their places.
  func placeWidgets()

  /// Whether there are any widgets, in sight or not.
  var holdsWidgets: Bool { get }

  /// The widgets that are in sight, to be drawn inside the area only.
  ///
  /// All the widgets are children of the area, right behind the text view.
  var widgetsInSight: [Widget] { get }

  /// Whether a child of the area is one of the widgets.
  func isEmbedded(_ child: Widget) -> Bool

  /// What does not hold at the moment of the widgets in sight, and of the texts in them; asked right after a
  /// frame was painted.
  var violations: [String] { get }

  /// Takes back the deletion that a composition began with; it was the last thing to happen.
  func takeBackDeletion()

  /// A composition that took the place of a selection has ended, and seems to have come to nothing.
  ///
  /// - Returns: Whether the deletion of the selection was answered by other changes.
  func compositionEnded() -> Bool
}
