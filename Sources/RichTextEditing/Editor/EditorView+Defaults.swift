import RichTextModel
import WidgetSupport

/// The default attributes of text; none of them becomes part of the content.
extension EditorView {
  /// The font of the text.
  public var font: TextFont {
    get { area.font }
    set { area.font = newValue }
  }

  /// The color of the text; nil for the theme's, which follows light and dark.
  public var textColor: TextColor? {
    get { implementation.defaults.textColor }
    set { implementation.defaults.textColor = newValue }
  }

  /// The background color of the editor; nil for the theme's.
  public var backgroundColor: TextColor? {
    get { implementation.defaults.backgroundColor }
    set { implementation.defaults.backgroundColor = newValue }
  }

  /// The format of paragraphs without one of their own.
  public var paragraphStyle: ParagraphFormat {
    get { implementation.defaults.paragraphFormat }
    set { implementation.defaults.paragraphFormat = newValue }
  }
}
