import FoundationEssentials

/// Marks text as the placeholder of a text still to be resolved, with the name of its resolver.
///
/// ```swift
/// var look = AttributeContainer()
/// look[AsyncTextKey.self] = "titles"
/// editor.appendCharacters(RichText("https://example.org", attributes: look))
/// ```
public enum AsyncTextKey: CodableAttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.asyncText"
  /// False: text typed after the run does not belong to it.
  public static let inheritedByAddedText = false
}
