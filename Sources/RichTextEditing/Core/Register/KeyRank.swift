/// The order in which the features of an editor are asked for a key, until one has used it.
///
/// Within a rank the features are asked in the order of the editor's list. With Alt only the app,
/// the container, the paragraph, a link and the shortcuts are asked: other keys belong to the
/// window.
public enum KeyRank: Int, CaseIterable, Sendable {
  /// The app's delegates, and the text processors.
  case app
  /// What the editor is part of, such as a table.
  case container
  /// What the paragraph with the caret is: an item, a heading, code.
  case paragraph
  /// A link at the caret.
  case link
  /// What a sign does to a selection, instead of replacing it.
  case selection
  /// Deleting something as a whole.
  case deletion
  /// Deleting the border between two paragraphs.
  case border
  /// Leaving a paragraph that would otherwise be the last one.
  case leaving
  /// The keys of commands.
  case shortcut
  /// Moving into attachments and out again.
  case movement

  /// Whether features are asked for keys with Alt.
  var takesAlt: Bool { [.app, .container, .paragraph, .link, .shortcut].contains(self) }
}
