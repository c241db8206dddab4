/// How high an editor grows.
public enum EditorHeight: Hashable, Sendable {
  /// As high as its content, up to what the layout around it gives; then it scrolls.
  case `default`
  /// As high as its content up to so many pixels, and then it scrolls.
  case maximum(Int)
  /// As high as its content, whatever that is: something around it scrolls.
  case infinite

  /// No window is higher than this: more of a text is not measured for nothing.
  static let greatestLayout = 16_384

  var limit: Int? {
    switch self {
    case .default: Self.greatestLayout
    case .maximum(let height): max(height, 1)
    case .infinite: nil
    }
  }
}
