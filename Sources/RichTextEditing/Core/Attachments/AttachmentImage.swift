import GtkCore
import RichTextModel

/// An image in a text.
///
///     let cat = AttachmentImage(
///       name: "cat", texture: try Texture(file: path), description: "A cat",
///       size: EditorSize(width: 64, height: 48))
///     editor.insertAttachment(Attachment(image: cat), in: editor.selectedRange)
@MainActor
public struct AttachmentImage {
  /// The kind of attachment.
  public var name: ContentType
  /// The image.
  public var texture: Texture
  /// The description for screen readers.
  public var description: String
  /// The size in pixels, if a line has room for it; nil for the image's own size.
  public var size: EditorSize?
  /// Whether it has a line to itself.
  public var isBlock: Bool

  /// Creates an image.
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

/// A fixed size, reduced only if the line has less room.
private final class FixedBounds: DynamicBoundsProviding {
  private let size: EditorSize

  init(_ size: EditorSize) { self.size = size }

  func size(of attachment: Attachment, lineWidth: Int) -> EditorSize {
    guard size.width > lineWidth, lineWidth > 0 else { return size }
    return EditorSize(width: lineWidth, height: max(size.height * lineWidth / size.width, 1))
  }
}

extension Attachment {
  /// Creates an attachment from an image.
  ///
  /// The image itself is not saved: put whatever is needed to find it again into `data`.
  public convenience init(
    image: AttachmentImage, id: String = "", data: [String: JSONValue] = [:]
  ) {
    let bounds = image.bounds
    self.init(
      name: image.name, content: image.picture, isBlock: image.isBlock, id: id, data: data)
    boundsProvider = bounds
  }

  /// Shows another image.
  public func update(_ image: AttachmentImage) {
    update(content: image.picture)
    boundsProvider = image.bounds
  }
}
