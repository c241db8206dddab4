/// A picture in rich text: its file or where that is, and what is known of it before it is decoded.
///
/// ```swift
/// let cat = PictureContent(
///   .reference("cat.jpeg"), alternativeText: "A cat on a keyboard",
///   naturalSize: PictureSize(width: 1200, height: 900), size: .fixed(300))
/// let text = "This is " + RichText(cat)
/// ```
///
/// In the text it is an attachment of the kind ``ContentType/picture``. It is saved, copied and
/// undone like any other, and is written to HTML and Markdown.
public struct PictureContent: Hashable, Sendable {
  /// The file, or where that is.
  public var source: PictureSource
  /// The description for people who do not see the picture; empty if there is none yet.
  public var alternativeText: String
  /// The size of the picture itself; nil if it is not known before the picture is decoded.
  ///
  /// With it, the text around the picture has its place from the beginning.
  public var naturalSize: PictureSize?
  /// The rule for its width in the text; the height has the picture's proportion.
  public var size: AttachmentSize

  /// Creates a picture.
  public init(
    _ source: PictureSource, alternativeText: String = "", naturalSize: PictureSize? = nil,
    size: AttachmentSize = .matchContent
  ) {
    self.source = source
    self.alternativeText = alternativeText
    self.naturalSize = naturalSize
    self.size = size
  }
}

extension ContentType {
  /// A picture: ``PictureContent``.
  public static let picture = ContentType("picture")
}

extension RichText {
  /// Creates the one character that represents a picture.
  public init(_ picture: PictureContent) { self.init(AttachmentContent(picture)) }
}
