import RichTextModel
import WidgetSupport

/// What text looks like that says nothing else; none of it becomes a part of the content.
extension EditorView {
  /// The font of the text.
  public var font: TextFont {
    get { area.font }
    set { area.font = newValue }
  }

  /// The colour of the text; nil: the theme's, which knows light and dark.
  public var textColor: TextColor? {
    get { implementation.looks.textColor }
    set { implementation.looks.textColor = newValue }
  }

  /// The ground of the editor; nil: the theme's.
  public var backgroundColor: TextColor? {
    get { implementation.looks.backgroundColor }
    set { implementation.looks.backgroundColor = newValue }
  }

  /// How paragraphs are set that have no format of their own.
  public var paragraphStyle: ParagraphFormat {
    get { implementation.looks.paragraphFormat }
    set { implementation.looks.paragraphFormat = newValue }
  }
}
