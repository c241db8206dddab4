import Colors

/// A color that is mixed with others of the theme, only as far as it takes to be readable.
///
///     ReadableColor(
///       "error_color", .text, against: ["theme_base_color"], toward: ["theme_text_color"])
///
/// The same makes a background of which the text on it can be read: `against` is the text, and
/// `toward` the background without a color.
package struct ReadableColor: Hashable, Sendable {
  /// The color to begin with.
  let source: ColorSource
  private let contrast: RequiredContrast
  private let against: [ColorSource]
  private let toward: [ColorSource]

  /// Describes a color.
  ///
  /// - Parameters:
  ///   - source: The color to begin with, which it is if that is readable.
  ///   - contrast: The contrast that it needs.
  ///   - against: What it needs the contrast to.
  ///   - toward: What it may be mixed with; the first is used with which the contrast is reached.
  package init(
    _ source: ColorSource, _ contrast: RequiredContrast, against: [ColorSource],
    toward: [ColorSource]
  ) {
    self.source = source
    self.contrast = contrast
    self.against = against
    self.toward = toward
  }

  /// The colors that inputs have for something on a window or on the background of text.
  package static func onAnyBackground(
    _ source: ColorSource, _ contrast: RequiredContrast
  ) -> ReadableColor {
    ReadableColor(
      source, contrast, against: ["theme_base_color", "theme_bg_color"],
      toward: ["theme_text_color"])
  }

  /// A background on which the theme's text can be read.
  package static func belowText(_ source: ColorSource) -> ReadableColor {
    ReadableColor(
      source, .text, against: ["theme_text_color", "theme_fg_color"], toward: ["theme_base_color"])
  }

  /// The named colors that it depends on.
  var names: Set<String> {
    ([source] + against + toward).reduce(into: []) { $0.formUnion($1.names) }
  }

  /// Returns the mixture as written in a style sheet.
  ///
  /// - Parameters:
  ///   - named: The values of the named colors.
  ///   - isHigh: Whether the user wants high contrast.
  /// - Returns: The color's own notation if it is readable, or if a named color is missing.
  func css(_ named: [String: Color], isHigh: Bool) -> String {
    let others = against.compactMap { $0.color(named) }
    guard let own = source.color(named), let background = others.first else {
      return source.inTheme(named).css
    }
    // A theme may have translucent colors, as libadwaita has.
    let color = own.drawn(on: background)
    let required = contrast.value(isHigh: isHigh)
    let mixtures = toward.compactMap { $0.color(named)?.drawn(on: background) }.map { other in
      others.reduce(color) {
        $0.readable(at: required, on: $1.drawn(on: background), toward: other)
      }
    }
    let found = mixtures.first { mixture in
      others.allSatisfy { mixture.contrast(to: $0.drawn(on: background)) >= required }
    }
    guard let mixture = found ?? mixtures.first, mixture != own.mixed(with: own, part: 0)
    else { return source.inTheme(named).css }
    let parts = [mixture.red, mixture.green, mixture.blue]
    return "rgb(\(parts.map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")))"
  }
}
