import WidgetSupport

extension LibraryStyle.Sheet {
  // There is always a border, transparent if need be, so that switching it moves nothing.
  /// The rules of the editor.
  static let editor = LibraryStyle.Sheet(
    "editor",
    rules: """
      autoheighteditor > growingtext {
        padding: 10px;
        border: 1px solid transparent;
        border-radius: 20px;
        color: @theme_text_color;
        caret-color: currentColor;
      }
      autoheighteditor.bordered > growingtext {
        border-color: @concertina_field_border;
        background-color: @concertina_field_background;
      }
      autoheighteditor.bordered:focus-within > growingtext {
        outline: 2px solid @concertina_focus;
        outline-offset: -2px;
        border-color: @concertina_focus;
      }
      autoheighteditor > growingtext:disabled {
        color: @concertina_disabled_text;
      }
      autoheighteditor.bordered > growingtext:disabled {
        background-color: @concertina_disabled_background;
        border-color: @concertina_disabled_border;
      }
      """)
}
