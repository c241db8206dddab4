import RichTextModel

/// The content that another program offers on the clipboard, in several forms.
///
/// In a file it is an object whose keys are media types:
///
/// ```json
/// {"paste": {"text/html": "<b>hello</b>", "text/plain": "hello"}}
/// ```
public struct PastedForms: Hashable, Sendable {
  /// One form of the content.
  public struct Form: Hashable, Sendable {
    /// The media type, such as `text/html`.
    public let mediaType: String
    /// The content as text.
    public let text: String

    /// Creates a form.
    public init(_ mediaType: String, _ text: String) {
      self.mediaType = mediaType
      self.text = text
    }
  }

  /// The forms, the most specific one first; at least one.
  public let forms: [Form]

  /// Creates the forms of a content; nil if there are none.
  public init?(_ forms: [Form]) {
    guard !forms.isEmpty else { return nil }
    self.forms = forms
  }

  /// Reads the forms from a file; nil if the value is not an object of media types and texts.
  init?(_ json: JSONValue) {
    let members = json.objectValue?.members ?? []
    let forms = members.compactMap { type, value in value.stringValue.map { Form(type, $0) } }
    guard forms.count == members.count, forms.allSatisfy({ Self.isMediaType($0.mediaType) }) else {
      return nil
    }
    self.init(forms)
  }

  private static func isMediaType(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && name.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }
  }

  /// The plain text; nil if no form is plain text.
  public var plainText: String? {
    forms.first { $0.mediaType.hasPrefix("text/plain") }?.text
  }

  /// The forms as in a scenario file.
  public var json: JSONValue {
    .object(JSONObject(forms.map { ($0.mediaType, .string($0.text)) }))
  }
}
