import WidgetSupport

extension LibraryStyle.Sheet {
  // The theme's own buttons have less contrast than text needs, except below the pointer. The bar's
  // line is a shadow rather than a border: a border would add to its height.
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
      expandabletextview > growingtext > textview:disabled { color: inherit; }
      expandabletoolbar {
        background-color: @theme_bg_color;
        box-shadow: inset 0 1px @borders;
      }
      expandabletoolbar > button.suggested-action:not(:hover):not(:active):not(:disabled) {
        background-image: image(@concertina_accent_background);
        color: @theme_selected_fg_color;
      }
      expandabletoolbar > button:disabled, expandabletoolbar > .counter:disabled {
        color: @concertina_disabled_text;
      }
      expandabletoolbar > .notice { color: @concertina_error_text; }
      expandabletoolbar > .counter { font-feature-settings: "tnum"; }
      expandabletoolbar > .counter.over { color: @concertina_error_text; }
      """)
}
