import RichTextModel

/// The room before the text of items, in which their markers are.
///
/// All items of a kind and a style have the same room, so that their texts begin below each other:
/// what a usual marker needs in letters of the style, or more if there is a wider one.
package struct MarkerRooms: Equatable {
  /// Items that have the same room.
  private struct Group: Hashable {
    let kind: ListItem.Kind
    let style: StyleName
  }

  /// The greatest width of a room, as a multiple of the usual one.
  private static let greatest = 8

  /// The indent of each level of a list, in pixels: the room for a marker in the editor's font.
  package var indent = 28 { didSet { if indent != oldValue { needed = [:] } } }
  /// The size of the editor's font, in points.
  package var fontSize = 10.0 { didSet { if fontSize != oldValue { needed = [:] } } }
  private var needed: [Group: Int] = [:]

  /// Creates rooms for usual markers.
  package init() {}

  /// Returns the room for the marker of a paragraph, in pixels.
  package func room(for format: ParagraphFormat, _ styles: NamedStyles) -> Int {
    guard let group = Self.group(of: format) else { return 0 }
    return max(usualRoom(format.style, styles), needed[group] ?? 0)
  }

  /// Returns the space between a marker and its text, in pixels.
  package func gap(_ format: ParagraphFormat, _ styles: NamedStyles) -> Int {
    usualRoom(format.style, styles) / 5
  }

  /// Makes room for a marker, and for what is between it and the text.
  ///
  /// - Parameters:
  ///   - width: The width of the marker, in pixels.
  ///   - format: The format of its paragraph.
  ///   - styles: The styles of the editor.
  package mutating func makeRoom(
    for width: Double, _ format: ParagraphFormat, _ styles: NamedStyles
  ) {
    guard let group = Self.group(of: format) else { return }
    // Smooth letters are wider than they are laid out.
    let wanted = limited(width + Double(gap(format, styles)) + 2)
    if wanted > room(for: format, styles) { needed[group] = wanted }
  }

  private func usualRoom(_ style: StyleName, _ styles: NamedStyles) -> Int {
    let size = styles[style]?.points(inFontOf: fontSize) ?? fontSize
    return max(limited(Double(indent) * size / fontSize), indent)
  }

  /// Returns a length in whole pixels, however absurd it is.
  private func limited(_ length: Double) -> Int {
    let greatest = Double(Self.greatest * indent)
    return Int(length < greatest ? max(length, 0).rounded(.up) : greatest)
  }

  private static func group(of format: ParagraphFormat) -> Group? {
    format.list.map { Group(kind: $0.kind, style: format.style) }
  }
}
