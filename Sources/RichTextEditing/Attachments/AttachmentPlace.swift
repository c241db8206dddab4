import GtkCore

/// Where an attachment stands in the text of an editor.
@MainActor
final class AttachmentPlace {
  /// Where the widget lies, as seen from what is in sight.
  enum Side {
    /// It has no place yet, or another size since.
    case nowhere
    case above
    case inSight
    case below
  }

  let attachment: Attachment
  let space: EmbeddedSpace
  let mark: TextMark
  var side = Side.nowhere
  /// The room of its line at the width that was asked about last; nil: not known any more.
  var lineWidth: Int?

  /// Forgets what was known of another widget.
  func widgetChanged() { side = .nowhere }

  init(_ attachment: Attachment, space: EmbeddedSpace, mark: TextMark) {
    self.attachment = attachment
    self.space = space
    self.mark = mark
  }
}
