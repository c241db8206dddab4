import GtkCore
import XCTest

/// The contrast of the parts of an input, measured in its pixels, in every theme of GTK's own.
///
/// A test describes an input in a state, and the survey compares each of its parts with what WCAG
/// requires. The theme changes while the input is shown:
///
///     let host = EditorHost("████")
///     defer { host.close() }
///     try ContrastSurvey(of: "text", in: host)
///       .check([.text("text", in: host.editor), .edge("border", of: host.editor.area)])
///
/// Glyphs have to be full blocks: thin ones are blended with the background.
@MainActor
public struct ContrastSurvey {
  /// The role of a part, which decides about the contrast that it needs.
  public enum Role: Sendable {
    /// Letters.
    case text
    /// A line, a ring, a border or an icon.
    case line

    /// The contrast that it needs, in high contrast or in any other theme.
    @MainActor
    func required(in theme: GtkTheme) -> Double {
      switch self {
      case .text: theme.isHighContrast ? 7 : 4.5
      case .line: theme.isHighContrast ? 4.5 : 3
      }
    }
  }

  /// A part of an input: an area that is filled by the color of the part and that of its
  /// background.
  @MainActor
  public struct Part {
    /// The name, for messages.
    let name: String
    /// The role.
    let role: Role
    /// Whether it has few pixels, on a background that may have several colors.
    var isSmall = false
    /// Returns the area, in the picture.
    let area: @MainActor (_ root: Widget) -> Rectangle?
  }

  private let state: String
  private let root: Widget
  private let settle: @MainActor () -> Void

  /// Describes an input in a state.
  ///
  /// - Parameters:
  ///   - state: The state, for messages.
  ///   - root: The widget of which a picture is taken.
  ///   - settle: Waits until it is drawn.
  public init(of state: String, in root: Widget, settle: @escaping @MainActor () -> Void) {
    (self.state, self.root, self.settle) = (state, root, settle)
  }

  /// Describes an input in a state, in a window.
  public init(of state: String, in host: WindowHost) {
    self.init(of: state, in: host.window) { host.settle() }
  }

  /// Fails for each part that has too little contrast in a theme.
  public func check(
    _ parts: [Part], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try GtkTheme.forEach { theme in
      settle()
      let picture = RenderedPicture(try XCTUnwrap(root.makeTexture()))
      for part in parts {
        let what = "\(part.name), \(state), \(theme.title)"
        let area = try XCTUnwrap(part.area(root), what, file: file, line: line)
        let (x, y) = (
          Self.pixels(area.x, area.width, limit: picture.width),
          Self.pixels(area.y, area.height, limit: picture.height)
        )
        let contrast =
          part.isSmall
          ? picture.contrastToMainColor(x: x, y: y) : picture.contrastOfMainColors(x: x, y: y)
        let required = part.role.required(in: theme)
        let found = (contrast * 100).rounded(.down) / 100
        XCTAssertGreaterThanOrEqual(found, required, what, file: file, line: line)
      }
    }
  }

  private static func pixels(_ start: Double, _ length: Double, limit: Int) -> Range<Int> {
    let first = min(max(Int(start.rounded()), 0), limit)
    return first..<min(max(Int((start + length).rounded()), first), limit)
  }
}

extension Rectangle {
  /// Returns the rectangle without its edges, but with at least a fifth of its height.
  fileprivate func reduced(horizontally inset: Double) -> Rectangle {
    let vertical = min(inset, height * 0.4)
    return Rectangle(
      x: x + inset, y: y + vertical, width: width - 2 * inset, height: height - 2 * vertical)
  }
}

@MainActor
extension ContrastSurvey.Part {
  /// The width of the background around a part that belongs to its area, in pixels.
  private static let margin = 2.0

  /// Letters in a widget.
  ///
  /// - Parameters:
  ///   - name: The name, for messages.
  ///   - widget: The widget; what is around it counts as its background.
  ///   - inset: The width of what belongs to the widget and not to its letters, in pixels.
  /// - Returns: The part.
  public static func text(_ name: String, in widget: Widget?, inset: Double = 0) -> Self {
    Self(name: name, role: .text) { root in
      guard inset > 0 else { return around(widget, in: root, margin: margin) }
      return widget?.bounds(in: root)?.reduced(horizontally: inset)
    }
  }

  /// A line, with the background around it.
  public static func line(_ name: String, in widget: Widget?) -> Self {
    Self(name: name, role: .line) { around(widget, in: $0, margin: margin) }
  }

  /// An icon.
  public static func icon(_ name: String, in widget: Widget?) -> Self {
    Self(name: name, role: .line, isSmall: true) { around(widget, in: $0, margin: 0) }
  }

  /// Characters of a text view; those in the middle of the range should be spaces.
  public static func text(_ name: String, in view: TextView, at range: Range<Int>) -> Self {
    Self(name: name, role: .text) { characters(of: view, in: $0, at: range) }
  }

  /// Returns the part that is drawn with characters of a text view, such as a line below them.
  public static func line(_ name: String, in view: TextView, at range: Range<Int>) -> Self {
    Self(name: name, role: .line) { characters(of: view, in: $0, at: range) }
  }

  /// Returns the part that is drawn before a line of a text view, such as the marker of a list.
  public static func icon(
    _ name: String, in view: TextView, before offset: Int, width: Double
  ) -> Self {
    Self(name: name, role: .line, isSmall: true) { root in
      characters(of: view, in: root, at: offset..<offset + 1).map {
        Rectangle(x: $0.x - width, y: $0.y, width: width, height: $0.height)
      }
    }
  }

  /// The border or ring of a widget, compared with what is outside of it and inside of it.
  ///
  /// - Parameters:
  ///   - name: The name, for messages.
  ///   - widget: The widget.
  ///   - height: The height of the part of its left edge that counts, in pixels: less than the
  ///     straight part of a round border, and more than a gap of a dashed one.
  /// - Returns: A part for each side.
  public static func edge(_ name: String, of widget: Widget?, height: Double = 2) -> [Self] {
    [("outside", -3..<1), ("inside", 0..<5)].map { side, columns in
      Self(name: "\(name) to the \(side)", role: .line, isSmall: true) {
        leftEdge(of: widget, in: $0, columns, height)
      }
    }
  }

  private static func around(_ widget: Widget?, in root: Widget, margin: Double) -> Rectangle? {
    widget?.bounds(in: root).map {
      Rectangle(
        x: $0.x - margin, y: $0.y - margin, width: $0.width + 2 * margin,
        height: $0.height + 2 * margin)
    }
  }

  private static func leftEdge(
    of widget: Widget?, in root: Widget, _ columns: Range<Int>, _ height: Double
  ) -> Rectangle? {
    widget?.bounds(in: root).map {
      Rectangle(
        x: $0.x + Double(columns.lowerBound), y: $0.y + ($0.height - height) / 2,
        width: Double(columns.count), height: height)
    }
  }

  private static func characters(
    of view: TextView, in root: Widget, at range: Range<Int>
  ) -> Rectangle? {
    let (first, last) = (
      view.characterRectangle(at: range.lowerBound),
      view.characterRectangle(at: range.upperBound - 1)
    )
    return view.bounds(in: root).map {
      Rectangle(
        x: $0.x + first.x, y: $0.y + first.y, width: last.x + last.width - first.x,
        height: first.height)
    }
  }
}

extension Widget {
  /// Returns the first widget with a style class: this one or a descendant.
  public func descendant(withStyleClass styleClass: String) -> Widget? {
    if hasStyleClass(styleClass) { return self }
    return children.lazy.compactMap { $0.descendant(withStyleClass: styleClass) }.first
  }

  /// Replaces the texts of all labels in the widget by full blocks, whose color is not blended.
  public func fillLabelsWithBlocks() {
    if typeName == "GtkLabel" { self[.label] = "████" }
    for child in children { child.fillLabelsWithBlocks() }
  }
}

extension Property where Owner: Widget, Value == String {
  fileprivate static var label: Self { Property("label") }
}
