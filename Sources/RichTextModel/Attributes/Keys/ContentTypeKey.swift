import FoundationEssentials

/// The kind of content of the run, for code that saves or handles it.
public enum ContentTypeKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = ContentType
  /// The name of the attribute.
  public static let name = "concertina.contentType"
}

extension ContentTypeKey: RichTextKey {
  static let savedNames = ["contentType"]
  static let isTyped = false

  static func markdownLosses(of value: ContentType, inCode: Bool) -> [String] { [] }
}

extension ContentType: SavedRepresentable {
  var savedValue: JSONValue { name.savedValue }

  init(saved reader: SavedValueReader) throws(SavedFormError) { self.init(try reader.string()) }
}
