/// The greatest height of an editor; a number is ``max(_:)``.
///
///     editor.maxHeight = 300
public enum EditorHeight: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// As high as its content, up to the height that its parent allocates, and at most 4,096 pixels;
  /// then it scrolls.
  case `default`
  /// As high as its content, up to a number of pixels; then it scrolls.
  case max(Int)
  /// As high as its content, whatever that is: it is placed in something that scrolls.
  case infinite

  /// The height that a number of pixels stands for.
  public init(integerLiteral height: Int) { self = .max(height) }

  /// The greatest height to measure: no window is higher, and more would be measured for nothing on
  /// each key.
  static let greatestLayout = 4_096

  var limit: Int? {
    switch self {
    case .default: Self.greatestLayout
    case .max(let height): Swift.max(height, 1)
    case .infinite: nil
    }
  }
}
