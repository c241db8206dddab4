import WidgetSupport

extension AutoHeightEditor {
  /// What an editor looks like in a design that has a few kinds of them.
  public struct Style: Hashable, Sendable {
    /// Whether there is a border with round corners.
    public var hasBorder: Bool
    /// The number of lines at which the editor stops growing.
    public var maxLine: Int
    /// Shown while there is no text.
    public var placeholder: String

    /// Describes a kind of editor.
    public init(hasBorder: Bool, maxLine: Int = 5, placeholder: String = "") {
      self.hasBorder = hasBorder
      self.maxLine = maxLine
      self.placeholder = placeholder
    }

    /// With a border, up to five lines.
    public static let bordered = Style(hasBorder: true)
    /// Without a border, up to five lines.
    public static let plain = Style(hasBorder: false)
  }

  /// Makes an editor of a kind, which is always enabled and matches nothing.
  ///
  ///     let editor = AutoHeightEditor(style: .bordered, text: $text)
  ///
  /// - Parameters:
  ///   - style: Its kind; an app describes its own ones as values.
  ///   - text: The text, read and written.
  ///   - font: One of the eleven text styles, or a Pango font description.
  ///   - lineSpace: The space between lines in pixels; negative or no number at all is none.
  public convenience init(
    style: Style, text: Binding<String>, font: TextFont = .body, lineSpace: Double = 2
  ) {
    self.init(
      text: text, font: font, lineSpace: lineSpace, maxLine: style.maxLine,
      hasBorder: style.hasBorder, isEnabled: .constant(true), disabledPlaceholder: "",
      regExpUse: .none, placeholder: style.placeholder)
  }
}
