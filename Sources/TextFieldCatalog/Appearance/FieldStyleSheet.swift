import GtkCore
import TextMetrics
import WidgetSupport

/// The style sheet of the fields: rules that all have in common, and a class for each configuration
/// in use.
///
/// The class of fields that share a configuration is loaded once. A new configuration restyles its
/// field immediately, because only the class changes.
@MainActor
enum FieldStyleSheet {
  private static var isLoaded = false
  private static var classes: [FieldAppearance: String] = [:]
  /// The appearance that was asked for last, and its class: most fields of an app look alike, and
  /// to compare is faster than to hash.
  private static var last: (appearance: FieldAppearance, name: String)?
  private static var buttonClasses: [ActionButtonConfiguration: String] = [:]

  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    LibraryStyle.add(rules)
  }

  /// The style class of an appearance, whatever its positions are.
  static func styleClass(for placed: FieldAppearance) -> String {
    if let last, last.appearance == placed { return last.name }
    let name = findStyleClass(for: placed)
    last = (placed, name)
    return name
  }

  private static func findStyleClass(for placed: FieldAppearance) -> String {
    var appearance = placed
    appearance.geometry = appearance.kind.appearance.geometry
    if let known = classes[appearance] { return known }
    load()
    let name = "catalog-\(classes.count)"
    classes[appearance] = name
    LibraryStyle.add(rules(for: appearance, selector: "catalogfield.\(name)"))
    return name
  }

  /// The style class of an app's own button.
  static func styleClass(for button: ActionButtonConfiguration) -> String {
    if let known = buttonClasses[button] { return known }
    load()
    let name = "catalog-button-\(buttonClasses.count)"
    buttonClasses[button] = name
    let states = [("", button.normalColor), (":active", button.pressedColor)]
    let rules = states.compactMap { state, color in
      color.map {
        "catalogfield > button.action.\(name)\(state) { color: \($0.css(.line)); }"
      }
    }
    if !rules.isEmpty { LibraryStyle.add(rules.joined(separator: "\n")) }
    return name
  }

  // The button's target is 44 pixels wide, but it draws less than that, so that it does not cover
  // the line. The color of the placeholder is animated together with its position, by the same
  // curve.
  private static var rules: String {
    """
    catalogfield growingtext textview { background: none; }
    catalogfield growingtext textview { color: inherit; caret-color: inherit; }
    catalogfield > entry {
      min-height: 0; padding: 0; border: none; border-radius: 0; outline: none;
      background: none; box-shadow: none;
    }
    catalogfield > entry > text > selection { background-color: alpha(currentColor, 0.2); }
    catalogfield > entry > text:focus-within > selection {
      background-color: @concertina_accent_background; color: @theme_selected_fg_color;
    }
    catalogfield > fieldframe { background: none; }
    catalogfield > .floating { transition: color 250ms ease-in-out; }
    catalogfield > .floating.still { transition: none; }
    fieldline { transition: background-color 250ms ease-in-out; }
    catalogfield > fieldframe { transition: border-color 250ms ease-in-out; }
    catalogfield.refused > fieldframe, catalogfield.refused > fieldline {
      transition-duration: 60ms;
    }
    catalogfield > .hint { transition: opacity 250ms ease-in-out, color 250ms ease-in-out; }
    catalogfield > .hint.empty { opacity: 0; transition: none; }
    catalogfield > .error-icon, catalogfield > .caps-lock, catalogfield > button image {
      -gtk-icon-size: 1.2em;
    }
    catalogfield > .counter { font-size: 82%; font-feature-settings: "tnum"; }
    catalogfield > button {
      min-width: 0; min-height: 0; padding: 0; margin: 0;
      border: 6px solid transparent; border-radius: 12px;
      background-color: transparent; background-image: none; background-clip: padding-box;
      box-shadow: none; -gtk-icon-shadow: none; text-shadow: none;
    }
    catalogfield > button:disabled, catalogfield > button:disabled image {
      -gtk-icon-filter: none;
    }
    catalogfield > button:hover { background-color: alpha(currentColor, 0.1); }
    catalogfield > button:active { background-color: alpha(currentColor, 0.2); }
    catalogfield > button:focus-visible {
      outline: 2px solid \(ThemeColor.readable("concertina_focus", contrast: 3).css(.line));
      outline-offset: -8px;
    }
    """
  }

  private static func rules(for appearance: FieldAppearance, selector: String) -> String {
    var rules: [String] = []
    func css(_ color: ThemeColor, _ contrast: RequiredContrast = .text) -> String {
      color.css(contrast, on: appearance.background.color)
    }
    func add(_ part: String, _ declarations: String) {
      rules.append("\(selector)\(part) { \(declarations) }")
    }
    func add(
      _ part: String, _ property: String, _ colors: ColorConfiguration,
      _ contrast: RequiredContrast = .text
    ) {
      for (state, color) in states(colors) {
        rules.append("\(selector)\(state)\(part) { \(property): \(css(color, contrast)); }")
      }
    }
    // A field that shows an error has its color already.
    func add(refused part: String, _ property: String, _ colors: ColorConfiguration) {
      add(".refused\(part)", "\(property): \(css(colors.error, .line));")
      add(".error.refused\(part)", "\(property): \(css(appearance.text.colors.normal));")
    }
    if let color = appearance.background.color { add("", "background-color: \(color.css);") }
    add(" > .title", font(appearance.titleFont))
    add(" > .title", "color", appearance.placeholder.topColors)
    add(" > .floating, \(selector) > .native", font(appearance.placeholder.bigFont))
    add(" > .floating", "color", appearance.placeholder.bottomColors)
    add(" > .floating.top", "color", appearance.placeholder.topColors)
    add(" > .hint", font(appearance.hint.font))
    add(" > .hint", "color", appearance.hint.colors)
    add(" > .counter", "color", appearance.hint.colors)
    let mistake = "color: \(css(appearance.hint.colors.error));"
    add(" > .hint.refusal, \(selector) > .error-icon, \(selector) > .counter.error", mistake)
    add(" > .remainder", font(appearance.text.font))
    for input in [" > entry", " > growingtext", " > .currency"] {
      add(input, font(appearance.text.font) + " caret-color: \(css(appearance.text.tintColor));")
      add(input, "color", appearance.text.colors)
    }
    // An example of a text must not be mistaken for a text, whatever the state is.
    let example = "color: \(css(appearance.hint.colors.normal));"
    add(
      " > .native, \(selector) > .currency.empty, \(selector) > .remainder", example)
    if let border = appearance.border {
      add(
        " > fieldframe",
        "border-style: solid; border-width: \(max(0, border.width))px;"
          + " border-radius: \(max(0, border.cornerRadius))px;")
      add(" > fieldframe", "border-color", border.colors, .line)
      add(refused: " > fieldframe", "border-color", border.colors)
      add(".disabled > fieldframe", "border-style: dashed;")
    }
    if let line = appearance.line {
      add(" > fieldline", "border-radius: \(max(0, line.cornerRadius))px;")
      add(" > fieldline", "background-color", line.colors, .line)
      add(refused: " > fieldline", "background-color", line.colors)
      let dashes = "background: \(Self.dashes(css(line.colors.disabled, .line)));"
      add(".disabled > fieldline", dashes)
      // The same for a line in a container of the app's.
      let elsewhere = selector.replacing("catalogfield", with: "fieldline")
      rules.append("\(elsewhere) { border-radius: \(max(0, line.cornerRadius))px; }")
      for (state, color) in states(line.colors) {
        rules.append("\(elsewhere)\(state) { background-color: \(css(color, .line)); }")
      }
      rules.append("\(elsewhere).disabled { \(dashes) }")
    }
    let (reveal, clear) = (appearance.passwordMode, appearance.clearButton)
    add(button: ".reveal", reveal.normalColor, reveal.pressedColor)
    add(button: ".action", reveal.normalColor, reveal.pressedColor)
    add(
      button: ".clear", clear.normalColor ?? reveal.normalColor,
      clear.pressedColor ?? reveal.pressedColor)
    func add(button: String, _ normal: ThemeColor, _ pressed: ThemeColor) {
      add(" > button\(button)", "color: \(css(normal, .line));")
      add(" > button\(button):active", "color: \(css(pressed, .line));")
      add(" > button\(button):disabled", "color: \(css(appearance.text.colors.disabled, .line));")
    }
    return rules.joined(separator: "\n")
  }

  /// Returns the background of a disabled line, which is dashed: not every user notices a paler
  /// color.
  private static func dashes(_ color: String) -> String {
    "repeating-linear-gradient(to right, \(color) 0px, \(color) 4px, transparent 4px,"
      + " transparent 8px)"
  }

  /// The style class of each state; an error comes last and therefore takes precedence.
  private static func states(_ colors: ColorConfiguration) -> [(String, ThemeColor)] {
    [
      ("", colors.normal), (".active", colors.active), (".disabled", colors.disabled),
      (".error", colors.error),
    ]
  }

  private static func font(_ font: TextFont) -> String {
    if let percent = font.percentOfUserSize {
      return "font-size: \(percent)%;" + (font == .headline ? " font-weight: bold;" : "")
    }
    guard case .description(let text) = font else { return "" }
    return FontDescription(text).cssDeclarations
  }
}
