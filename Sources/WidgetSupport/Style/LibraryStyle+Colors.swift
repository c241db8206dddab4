import GtkCore

extension LibraryStyle.Sheet {
  /// Returns the colors of the sheet, and those of all systems, in a theme of certain colors: for
  /// what is not drawn in a window, such as a page.
  ///
  /// - Parameter theme: The named colors of the theme.
  /// - Returns: The theme's colors and the sheet's, by their names.
  package func colors(in theme: [String: Color]) -> [String: Color] {
    (Self.sharedColors + colors).reduce(into: theme) { colors, named in
      colors[named.name] =
        Color(css: named.color.css(colors, isHigh: false)) ?? named.color.source.color(colors)
    }
  }
}
