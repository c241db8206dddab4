import GtkCore
import RichTextModel

/// The size of a picture in its line: the width by its rule, and the height in proportion, with a
/// margin above and below.
@MainActor
package final class PictureBounds: DynamicBoundsProviding {
  /// The space above and below a picture, in pixels, to the letters of the lines there.
  package static let margin = 4
  /// The size of a picture about which nothing is known.
  package static let unknown = PictureSize(width: 240, height: 160)

  /// The size of the picture itself; nil if it is not known.
  var naturalSize: PictureSize?
  /// The width of the line that it is in.
  private(set) var lineWidth = Int.max
  /// The width while a handle is dragged; nil otherwise.
  var draggedWidth: Int?

  package func size(of attachment: Attachment, lineWidth: Int) -> EditorSize {
    self.lineWidth = lineWidth
    let natural = naturalSize ?? Self.unknown
    let wanted = draggedWidth ?? attachment.size.width(inLine: lineWidth, natural: natural.width)
    let width = max(min(wanted, lineWidth), 1)
    return EditorSize(width: width, height: natural.height(forWidth: width) + 2 * Self.margin)
  }
}
