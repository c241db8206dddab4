import WidgetSupport

extension LibraryStyle.Sheet {
  // The bar's line is a shadow rather than a border: a border would add to its height.
  /// The rules of the composer's widgets.
  static let composer = LibraryStyle.Sheet(
    "composer",
    rules: """
      expandabletextview > growingtext {
        padding: 6px 10px;
        border: 1px solid @concertina_field_border;
        border-radius: 6px;
        background-color: @concertina_field_background;
        color: @theme_text_color;
        caret-color: currentColor;
      }
      expandabletextview:focus-within > growingtext {
        outline: 2px solid @concertina_focus;
        outline-offset: -2px;
        border-color: @concertina_focus;
      }
      expandabletextview > growingtext:disabled {
        color: @concertina_disabled_text;
        background-color: @concertina_disabled_background;
        border-color: @concertina_disabled_border;
      }
      expandabletoolbar {
        background-color: @theme_bg_color;
        box-shadow: inset 0 1px @borders;
      }
      expandabletoolbar > .notice { color: @concertina_error_text; }
      expandabletoolbar > .counter { font-size: 82%; font-feature-settings: "tnum"; }
      expandabletoolbar > .counter.over { color: @concertina_error_text; }
      """)
}
