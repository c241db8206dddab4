import DataBinding
import WidgetSupport

extension AutoHeightEditor {
  /// The appearance and size of a kind of editor, for designs that have a few kinds.
  public struct Style: Hashable, Sendable {
    /// Whether there is a border with round corners.
    public var hasBorder: Bool
    /// The number of lines at which the editor stops growing.
    public var maxLines: Int
    /// The text to show while the editor is empty.
    public var placeholder: String

    /// Creates a style for a kind of editor.
    public init(hasBorder: Bool, maxLines: Int = 5, placeholder: String = "") {
      self.hasBorder = hasBorder
      self.maxLines = maxLines
      self.placeholder = placeholder
    }

    /// With a border, up to five lines.
    public static let bordered = Style(hasBorder: true)
    /// Without a border, up to five lines.
    public static let plain = Style(hasBorder: false)
  }

  /// Creates an editor of a given style, which is always enabled and matches no pattern.
  ///
  ///     @State var text = ""
  ///     let editor = AutoHeightEditor(style: .bordered, text: $text)
  ///
  /// - Parameters:
  ///   - style: The kind of editor; an app defines its own kinds as values.
  ///   - text: The text, which the editor reads and writes.
  ///   - font: One of the eleven text styles, or a Pango font description.
  ///   - lineSpace: The space between lines in pixels; a negative value or NaN means none.
  public convenience init(
    style: Style, text: Binding<String>, font: TextFont = .body, lineSpace: Double = 2
  ) {
    self.init(
      text: text, font: font, lineSpacing: lineSpace, maxLines: style.maxLines,
      hasBorder: style.hasBorder, placeholder: style.placeholder)
  }
}
