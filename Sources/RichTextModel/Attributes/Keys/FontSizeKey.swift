import FoundationEssentials

/// The size of the font in points.
public enum FontSizeKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Double
  /// The name of the attribute.
  public static let name = "concertina.fontSize"
}

extension FontSizeKey: RichTextKey {
  static let savedNames = ["size"]
  static let isFormatting = true

  static func appearance(of value: Double) -> [LetterProperty] { [.size(value)] }

  static func html(of value: Double, in attributes: AttributeContainer) -> [HTMLPart] {
    [.style("font-size: \(value.cssNumber)pt")]
  }
}

extension Double {
  /// The number in CSS notation: within the range of font sizes, and never with an exponent.
  fileprivate var cssNumber: String {
    let bounded = isNaN ? 10 : Swift.min(Swift.max(self, 0), 10_000)
    let tenths = Int((bounded * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
