import GtkCore

/// What a person pasted or dropped that is no text.
///
/// Nothing of a file has been read: it may be huge, a folder, or gone by now.
public enum MessageAttachment {
  /// A picture that lay on the clipboard or was dragged out of another program.
  case texture(Texture)
  /// Files, by their locations.
  case files([FileLocation])
}
