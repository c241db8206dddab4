import FoundationEssentials
import GtkCore
import RichTextModel

/// Rich content on a clipboard: as it is for this library, and as HTML and plain text for everybody else.
@MainActor
enum RichClipboard {
  /// The media type of the saved form.
  static let mediaType = "application/vnd.concertina.rich-text+json"

  static func offer(_ content: RichText, on clipboard: Clipboard) {
    clipboard.offer(offered(content))
  }

  /// Content as all that it is offered as, the form that says most first.
  static func offered(_ content: RichText) -> [(mediaType: String, bytes: [UInt8])] {
    let saved = (try? SavedForm.data(of: content)).map { [(mediaType, [UInt8]($0))] } ?? []
    return saved + [
      (HTMLForm.mediaType, Array(HTMLForm.html(of: content).utf8)),
      (Clipboard.plainText, Array(content.flattenedText.utf8)),
    ]
  }

  static func offersContent(_ clipboard: Clipboard) -> Bool { clipboard.offers(mediaType) }

  /// Reads what lies there; nil if it cannot be read, whoever put it there.
  static func read(
    _ clipboard: Clipboard, _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    clipboard.read(mediaType) { handler(content(of: $0)) }
  }

  /// What bytes of the saved form say; nil if they are none.
  static func content(of bytes: [UInt8]?) -> RichText? {
    bytes.flatMap { try? SavedForm.content(from: Data($0)) }
  }
}
