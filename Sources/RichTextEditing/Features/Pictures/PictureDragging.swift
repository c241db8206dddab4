import GtkCore

/// Dragging a picture out of its text, to another place or another program.
@MainActor
struct PictureDragging {
  private weak var attachment: PictureAttachment?

  init(_ attachment: PictureAttachment) { self.attachment = attachment }

  /// Adds it to the picture's widget.
  func connect(to widget: Widget) {
    let offer = DragOffer()
    offer.onPrepared = { [weak attachment, weak widget] in
      guard let attachment, let widget else { return nil }
      return Self.content(of: attachment, widget)
    }
    offer.onEnded = { TextDrag.end(isMoved: $0) }
    widget.add(offer)
  }

  private static func content(
    of attachment: PictureAttachment, _ widget: Widget
  ) -> DragOffer.Content? {
    guard !attachment.isResized, let editor = attachment.containerEditor,
      let range = attachment.rangeInContainer,
      let forms = editor.node.offeredForms(of: editor.node.content.content(in: range))
    else { return nil }
    TextDrag.current = TextDrag(range, of: editor.implementation.editing)
    let bounds = Rectangle(
      x: 0, y: 0, width: Double(widget.width), height: Double(widget.height))
    return DragOffer.Content(
      forms, allowsMove: editor.isEditable, picture: (widget, bounds))
  }
}
