import GtkCore

/// Content other than text that the user pasted or dropped.
///
/// No file has been read: it may be huge, a folder, or gone by now.
public enum MessageAttachment {
  /// A picture from the clipboard, or dragged from another program.
  case texture(Texture)
  /// Files, by their locations.
  case files([FileLocation])
}
