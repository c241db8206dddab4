import FoundationEssentials

/// The name of a font family, such as `Serif`.
public enum FontFamilyKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.fontFamily"
}

extension FontFamilyKey: RichTextKey {
  static let savedNames = ["family"]
  static let isFormatting = true

  static func appearance(of value: String) -> [LetterProperty] { [.family(value)] }

  static func html(of value: String, in attributes: AttributeContainer) -> [HTMLPart] {
    [.style("font-family: '\(value.plainName)'")]
  }
}

extension String {
  /// The name without characters that would end a CSS string or an HTML attribute.
  fileprivate var plainName: String {
    let plain = unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " -_".unicodeScalars.contains($0)
    }
    return String(String.UnicodeScalarView(plain))
  }
}
