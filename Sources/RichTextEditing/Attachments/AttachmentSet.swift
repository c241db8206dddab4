import GtkCore
import RichTextModel
import WidgetSupport

/// The attachments that stand in the text of one editor, each over a space in the text.
///
/// A space is a picture that paints nothing, as large as the widget. The widgets are children of the
/// growing area and lie over their spaces: GTK's own children at anchors count twice in the height of a
/// text in 4.8, and get their least width in all versions.
@MainActor
final class AttachmentSet {
  private struct Place {
    let attachment: Attachment
    let space: EmbeddedSpace
    let mark: TextMark
  }

  let area: GrowingTextArea
  private var places: [OpaquePointer: Place] = [:]
  weak var owner: EditorViewImplementation?

  init(_ area: GrowingTextArea) { self.area = area }

  var isEmpty: Bool { places.isEmpty }

  /// The attachments in the order of the text.
  var all: [Attachment] { inOrder.map(\.attachment) }

  private var inOrder: [Place] {
    places.values.sorted { area.buffer.offset(of: $0.mark) < area.buffer.offset(of: $1.mark) }
  }

  func attachment(at offset: Int) -> Attachment? {
    area.buffer.space(at: offset).flatMap { places[$0]?.attachment }
  }

  func offset(of attachment: Attachment) -> Int? {
    place(of: attachment).map { area.buffer.offset(of: $0.mark) }
  }

  private func place(of attachment: Attachment) -> Place? {
    places.values.first { $0.attachment === attachment }
  }

  func all(in range: Range<Int>) -> [Attachment] {
    guard !isEmpty else { return [] }
    return places.values.filter { range.contains(area.buffer.offset(of: $0.mark)) }
      .map(\.attachment)
  }

  func isEmbedded(_ child: Widget) -> Bool {
    places.values.contains { $0.attachment.content == child }
  }

  // MARK: Coming and going

  /// Puts what is known of an attachment into the text: the same one as before, if it was taken out.
  func attach(_ content: AttachmentContent, at offset: Int) {
    guard let owner else { return }
    attach(owner.session.attachment(for: content), at: offset)
  }

  private func attach(_ attachment: Attachment, at offset: Int) {
    let space = EmbeddedSpace()
    area.buffer.insert(space, at: offset)
    let mark = area.buffer.makeMark(at: offset)
    places[space.nativePointer] = Place(attachment: attachment, space: space, mark: mark)
    attachment.container = owner
    attachment.content.insert(into: area, after: area.textView)
    for editor in attachment.editors { editor.implementation.join(attachment, in: owner) }
    area.queueResize()
  }

  /// Takes an attachment off the text, before its character goes away; its widget lives on.
  func detach(_ attachment: Attachment) {
    guard let place = place(of: attachment) else { return }
    places[place.space.nativePointer] = nil
    area.buffer.remove(place.mark)
    owner?.session.keep(attachment)
    attachment.container = nil
    for editor in attachment.editors { editor.implementation.leave() }
    attachment.content.unparent()
    area.queueResize()
  }

  // MARK: Sizes and places

  /// The size of the attachment at an offset, in a text of that width with such an indent.
  func size(at offset: Int, lineWidth: Int) -> (width: Int, height: Int)? {
    attachment(at: offset).map { size(of: $0, lineWidth: lineWidth) }
  }

  private func size(of attachment: Attachment, lineWidth: Int) -> (width: Int, height: Int) {
    let request = attachment.content.measure(.horizontal)
    let width = min(
      max(
        attachment.size.width(inLine: lineWidth, natural: request.natural), request.minimum),
      Self.greatestExtent)
    let height = attachment.content.measure(.vertical, forSize: width).natural
    return (width, min(max(height, 1), Self.greatestExtent))
  }

  /// More pixels than this no widget gets in a text, whatever it asks for.
  static let greatestExtent = 16_384

  /// Gives every space the size of its widget.
  func updateSpaces(lineWidth: (_ offset: Int) -> Int) {
    for place in places.values {
      let offset = area.buffer.offset(of: place.mark)
      let size = size(of: place.attachment, lineWidth: lineWidth(offset))
      guard place.space.setSize(width: size.width, height: size.height) else { continue }
      area.layOutAgain(offset..<(offset + 1))
    }
  }

  /// Puts the widgets over their spaces, as large as these.
  func placeWidgets() {
    for place in places.values {
      let corner = area.textView.characterRectangle(at: area.buffer.offset(of: place.mark))
      place.attachment.content.allocate(
        x: Int(corner.x), y: Int(corner.y), width: place.space.width, height: place.space.height)
    }
  }
}
