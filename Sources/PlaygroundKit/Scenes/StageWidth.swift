import TextTranslation

/// The width of the stage's input that the user has chosen.
enum StageWidth: Hashable, Sendable {
  /// The usual width, in pixels.
  static let usualPixels = 400

  /// The usual width, or less in a small window.
  case usual
  /// A width in pixels.
  case fixed(Int)
  /// All the room that the window has.
  case window

  /// The widths in the list of presets.
  static let presets: [StageWidth] = [.usual, .fixed(360), .fixed(768), .window]

  /// The title in the list of presets.
  var title: String {
    switch self {
    case .usual: translated("_Usual (400 px)")
    case .fixed(768): translated("_Tablet (768 px)")
    case .fixed(let width): translated("_Phone (%d px)").formatted(width)
    case .window: translated("_Window")
    }
  }

  /// The name of the window's action that chooses it.
  var action: String {
    switch self {
    case .usual: "width-usual"
    case .fixed(let width): "width-\(width)"
    case .window: "width-window"
    }
  }
}
