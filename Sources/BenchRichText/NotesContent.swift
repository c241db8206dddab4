import FoundationEssentials
import GtkCore
import RichTextEditing

/// Notes: each line of a text is an item of nested lists, and there is a picture in every fiftieth.
@MainActor
enum NotesContent {
  private static let listLevels = 4
  private static let linesPerPicture = 50
  private static let size = PictureSize(width: 480, height: 300)

  static func make(_ text: String) -> RichText {
    let file = PictureFile(pictureFile)
    var content = RichText()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(list: item(number))
      content.append(RichText(String(line), attributes: attributes))
      if number % linesPerPicture == linesPerPicture - 1 {
        let picture = PictureContent(
          .file(file), naturalSize: size, size: .fixed(size.width / 2))
        content.append(RichText(AttachmentContent(picture), attributes: attributes))
      }
      if number < lines.count - 1 { content.append(RichText("\n", attributes: attributes)) }
    }
    return content
  }

  private static func item(_ number: Int) -> ListItem {
    let kinds: [ListItem.Kind] = [.bullet, .number, .task]
    return ListItem(kinds[number / 12 % kinds.count], level: number / 3 % listLevels)
  }

  private static var pictureFile: [UInt8] {
    var pixels: [UInt8] = []
    for place in 0..<(size.width * size.height) {
      pixels += [
        UInt8(truncatingIfNeeded: place % size.width),
        UInt8(truncatingIfNeeded: place / size.width), 128, 255,
      ]
    }
    return Texture(width: size.width, height: size.height, pixels: pixels).pngBytes
  }
}
