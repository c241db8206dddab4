import GtkCore

/// The style sheets of the package's widgets, each loaded once.
///
/// Their priority is above the theme's and below the app's, and they take every color from the
/// theme, so that light, dark and high contrast need no rules of their own. A system of the package
/// (AutoHeightEditor, for one) describes its rules as a ``Sheet`` and loads it when a widget is
/// created:
///
///     extension LibraryStyle.Sheet {
///       static let notes = LibraryStyle.Sheet(
///         "notes", rules: "notes { border: 1px solid @concertina_field_border; }")
///     }
///     LibraryStyle.load(.notes)
///
/// ## Colors
/// The colors that fields of all systems share have names. An app can redefine them. Most are mixed
/// until they are readable (``ReadableColors``).
///
/// | name | for |
/// | --- | --- |
/// | `concertina_field_background` | the background of text |
/// | `concertina_field_border` | the line around a field, or below it |
/// | `concertina_focus` | the ring and the border of the field with the focus |
/// | `concertina_disabled_text` | the text of a disabled field |
/// | `concertina_disabled_background` | the background of a disabled field |
/// | `concertina_disabled_border` | the line around a disabled field |
/// | `concertina_error_text` | error messages |
/// | `concertina_link` | links in a text |
/// | `concertina_misspelled` | the line below misspelled words |
/// | `concertina_placeholder` | placeholders in an entry |
/// | `concertina_accent_background` | what is selected, and the button that is suggested |
///
/// ## Targets
/// Where a display is only touched, windows have the style class `coarse-pointer`, and buttons of
/// toolbars and bars are at least 44 pixels wide and high.
@MainActor
package enum LibraryStyle {
  /// The rules of one system, with a name that identifies them.
  package struct Sheet: Sendable {
    /// The name; of two sheets with the same name only the first is loaded.
    package let name: String
    /// The colors that the rules need, with their names.
    package let colors: [(name: String, color: ReadableColor)]
    /// The rules, as CSS.
    package let rules: String

    /// Describes rules without loading them.
    package init(
      _ name: String, colors: [(name: String, color: ReadableColor)] = [], rules: String
    ) {
      self.name = name
      self.colors = colors
      self.rules = rules
    }
  }

  private static var loaded: [String: StyleSheet] = [:]
  private static var added: [StyleSheet] = []

  /// Loads the shared rules and colors; called by the widgets that need them.
  package static func load() { putInForce(.shared) }

  /// Loads the rules of a system, unless they are loaded already.
  package static func load(_ sheet: Sheet) {
    // Of two sheets with the same priority the later one wins: load the shared rules first.
    load()
    putInForce(sheet)
  }

  /// Adds rules without a name; call it only once for the same rules.
  package static func add(_ css: String) {
    load()
    added.append(StyleSheet(css: css, priority: .library))
  }

  private static func putInForce(_ sheet: Sheet) {
    guard loaded[sheet.name] == nil else { return }
    ReadableColors.define(sheet.colors)
    loaded[sheet.name] = StyleSheet(css: sheet.rules, priority: .library)
  }
}

extension LibraryStyle.Sheet {
  // A color halfway between background and text keeps a border at 3:1 against both the field and
  // the window, light and dark.
  static let sharedColors: [(name: String, color: ReadableColor)] = [
    (
      "concertina_field_border",
      .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.55), .roundLine)
    ),
    // A little more than 3: a ring is drawn on its border.
    ("concertina_focus", .onAnyBackground("theme_selected_bg_color", RequiredContrast(3.05))),
    ("concertina_disabled_text", .onDisabledBackground("insensitive_fg_color", .text)),
    (
      "concertina_disabled_border",
      .onDisabledBackground(.mixed("insensitive_bg_color", "insensitive_fg_color", 0.5), .roundLine)
    ),
    ("concertina_error_text", .onAnyBackground("error_color", .text)),
    (
      "concertina_link",
      .onAnyBackground(.mixed("theme_selected_bg_color", "theme_text_color", 0.45), .text)
    ),
    ("concertina_misspelled", .onAnyBackground(.fixed(SpellingMarks.usualColor), .line)),
    (
      "concertina_placeholder",
      .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.7), .text)
    ),
    (
      "concertina_accent_background",
      ReadableColor(
        "theme_selected_bg_color", .text, against: ["theme_selected_fg_color"],
        toward: ["theme_text_color", "theme_base_color"])
    ),
  ]

  // The text view has no background: its parent draws it, below the padding too. The placeholder
  // has to be readable (4.5:1), which the theme's own half-transparent one is not. A slider as
  // short as this fits into an area of two lines.
  fileprivate static let shared = LibraryStyle.Sheet(
    "", colors: sharedColors,
    rules: """
      @define-color concertina_field_background @theme_base_color;
      @define-color concertina_disabled_background @insensitive_bg_color;
      growingtext textview, growingtext textview > text { background: none; }
      growingtext > .placeholder { color: alpha(currentColor, 0.7); }
      growingtext:disabled > .placeholder { color: currentColor; }
      growingtext > scrollbar { background: none; border: none; }
      growingtext > scrollbar.overlay-indicator slider { min-height: 20px; }
      \(targets.map { ".\(CoarsePointer.styleClass) \($0) button" }.joined(separator: ", ")) {
        min-width: 44px; min-height: 44px;
      }
      """)

  /// What has buttons that are as large as a finger where people point with one.
  private static let targets = [
    "attachmentstrip", "expandabletoolbar", "findbar", "overflowrow", "pendingmessage",
    "stylechooser",
  ]
}

extension ReadableColor {
  /// A color in a field that is disabled, or in a window.
  fileprivate static func onDisabledBackground(
    _ source: ColorSource, _ contrast: RequiredContrast
  ) -> ReadableColor {
    ReadableColor(
      source, contrast,
      against: ["concertina_disabled_background", "theme_bg_color", "theme_base_color"],
      toward: ["theme_text_color"])
  }
}
