import WidgetSupport

extension LibraryStyle.Sheet {
  // The theme's own buttons have less contrast than text needs, except below the pointer. The bar's
  // line is a shadow rather than a border: a border would add to its height.
  //
  // The button of an attachment is aligned with the label's baseline, and with large text extends
  // below it; a scroller in GTK 4.8 does not take that into account when it is measured.
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
      attachmentstrip .attachment {
        min-height: 1.8em;
        padding: 3px 3px 3px 10px;
        border-radius: 9999px;
        background-color: alpha(@theme_fg_color, 0.1);
      }
      attachmentstrip .attachment > button { min-width: 24px; min-height: 24px; padding: 0; }
      expandabletoolbar .notice { color: @concertina_error_text; }
      expandabletoolbar .status { color: @concertina_placeholder; font-size: 90%; }
      expandabletoolbar .status.error { color: @concertina_error_text; }
      expandabletoolbar pendingmessage button { min-height: 24px; padding: 2px 8px; }
      expandabletoolbar pendingmessage button.image-button { min-width: 24px; padding: 2px 4px; }
      expandabletoolbar pendingmessage button.image-button image { -gtk-icon-size: 1.2em; }
      expandabletoolbar > .counter { font-size: 82%; font-feature-settings: "tnum"; }
      expandabletoolbar > .counter.over { color: @concertina_error_text; }
      """)
}
