import FoundationEssentials

/// Marks text that stands for another one which is still to be found out, with the name of who does that.
///
/// ```swift
/// var look = AttributeContainer()
/// look[AsyncTextKey.self] = "titles"
/// editor.appendCharacters(RichText("https://example.org", attributes: look))
/// ```
public enum AsyncTextKey: CodableAttributedStringKey {
  /// What the attribute holds.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.asyncText"
  /// What is typed behind does not belong to it.
  public static let inheritedByAddedText = false
}
