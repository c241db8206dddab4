import FoundationEssentials

/// The address of a link.
public enum LinkKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.link"
}

extension LinkKey: RichTextKey {
  static let savedNames = ["link"]

  static func appearance(of value: String) -> [LetterProperty] { [.link] }

  static func html(of value: String, in attributes: AttributeContainer) -> [HTMLPart] {
    [.link(value)]
  }

  static func markdownLosses(of value: String, inCode: Bool) -> [String] {
    inCode ? savedNames : []
  }
}
