import GtkCore
import RichTextModel

/// An event in an editor, as its parts report it to the app.
enum EditorEvent {
  /// The whole content is about to be set.
  case willSetContent
  /// The whole content was set.
  case didSetContent
  /// The content of a range has changed.
  case contentChanged(Range<Int>)
  /// The caret or the selection has changed.
  case selectionChanged
  /// The editor has gained the focus, with a selection.
  case focusGained(Range<Int>)
  /// The editor has lost the focus; its selection stays.
  case focusLost(Range<Int>)
  /// The editor was added to a window, or is about to be removed from it.
  case ready(Bool)
  /// The editor has become editable or read-only.
  case editabilityChanged(Bool)
  /// The background color has changed; nil is the theme's.
  case backgroundChanged(Color?, old: Color?)
  /// The layout that gave the editor another size has ended.
  case sizeChanged(EditorSize, old: EditorSize)
  /// The text was laid out again.
  case laidOut
  /// The text has become higher than the editor and scrolls, or no longer does.
  case scrollingChanged(Bool)
  /// The text was clicked.
  case tapped(Click)
  /// An attachment was inserted into the text.
  case attachmentInserted(Attachment)
  /// An attachment is visible for the first time since it was inserted.
  case attachmentShown(Attachment)
}
