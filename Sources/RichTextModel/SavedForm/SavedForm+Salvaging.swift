import TextRules

extension SavedForm {
  /// The length of the text, in bytes, that is shown of a file of which nothing else can be read.
  private static let maxSourceLength = 1 << 20

  /// Reads what can be read of a file that is damaged, that a later version has written, or that is
  /// something else.
  ///
  /// Of a damaged file this is the text before and after the damage, with the attributes and
  /// attachments that are whole, and the texts within those that are not. A paragraph with more
  /// runs than ``maxRunCount`` is divided. If there is no text in the form of this format, it is
  /// the file's own text.
  ///
  /// ```swift
  /// let saved = #"{"content": [{"text": "one\n"}, {"text": "two"#
  /// SavedForm.salvagedContent(from: saved.utf8).text  // "one\ntwo"
  /// ```
  ///
  /// The time is proportional to the size of the file, and of one that is not damaged the content
  /// is that of `content(from:)`.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The content, which can be saved; empty if there is none.
  public static func salvagedContent(from bytes: some Sequence<UInt8>) -> RichText {
    let bytes = [UInt8](bytes)
    let values = DamagedJSON.values(in: bytes)
    var salvage = SalvagedRuns()
    for value in values { salvage.search(value) }
    let isOther = values.isEmpty || values.contains(where: hasText)
    guard salvage.content.isEmpty, isOther, !values.contains(where: isEmptyDocument) else {
      return salvage.content
    }
    return RichText(SavedRuns.text(source(in: bytes)))
  }

  private static func isEmptyDocument(_ value: JSONValue) -> Bool {
    value["content"]?.arrayValue?.isEmpty == true
  }

  private static func hasText(_ value: JSONValue) -> Bool {
    switch value {
    case .string(let text): !text.isEmpty
    case .array(let elements): elements.contains(where: hasText)
    case .object(let object): object.dictionary.values.contains(where: hasText)
    case .null, .bool, .number: false
    }
  }

  private static func source(in bytes: [UInt8]) -> String {
    guard let text = DecodedText.text(of: bytes) else { return "" }
    guard text.utf8.count > maxSourceLength else { return text }
    return String(text.unicodeScalars.prefix(maxSourceLength)) + "…"
  }
}
