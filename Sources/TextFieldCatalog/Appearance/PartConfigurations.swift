import WidgetSupport

/// The looks of a placeholder that does not move.
public struct PlaceholderConfiguration: Hashable, Sendable {
  /// The font.
  public var font: TextFont
  /// The colours.
  public var colors: ColorConfiguration

  /// Makes the looks of a placeholder.
  public init(font: TextFont = .footnote, colors: ColorConfiguration = .placeholder) {
    self.font = font
    self.colors = colors
  }
}

/// The looks of a floating placeholder.
public struct FloatingPlaceholderConfiguration: Hashable, Sendable {
  /// The font while it stands in the input.
  public var bigFont: TextFont
  /// How large it is at the top, as a part of that: 0.82 is a caption.
  public var smallScale: Double
  /// The colours while it stands at the top.
  public var topColors: ColorConfiguration
  /// The colours while it stands in the input.
  public var bottomColors: ColorConfiguration
  /// How much space is right of it, in pixels.
  public var rightPadding: Int
  /// How much space is right of it where the field has a button, in pixels.
  public var increasedRightPadding: Int
  /// How long it floats, in seconds; 0: not at all.
  public var duration: Double

  /// Makes the looks of a floating placeholder.
  public init(
    bigFont: TextFont = .body, smallScale: Double = 0.82,
    topColors: ColorConfiguration = .placeholder,
    bottomColors: ColorConfiguration = .placeholder, rightPadding: Int = 16,
    increasedRightPadding: Int = 70, duration: Double = 0.25
  ) {
    self.bigFont = bigFont
    self.smallScale = smallScale
    self.topColors = topColors
    self.bottomColors = bottomColors
    self.rightPadding = rightPadding
    self.increasedRightPadding = increasedRightPadding
    self.duration = duration
  }
}

/// The looks of the text.
public struct TextFieldConfiguration: Hashable, Sendable {
  /// The font.
  public var font: TextFont
  /// How much space is at both sides of the text, in pixels.
  public var defaultPadding: Int
  /// How much space is right of the text where the field has a button, in pixels.
  public var increasedPadding: Int
  /// The colour of the caret.
  public var tintColor: FieldColor
  /// The colours of the text.
  public var colors: ColorConfiguration

  /// Makes the looks of a text.
  public init(
    font: TextFont = .body, defaultPadding: Int = 0, increasedPadding: Int = 40,
    tintColor: FieldColor = .theme("theme_fg_color"), colors: ColorConfiguration = .text
  ) {
    self.font = font
    self.defaultPadding = defaultPadding
    self.increasedPadding = increasedPadding
    self.tintColor = tintColor
    self.colors = colors
  }
}

/// The looks of the frame around an input.
public struct TextFieldBorderConfiguration: Hashable, Sendable {
  /// The radius of the corners, in pixels.
  public var cornerRadius: Int
  /// How wide the frame is, in pixels.
  public var width: Int
  /// The colours of the frame.
  public var colors: ColorConfiguration

  /// Makes the looks of a frame.
  public init(cornerRadius: Int = 6, width: Int = 2, colors: ColorConfiguration = .line) {
    self.cornerRadius = cornerRadius
    self.width = width
    self.colors = colors
  }
}

/// The looks of the line under an input.
public struct LineConfiguration: Hashable, Sendable {
  /// How far the line is from both sides of the field, in pixels.
  public var inset: Int
  /// How far the line is below the input, in pixels.
  public var gap: Int
  /// How high the line is, in pixels; 0 with ``increasedHeight`` 0 hides it.
  public var defaultHeight: Int
  /// How high the line is while a person writes, in pixels.
  public var increasedHeight: Int
  /// The radius of its corners, in pixels.
  public var cornerRadius: Int
  /// The colours of the line.
  public var colors: ColorConfiguration

  /// Makes the looks of a line.
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
}

/// The looks of the hint, and of what is wrong.
public struct HintConfiguration: Hashable, Sendable {
  /// The font.
  public var font: TextFont
  /// How high a line is at least, in pixels; nil: the field's own.
  public var lineHeight: Int?
  /// The colours.
  public var colors: ColorConfiguration

  /// Makes the looks of a hint.
  public init(
    font: TextFont = .caption, lineHeight: Int? = nil, colors: ColorConfiguration = .hint
  ) {
    self.font = font
    self.lineHeight = lineHeight
    self.colors = colors
  }
}

/// The looks of the button that shows a password.
public struct PasswordModeConfiguration: Hashable, Sendable {
  /// The icon while the password is hidden.
  public var secureModeOnImage: String
  /// The icon while the password can be read.
  public var secureModeOffImage: String
  /// The colour of the icon.
  public var normalColor: FieldColor
  /// The colour of the icon while it is pressed.
  public var pressedColor: FieldColor

  /// Makes the looks of the button.
  public init(
    secureModeOnImage: String = "view-reveal-symbolic",
    secureModeOffImage: String = "view-conceal-symbolic",
    normalColor: FieldColor = .text(strength: 0.8),
    pressedColor: FieldColor = .theme("theme_fg_color")
  ) {
    self.secureModeOnImage = secureModeOnImage
    self.secureModeOffImage = secureModeOffImage
    self.normalColor = normalColor
    self.pressedColor = pressedColor
  }
}

/// A button of an app's own in a field.
public struct ActionButtonConfiguration: Hashable, Sendable {
  /// The icon, by its name in the theme.
  public var image: String
  /// What the button does, for its tooltip and for screen readers.
  public var label: String
  /// The colour of the icon; nil: that of the eye of a password field.
  public var normalColor: FieldColor?
  /// The colour of the icon while it is pressed; nil: that of the eye.
  public var pressedColor: FieldColor?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - image: The icon, by its name in the theme.
  ///   - label: What the button does.
  ///   - normalColor: The colour of the icon.
  ///   - pressedColor: The colour of the icon while it is pressed.
  public init(
    image: String, label: String, normalColor: FieldColor? = nil,
    pressedColor: FieldColor? = nil
  ) {
    self.image = image
    self.label = label
    self.normalColor = normalColor
    self.pressedColor = pressedColor
  }
}

/// What is behind a field.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The colour; nil: what is behind shows through.
  public var color: FieldColor?

  /// Makes a background.
  public init(color: FieldColor? = nil) { self.color = color }
}
