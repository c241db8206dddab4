import GtkCore

/// One way to show a scene in a matrix of pictures.
public struct PictureVariation: Hashable, Sendable {
  /// An appearance, by its name on the command line.
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
    case highContrast = "high-contrast"
  }

  /// A direction of the text, by its name on the command line.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The sizes of text, as multiples of the usual one.
  public static let scales = 1...4

  /// The appearance.
  public var scheme: Scheme
  /// The direction of the text.
  public var direction: Direction
  /// The size of the text, as a multiple of the usual one.
  public var scale: Int
  /// The stage's width in pixels; nil for the scene's own.
  public var width: Int?

  /// Describes a way.
  public init(
    scheme: Scheme = .light, direction: Direction = .leftToRight, scale: Int = 1, width: Int? = nil
  ) {
    (self.scheme, self.direction, self.scale, self.width) = (scheme, direction, scale, width)
  }

  /// The name in files, such as `dark.rtl.2x.360`.
  public var name: String {
    let parts =
      [scheme.rawValue, direction.rawValue, "\(scale)x"]
      + [width.map(String.init)]
      .compactMap { $0 }
    return parts.joined(separator: ".")
  }
}
