import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// Rich content on a clipboard: in its saved form for this library, and as HTML, Markdown and plain
/// text for other programs and from them.
@MainActor
enum RichClipboard {
  /// The media type of the saved form.
  static let mediaType = "application/vnd.concertina.rich-text+json"

  /// The last offered content, if its saved form is incomplete because some attributes only have a
  /// meaning here.
  private static var kept: (form: [UInt8], content: RichText)?

  /// Returns content in all forms in which it is offered, the most complete one first.
  static func offered(
    _ content: RichText, _ attachments: [AttachmentForm]
  ) -> [(mediaType: String, bytes: [UInt8])] {
    let form = try? SavedForm.bytes(of: content) { _ in }
    let saved = form.map { [(mediaType, $0)] } ?? []
    kept = content.unsavableAttributes.isEmpty ? nil : form.map { ($0, content) }
    return saved + picture(content) + [
      (HTMLForm.mediaType, Array(HTMLForm.html(of: content, attachments: attachments).utf8)),
      (
        MarkdownForm.mediaType,
        Array(MarkdownForm.markdown(of: content, attachments: attachments).utf8)
      ),
      (Clipboard.plainText, Array(PlainTextForm.text(of: content).utf8)),
    ]
  }

  /// Returns the file of a picture that is copied alone, for programs that take pictures.
  private static func picture(_ content: RichText) -> [(mediaType: String, bytes: [UInt8])] {
    guard content.count == 1, let picture = content.attachments.first?.content.picture,
      case .file(let file) = picture.source, let bytes = file.bytes
    else { return [] }
    return [(file.mediaType, bytes)]
  }

  static func offersContent(_ source: any ContentOffer) -> Bool {
    source.offers(mediaType) || source.offers(HTMLForm.mediaType) || offersMarkdown(source)
  }

  private static func offersMarkdown(_ source: any ContentOffer) -> Bool {
    MarkdownForm.isAvailable && source.offers(MarkdownForm.mediaType)
  }

  /// Content of another program or of this one, and which of them it is of.
  struct Reading {
    let content: RichText
    let source: Insertion.Source
  }

  /// Reads the best of the offered forms.
  ///
  /// - Parameters:
  ///   - source: The clipboard or drop.
  ///   - reject: Called with the error if a form is invalid or too large.
  ///   - handler: Called with the content; nil if the plain text is as good, or all that can be
  ///     read.
  static func read(
    _ source: any ContentOffer, reject: @escaping @MainActor (any Error) -> Void,
    _ handler: @escaping @MainActor (Reading?) -> Void
  ) {
    let readOthers = {
      readDocument(source, reject) {
        handler($0.map { Reading(content: $0, source: .document) })
      }
    }
    guard source.offers(mediaType) else { return readOthers() }
    source.read(mediaType) { bytes in
      do {
        if let bytes {
          return handler(Reading(content: try content(of: bytes), source: .selection))
        }
      } catch {
        reject(error)
      }
      // If the rich text turns out to be invalid, there may still be HTML.
      readOthers()
    }
  }

  /// Returns the content of bytes in the saved form.
  private static func content(of form: [UInt8]) throws -> RichText {
    if let kept, kept.form == form { return kept.content }
    return try SavedForm.content(from: form)
  }

  // MARK: HTML and Markdown

  private static func readDocument(
    _ source: any ContentOffer, _ reject: @escaping @MainActor (any Error) -> Void,
    _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    source.offers(HTMLForm.mediaType)
      ? readHTML(source, reject, handler) : readMarkdown(source, reject, handler)
  }

  /// The size in bytes up to which a document is read at once, which delays no frame noticeably.
  private static let shortLength = 32_768

  private static func readHTML(
    _ source: any ContentOffer, _ reject: @escaping @MainActor (any Error) -> Void,
    _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    let hasText = source.plainTextType != nil
    source.read(HTMLForm.mediaType) { bytes in
      let bytes = bytes ?? []
      if bytes.count > HTMLForm.maxSize {
        reject(PasteError.formattingTooLarge(bytes.count, limit: HTMLForm.maxSize))
        // Its text is offered, too, or is all that is read of it: never the tags.
        return hasText ? handler(nil) : parse(bytes, plainText, handler)
      }
      parse(bytes, content) { content in
        let saysMore = content.map { !hasText || $0.hasAttributes } ?? false
        handler(saysMore ? content : nil)
      }
    }
  }

  private static func readMarkdown(
    _ source: any ContentOffer, _ reject: @escaping @MainActor (any Error) -> Void,
    _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    guard offersMarkdown(source) else { return handler(nil) }
    source.read(MarkdownForm.mediaType) { bytes in
      let bytes = bytes ?? []
      if bytes.count > MarkdownForm.maxSize {
        reject(PasteError.formattingTooLarge(bytes.count, limit: MarkdownForm.maxSize))
      }
      parse(bytes, { try? MarkdownForm.content(fromText: String(decoding: $0, as: UTF8.self)) }) {
        handler($0.flatMap { $0.isEmpty ? nil : $0 })
      }
    }
  }

  /// Reads HTML as plain text, for a source that offers nothing else.
  static func readTextOfHTML(
    _ source: any ContentOffer, _ handler: @escaping @MainActor (String) -> Void
  ) {
    source.read(HTMLForm.mediaType) { bytes in
      let bytes = bytes ?? []
      let read = bytes.count > HTMLForm.maxSize ? plainText : content
      parse(bytes, read) {
        handler($0.map(PlainTextForm.text) ?? "")
      }
    }
  }

  private static let content: @Sendable ([UInt8]) -> RichText? = { HTMLForm.content(from: $0) }
  private static let plainText: @Sendable ([UInt8]) -> RichText? = {
    let text = HTMLForm.plainText(from: $0)
    return text.isEmpty ? nil : RichText(text)
  }

  /// Reads a long document on another thread.
  private static func parse(
    _ bytes: [UInt8], _ content: @escaping @Sendable ([UInt8]) -> RichText?,
    _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    guard bytes.count > shortLength else { return handler(content(bytes)) }
    Task {
      handler(await Task.detached { content(bytes) }.value)
    }
  }
}

extension RichText {
  /// Whether any of it is more than plain text.
  fileprivate var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}
