import TextRules
import TextTranslation

/// What a document's file has in it: the content, and what is kept of the file when it gets another
/// content.
///
/// ```swift
/// let source = try DocumentSource("* milk\n* rice".utf8, named: "Shopping.md")
/// var content = source.content
/// content.replace(4..<4, with: " and eggs")
/// try source.bytes(with: content)  // "* milk and eggs\n* rice"
/// ```
///
/// A file whose name ends in `.md` or `.markdown` is Markdown and keeps its form
/// (``MarkdownDocument``). Any other is in the saved form (``SavedForm``) and keeps the members
/// that other programs have written beside the content.
///
/// Markdown in UTF-8 stays so, with its byte order mark if it has one; text in another encoding
/// becomes UTF-8 as soon as it is edited.
public struct DocumentSource: Sendable {
  private enum Kept {
    case members([String: JSONValue])
    case markdown(MarkdownDocument)
  }

  /// The content.
  public let content: RichText
  /// The bytes of the file.
  public let bytes: [UInt8]
  private let kept: Kept

  /// Creates what is in a new file in the saved form, without content.
  public init() {
    (content, bytes, kept) = (RichText(), [], .members([:]))
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - fileName: Its name, or its path.
  /// - Throws: ``DocumentSourceError``.
  public init(
    _ bytes: some Sequence<UInt8>, named fileName: String
  ) throws(DocumentSourceError) {
    let bytes = [UInt8](bytes)
    self.bytes = bytes
    do {
      if Self.isMarkdown(fileName) {
        guard bytes.count <= MarkdownForm.maxSize else { throw MarkdownError.tooLarge }
        guard let text = DecodedText.text(of: bytes) else { throw MarkdownError.isNoText }
        let document = try MarkdownDocument(text)
        (content, kept) = (document.content, .markdown(document))
      } else {
        var members: [String: JSONValue] = [:]
        content = try SavedForm.content(from: bytes, others: &members)
        kept = .members(members)
      }
    } catch let error as MarkdownError {
      throw .markdown(error)
    } catch let error as SavedFormError {
      throw .savedForm(error)
    } catch {
      preconditionFailure("DocumentSource: \(error)")
    }
  }

  /// Whether the file is Markdown, which has no form for some attributes.
  public var isMarkdown: Bool {
    if case .markdown = kept { true } else { false }
  }

  /// Returns whether a file of a name is read as Markdown.
  public static func isMarkdown(_ fileName: String) -> Bool {
    ExportFormat(fileName: fileName) == .markdown
  }

  /// Returns the bytes of the file with another content; those of the file for the content it has.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - attachments: How attachments of the app's own kinds are written as Markdown.
  ///   - leftOut: Called with the names of what Markdown has no form for, if there is any:
  ///     ``MarkdownForm/markdown(of:attachments:leavingOut:)``.
  /// - Returns: The bytes.
  /// - Throws: ``DocumentSourceError``, if the saved form cannot have the content.
  public func bytes(
    with content: RichText, attachments: [AttachmentForm] = [],
    leavingOut leftOut: (_ names: [String]) -> Void = { _ in }
  ) throws(DocumentSourceError) -> [UInt8] {
    switch kept {
    case .members(let members):
      do { return try SavedForm.bytes(of: content, beside: members) } catch {
        throw .savedForm(error)
      }
    case .markdown(let document):
      guard content != self.content else { return bytes }
      let text = document.text(with: content, attachments: attachments, leavingOut: leftOut)
      return mark + text.utf8
    }
  }

  private var mark: [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? mark : []
  }
}

/// The reason why a document's file cannot be read, or its content not written.
public enum DocumentSourceError: PresentableError, Hashable, Sendable {
  /// The saved form has an error, or cannot have the content.
  case savedForm(SavedFormError)
  /// The Markdown cannot be read.
  case markdown(MarkdownError)

  private var reason: any PresentableError {
    switch self {
    case .savedForm(let error): error
    case .markdown(let error): error
    }
  }

  /// The message for the user.
  public var message: String { reason.message }

  /// A line for logs.
  public var description: String { reason.description }
}
