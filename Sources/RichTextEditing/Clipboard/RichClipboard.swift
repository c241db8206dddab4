import FoundationEssentials
import GtkCore
import RichTextModel

/// Rich content on a clipboard: in its saved form for this library, and as HTML and plain text for
/// other programs.
@MainActor
enum RichClipboard {
  /// The media type of the saved form.
  static let mediaType = "application/vnd.concertina.rich-text+json"

  /// The last offered content, if its saved form is incomplete because some attributes only have a
  /// meaning here.
  private static var kept: (form: Data, content: RichText)?

  static func offer(_ content: RichText, on clipboard: Clipboard) {
    clipboard.offer(offered(content))
  }

  /// Returns content in all forms in which it is offered, the most complete one first.
  static func offered(_ content: RichText) -> [(mediaType: String, bytes: [UInt8])] {
    let data = try? SavedForm.data(of: content) { _ in }
    let saved = data.map { [(mediaType, [UInt8]($0))] } ?? []
    kept = content.unsavableAttributes.isEmpty ? nil : data.map { ($0, content) }
    return saved + picture(content) + [
      (HTMLForm.mediaType, Array(HTMLForm.html(of: content).utf8)),
      (Clipboard.plainText, Array(content.flattenedText.utf8)),
    ]
  }

  /// Returns the file of a picture that is copied alone, for programs that take pictures.
  private static func picture(_ content: RichText) -> [(mediaType: String, bytes: [UInt8])] {
    guard content.count == 1, let picture = content.attachments.first?.content.picture,
      case .file(let file) = picture.source, let bytes = file.bytes
    else { return [] }
    return [(file.mediaType, bytes)]
  }

  static func offersContent(_ source: some ByteOffer) -> Bool {
    source.offers(mediaType) || source.offers(HTMLForm.mediaType)
  }

  /// Reads the best of the offered forms.
  ///
  /// - Parameters:
  ///   - source: The clipboard or drop.
  ///   - reject: Called with the error if the saved form is invalid.
  ///   - handler: Called with the content; nil if the plain text is as good, or all that can be
  ///     read.
  static func read(
    _ source: some ByteOffer, reject: @escaping @MainActor (any Error) -> Void,
    _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    guard source.offers(mediaType) else { return readHTML(source, handler) }
    source.read(mediaType) { bytes in
      do {
        if let bytes { return handler(try content(of: Data(bytes))) }
      } catch {
        reject(error)
      }
      // If the rich text turns out to be invalid, there may still be HTML.
      readHTML(source, handler)
    }
  }

  /// Returns the content of bytes in the saved form.
  private static func content(of form: Data) throws -> RichText {
    if let kept, kept.form == form { return kept.content }
    return try SavedForm.content(from: form)
  }

  // MARK: HTML

  /// The size in bytes up to which a document is read at once, which delays no frame noticeably.
  private static let shortLength = 32_768

  private static func readHTML(
    _ source: some ByteOffer, _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    guard source.offers(HTMLForm.mediaType) else { return handler(nil) }
    let hasText = source.offers(Clipboard.plainText)
    source.read(HTMLForm.mediaType) { bytes in
      parse(bytes ?? []) { content in
        let saysMore = content.map { !hasText || $0.hasAttributes } ?? false
        handler(saysMore ? content : nil)
      }
    }
  }

  /// Reads a long document on another thread.
  private static func parse(
    _ bytes: [UInt8], _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    guard bytes.count > shortLength else { return handler(HTMLForm.content(from: bytes)) }
    Task {
      handler(await Task.detached { HTMLForm.content(from: bytes) }.value)
    }
  }
}

/// A source that offers the same content as bytes of several media types: a clipboard, or a drop.
@MainActor
protocol ByteOffer: Sendable {
  func offers(_ mediaType: String) -> Bool
  func read(_ mediaType: String, _ handler: @escaping @MainActor ([UInt8]?) -> Void)
}

extension Clipboard: ByteOffer {}
extension Drop: ByteOffer {}

extension RichText {
  /// Whether any of it is more than plain text.
  fileprivate var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}
