import GtkCore
import WidgetSupport

/// What an app that saves the text, or shows something at the caret, needs to know.
extension ExpandableTextView {
  /// Whether the text is another one than it was at first, or when ``markSaved()`` was called last.
  ///
  /// Undo and redo that lead back there make it false again.
  public var isModified: Bool { area.isModified }

  /// Notes that the text, as it is now, has been saved.
  public func markSaved() { area.markSaved() }

  /// The rectangle of the caret, in pixels of this widget; nil before it is in a window.
  ///
  /// It may be outside of the widget, where the text is scrolled.
  public var caretRectangle: Rectangle? { area.caretRectangle(in: self) }
}

extension ExpandableTextView: HistoryMember {}
