import FoundationEssentials
import GtkCore
import RichTextModel

/// Rich content on a clipboard: as it is for this library, and as HTML and plain text for everybody else.
@MainActor
enum RichClipboard {
  /// The media type of the saved form.
  static let mediaType = "application/vnd.concertina.rich-text+json"

  /// What was offered last, if some of it is not in its saved form: attributes that mean something here only.
  private static var kept: (form: Data, content: RichText)?

  static func offer(_ content: RichText, on clipboard: Clipboard) {
    clipboard.offer(offered(content))
  }

  /// Content as all that it is offered as, the form that says most first.
  static func offered(_ content: RichText) -> [(mediaType: String, bytes: [UInt8])] {
    let data = try? SavedForm.data(of: content) { _ in }
    let saved = data.map { [(mediaType, [UInt8]($0))] } ?? []
    kept = content.unsavableAttributes.isEmpty ? nil : data.map { ($0, content) }
    return saved + [
      (HTMLForm.mediaType, Array(HTMLForm.html(of: content).utf8)),
      (Clipboard.plainText, Array(content.flattenedText.utf8)),
    ]
  }

  static func offersContent(_ source: some ByteOffer) -> Bool {
    source.offers(mediaType) || source.offers(HTMLForm.mediaType)
  }

  /// Reads the best of what is offered.
  ///
  /// - Parameters:
  ///   - source: Where it is offered.
  ///   - handler: Called with the content; nil where the plain text is as good, or all that can be read.
  static func read(
    _ source: some ByteOffer, _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    guard source.offers(mediaType) else { return readHTML(source, handler) }
    source.read(mediaType) { bytes in
      // What calls itself rich text and is none may still be HTML.
      guard let content = content(of: bytes) else { return readHTML(source, handler) }
      handler(content)
    }
  }

  /// What bytes of the saved form say; nil if they are none.
  private static func content(of bytes: [UInt8]?) -> RichText? {
    guard let form = bytes.map({ Data($0) }) else { return nil }
    if let kept, kept.form == form { return kept.content }
    return try? SavedForm.content(from: form)
  }

  // MARK: HTML

  /// Up to this size a document is read at once; no frame notices that.
  private static let shortLength = 32_768

  private static func readHTML(
    _ source: some ByteOffer, _ handler: @escaping @MainActor (RichText?) -> Void
  ) {
    guard source.offers(HTMLForm.mediaType) else { return handler(nil) }
    let hasText = source.offers(Clipboard.plainText)
    source.read(HTMLForm.mediaType) { bytes in
      parse(bytes ?? []) { content in
        let saysMore = content.map { !hasText || $0.hasLooks } ?? false
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

/// Who offers the same thing as bytes of several media types: a clipboard, or a drop.
@MainActor
protocol ByteOffer: Sendable {
  func offers(_ mediaType: String) -> Bool
  func read(_ mediaType: String, _ handler: @escaping @MainActor ([UInt8]?) -> Void)
}

extension Clipboard: ByteOffer {}
extension Drop: ByteOffer {}

extension RichText {
  /// Whether any of it is more than plain text.
  fileprivate var hasLooks: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}
