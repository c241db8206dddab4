/// How high an editor grows.
public enum EditorHeight: Hashable, Sendable {
  /// As high as its content, up to what the layout around it gives, and 4,096 pixels at most; then it
  /// scrolls.
  case `default`
  /// As high as its content up to so many pixels, and then it scrolls.
  case maximum(Int)
  /// As high as its content, whatever that is: something around it scrolls.
  case infinite

  /// No window is higher than this: more of a text is not measured for nothing on each key.
  static let greatestLayout = 4_096

  var limit: Int? {
    switch self {
    case .default: Self.greatestLayout
    case .maximum(let height): max(height, 1)
    case .infinite: nil
    }
  }
}
