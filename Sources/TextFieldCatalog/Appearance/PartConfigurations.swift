import WidgetSupport

/// The appearance of a placeholder that does not move.
public struct PlaceholderConfiguration: Hashable, Sendable {
  /// The font.
  public var font: TextFont
  /// The colors.
  public var colors: ColorConfiguration

  /// Creates the appearance of a placeholder.
  public init(font: TextFont = .footnote, colors: ColorConfiguration = .placeholder) {
    self.font = font
    self.colors = colors
  }
}

/// The appearance of a floating placeholder.
public struct FloatingPlaceholderConfiguration: Hashable, Sendable {
  /// The font while it is in the input.
  public var bigFont: TextFont
  /// Its scale at the top, relative to the size in the input: 0.82 is a caption.
  public var smallScale: Double
  /// The colors while it is at the top.
  public var topColors: ColorConfiguration
  /// The colors while it is in the input.
  public var bottomColors: ColorConfiguration
  /// The space to the right of it, in pixels.
  public var rightPadding: Int
  /// The space to the right of it in a field with a button, in pixels.
  public var increasedRightPadding: Int
  /// The duration of its animation, in seconds; 0 for no animation.
  public var animationDuration: Double

  /// Creates the appearance of a floating placeholder.
  public init(
    bigFont: TextFont = .body, smallScale: Double = 0.82,
    topColors: ColorConfiguration = .placeholder,
    bottomColors: ColorConfiguration = .placeholder, rightPadding: Int = 16,
    increasedRightPadding: Int = 70, animationDuration: Double = 0.25
  ) {
    self.bigFont = bigFont
    self.smallScale = smallScale
    self.topColors = topColors
    self.bottomColors = bottomColors
    self.rightPadding = rightPadding
    self.increasedRightPadding = increasedRightPadding
    self.animationDuration = animationDuration
  }
}

/// The appearance of the text.
public struct TextFieldConfiguration: Hashable, Sendable {
  /// The font.
  public var font: TextFont
  /// The space on both sides of the text, in pixels.
  public var defaultPadding: Int
  /// The space to the right of the text in a field with a button, in pixels.
  public var increasedPadding: Int
  /// The color of the caret.
  public var tintColor: ThemeColor
  /// The colors of the text.
  public var colors: ColorConfiguration

  /// Creates the appearance of a text.
  public init(
    font: TextFont = .body, defaultPadding: Int = 0, increasedPadding: Int = 40,
    tintColor: ThemeColor = .named("theme_fg_color"), colors: ColorConfiguration = .text
  ) {
    self.font = font
    self.defaultPadding = defaultPadding
    self.increasedPadding = increasedPadding
    self.tintColor = tintColor
    self.colors = colors
  }
}

/// The appearance of the frame around an input.
public struct TextFieldBorderConfiguration: Hashable, Sendable {
  /// The radius of the corners, in pixels.
  public var cornerRadius: Int
  /// The width of the frame, in pixels.
  public var width: Int
  /// The colors of the frame.
  public var colors: ColorConfiguration

  /// Creates the appearance of a frame.
  public init(cornerRadius: Int = 6, width: Int = 2, colors: ColorConfiguration = .line) {
    self.cornerRadius = cornerRadius
    self.width = width
    self.colors = colors
  }
}

/// The appearance of the line below an input.
public struct LineConfiguration: Hashable, Sendable {
  /// The space between the line and both sides of the field, in pixels.
  public var inset: Int
  /// The space between the input and the line, in pixels.
  public var gap: Int
  /// The height of the line, in pixels; 0 together with an ``increasedHeight`` of 0 hides it.
  public var defaultHeight: Int
  /// The height of the line while the field has the focus, in pixels.
  public var increasedHeight: Int
  /// The radius of its corners, in pixels.
  public var cornerRadius: Int
  /// The colors of the line.
  public var colors: ColorConfiguration

  /// Creates the appearance of a line.
  public init(
    inset: Int = 16, gap: Int = 5, defaultHeight: Int = 1, increasedHeight: Int = 2,
    cornerRadius: Int = 1,
    colors: ColorConfiguration = .line
  ) {
    self.inset = inset
    self.gap = gap
    self.defaultHeight = defaultHeight
    self.increasedHeight = increasedHeight
    self.cornerRadius = cornerRadius
    self.colors = colors
  }

  /// No line, for a field whose container shows the focus.
  public static let hidden = LineConfiguration(gap: 0, defaultHeight: 0, increasedHeight: 0)
}

/// The appearance of the hint, and of error messages.
public struct HintConfiguration: Hashable, Sendable {
  /// The font.
  public var font: TextFont
  /// The least height of a line, in pixels; nil for that of the field's geometry.
  public var lineHeight: Int?
  /// The colors.
  public var colors: ColorConfiguration

  /// Creates the appearance of a hint.
  public init(
    font: TextFont = .caption, lineHeight: Int? = nil, colors: ColorConfiguration = .hint
  ) {
    self.font = font
    self.lineHeight = lineHeight
    self.colors = colors
  }
}

/// The appearance of the button that shows a password.
public struct PasswordModeConfiguration: Hashable, Sendable {
  /// The icon while the password is hidden.
  public var secureModeOnImage: String
  /// The icon while the password is visible.
  public var secureModeOffImage: String
  /// The color of the icon.
  public var normalColor: ThemeColor
  /// The color of the icon while it is pressed.
  public var pressedColor: ThemeColor

  /// Creates the appearance of the button.
  public init(
    secureModeOnImage: String = "view-reveal-symbolic",
    secureModeOffImage: String = "view-conceal-symbolic",
    normalColor: ThemeColor = .text(strength: 0.8),
    pressedColor: ThemeColor = .named("theme_fg_color")
  ) {
    self.secureModeOnImage = secureModeOnImage
    self.secureModeOffImage = secureModeOffImage
    self.normalColor = normalColor
    self.pressedColor = pressedColor
  }
}

/// A button of the app's own in a field.
public struct ActionButtonConfiguration: Hashable, Sendable {
  /// The icon, by its name in the theme.
  public var image: String
  /// The action of the button, for its tooltip and for screen readers.
  public var label: String
  /// The color of the icon; nil for that of the button that shows a password.
  public var normalColor: ThemeColor?
  /// The color of the icon while it is pressed; nil for that of the button that shows a password.
  public var pressedColor: ThemeColor?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - image: The icon, by its name in the theme.
  ///   - label: What the button does.
  ///   - normalColor: The color of the icon.
  ///   - pressedColor: The color of the icon while it is pressed.
  public init(
    image: String, label: String, normalColor: ThemeColor? = nil,
    pressedColor: ThemeColor? = nil
  ) {
    self.image = image
    self.label = label
    self.normalColor = normalColor
    self.pressedColor = pressedColor
  }
}

/// The background of a field.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The color; nil for a transparent background.
  public var color: ThemeColor?

  /// Creates a background.
  public init(color: ThemeColor? = nil) { self.color = color }
}
