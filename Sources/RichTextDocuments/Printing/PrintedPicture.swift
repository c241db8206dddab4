import GtkCore
import RichTextEditing
import RichTextModel

/// A picture on paper, which is decoded when its page is drawn.
@MainActor
final class PrintedPicture {
  /// The dots of an inch that a picture is decoded for, as a multiple of pixels of 1/96 inch.
  private static let dotsOfPixel = 300.0 / 96

  private let alternativeText: String
  /// Returns the bytes of the file; nil if there are none.
  private let bytes: () -> [UInt8]?
  private let naturalSize: PictureSize

  init(_ content: PictureContent, files: [String: [UInt8]]) {
    alternativeText = content.alternativeText
    switch content.source {
    case .file(let file): bytes = { file.bytes }
    case .reference(let reference): bytes = { files[reference] }
    }
    naturalSize = content.naturalSize ?? Self.size(of: bytes()) ?? PictureBounds.unknown
  }

  private static func size(of bytes: [UInt8]?) -> PictureSize? {
    guard let bytes, let size = try? PictureDecoder.sizeNow(of: bytes) else { return nil }
    return PictureSize(width: size.width, height: size.height)
  }

  /// Returns the size in a line, by the picture's rule; less if it would be higher than the page.
  func size(
    _ content: PictureContent, lineWidth: Double, maxHeight: Double
  ) -> (width: Double, height: Double) {
    let wanted = content.size.width(inLine: Int(lineWidth), natural: naturalSize.width)
    let width = max(min(Double(wanted), lineWidth), 1)
    let height = width * Double(naturalSize.height) / Double(naturalSize.width)
    guard height > maxHeight else { return (width, max(height, 1)) }
    return (max(width * maxHeight / height, 1), maxHeight)
  }

  /// Draws the picture, or a frame with its alternative text.
  func draw(in area: Rectangle, on canvas: PageCanvas, font: String) {
    let width = Int((area.width * Self.dotsOfPixel).rounded(.up))
    guard let bytes = bytes(), let picture = try? PictureDecoder.decodeNow(bytes, width: width)
    else { return drawFrame(in: area, on: canvas, font) }
    canvas.draw(picture.texture, in: area)
  }

  private func drawFrame(in area: Rectangle, on canvas: PageCanvas, _ font: String) {
    canvas.draw(
      Outline(area.reduced(by: 0.5), radius: 0), fill: nil,
      stroke: (PaperColors.named("concertina_rule"), 1))
    guard !alternativeText.isEmpty, area.width > 24 else { return }
    let text = PageText(alternativeText, font: font, width: area.width - 16)
    var y = area.y + 8
    for (index, line) in text.lines.enumerated() {
      guard y + line.area.height < area.y + area.height else { return }
      canvas.draw(text, line: index, x: area.x + 8, y: y, PaperColors.text)
      y += line.area.height
    }
  }
}
