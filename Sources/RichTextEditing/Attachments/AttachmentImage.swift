import GtkCore
import RichTextModel

/// A picture that stands in a text.
///
///     let cat = AttachmentImage(
///       name: "cat", texture: try Texture(file: path), description: "A cat", size: EditorSize(width: 64, height: 48))
///     editor.insertAttachment(Attachment(image: cat), in: editor.selectedRange)
@MainActor
public struct AttachmentImage {
  /// Which kind of attachment it is.
  public var name: ContentType
  /// The picture.
  public var texture: Texture
  /// What a screen reader says of it.
  public var description: String
  /// How large it is shown, in pixels, where a line has the room; nil: one for each of its own.
  public var size: EditorSize?
  /// Whether it stands on a line of its own.
  public var isBlock: Bool

  /// Describes a picture.
  public init(
    name: ContentType, texture: Texture, description: String, size: EditorSize? = nil,
    isBlock: Bool = false
  ) {
    self.name = name
    self.texture = texture
    self.description = description
    self.size = size
    self.isBlock = isBlock
  }

  fileprivate var picture: Picture { Picture(texture, description: description) }

  fileprivate var bounds: FixedBounds {
    FixedBounds(size ?? EditorSize(width: texture.width, height: texture.height))
  }
}

/// A size that depends on nothing but the room of the line, where that is less.
private final class FixedBounds: DynamicBoundsProviding {
  private let size: EditorSize

  init(_ size: EditorSize) { self.size = size }

  func size(of attachment: Attachment, lineWidth: Int) -> EditorSize {
    guard size.width > lineWidth, lineWidth > 0 else { return size }
    return EditorSize(width: lineWidth, height: max(size.height * lineWidth / size.width, 1))
  }
}

extension Attachment {
  /// Makes an attachment of a picture.
  ///
  /// The picture itself is not saved: `data` is the place for what finds it again.
  public convenience init(
    image: AttachmentImage, id: String = "", data: [String: SavedValue] = [:]
  ) {
    let bounds = image.bounds
    self.init(
      name: image.name, content: image.picture, isBlock: image.isBlock, id: id, data: data)
    boundsProvider = bounds
  }

  /// Shows another picture in its place.
  public func update(_ image: AttachmentImage) {
    update(content: image.picture)
    boundsProvider = image.bounds
  }
}
