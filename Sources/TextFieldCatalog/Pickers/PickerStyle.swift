import WidgetSupport

/// The style sheet of pickers.
@MainActor
enum PickerStyle {
  private static var isLoaded = false

  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    LibraryStyle.add(rules)
  }

  // A row is as high as in TextFieldsCatalog. The bar has the popover's background, and a line
  // below it.
  private static let rules = """
    popover.field-picker > contents { padding: 0; }
    .picker-bar { padding: 6px; border-bottom: 1px solid @borders; }
    .field-picker calendar { border: none; margin: 6px; background: none; }
    .field-picker calendar > grid > label.day-number.other-month,
    .field-picker calendar > grid > label.day-number:disabled { color: @concertina_disabled_text; }
    .field-picker calendar > grid > label.day-number:disabled { text-decoration: line-through; }
    .field-picker calendar > grid > label.day-number:selected, .field-picker list > row:selected {
      background-color: @concertina_accent_background; color: @theme_selected_fg_color;
    }
    .picker-bar > button.suggested-action:not(:hover):not(:active) {
      background-image: image(@concertina_accent_background); color: @theme_selected_fg_color;
    }
    .field-picker list { background: none; }
    .field-picker list > row { min-height: 34px; padding: 0 12px; }
    """
}
