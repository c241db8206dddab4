@testable import PlaygroundKit

/// A widget that not everybody can use, and the same one as it should be, as objects of GtkBuilder.
///
/// The widget is called `fault`, also where it is as it should be.
struct PlantedFault: Sendable {
  private typealias D = Described

  let name: String
  let rule: AccessibilityFinding.Rule
  let faulty: String
  let sound: String

  private init(
    _ name: String, _ rule: AccessibilityFinding.Rule, faulty: String, sound: String
  ) {
    (self.name, self.rule, self.faulty, self.sound) = (name, rule, faulty, sound)
  }

  /// A fault of a class whose properties are the same in both, but for some.
  private init(
    _ name: String, _ rule: AccessibilityFinding.Rule, _ type: String, _ inside: String = "",
    faulty: String = "", sound: String
  ) {
    self.init(
      name, rule, faulty: D.object(type, Self.fault + faulty + inside),
      sound: D.object(type, Self.fault + sound + inside))
  }

  /// Faults of all kinds, in both appearances.
  static let all =
    buttons + inputs + displays + colors + [
      PlantedFault(
        "a tiny button beside another one", .target,
        faulty: """
          <object class="GtkBox">\(tiny)<child><object class="GtkButton">\
          \(D.property("label", "Beside"))</object></child></object>
          """,
        sound: """
          <object class="GtkBox">\(D.property("spacing", "30"))\(tiny)<child>\
          <object class="GtkButton">\(D.property("label", "Beside"))</object></child></object>
          """),
      PlantedFault(
        "a button that takes no focus", .focus, "GtkButton", D.property("label", "No key"),
        faulty: D.property("focusable", "0"), sound: ""),
      PlantedFault(
        "an entry that the keyboard cannot reach", .focus, "GtkEntry", label,
        faulty: D.property("can-focus", "0"), sound: ""),
      PlantedFault(
        "a switch that takes no focus", .focus, "GtkSwitch", label + natural,
        faulty: D.property("focusable", "0"), sound: ""),
    ]

  private static let fault = D.property("name", "fault")
  private static let icon = D.property("icon-name", "user-trash-symbolic")
  private static let label = D.label
  private static let natural = D.property("halign", "start") + D.property("valign", "center")
  private static let tooltip = D.property("tooltip-text", "Delete")

  private static let buttons = [
    PlantedFault("an icon in a button", .name, "GtkButton", icon, sound: tooltip),
    PlantedFault("an icon in a toggle button", .name, "GtkToggleButton", icon, sound: label),
    PlantedFault(
      "an image in a button", .name, "GtkButton",
      "<child><object class=\"GtkImage\">\(icon)</object></child>", sound: tooltip),
    PlantedFault(
      "an icon with a hidden label in a button", .name, "GtkButton",
      faulty: """
        <child><object class="GtkBox"><child><object class="GtkImage">\(icon)</object></child>\
        <child><object class="GtkLabel">\(D.property("label", "Delete"))\
        \(D.property("visible", "0"))</object></child></object></child>
        """,
      sound: """
        <child><object class="GtkBox"><child><object class="GtkImage">\(icon)</object></child>\
        <child><object class="GtkLabel">\(D.property("label", "Delete"))</object></child>\
        </object></child>
        """),
    PlantedFault(
      "an icon in a menu button", .name, "GtkMenuButton",
      "<property name=\"popover\"><object class=\"GtkPopover\"/></property>", faulty: icon,
      sound: D.property("label", "Menu")),
    PlantedFault(
      "a check button without a label", .name, "GtkCheckButton",
      sound: D.property("label", "Loud")),
    PlantedFault("a switch without a name", .name, "GtkSwitch", natural, sound: label),
    PlantedFault(
      "an expander without a title", .name, "GtkExpander", sound: D.property("label", "More")),
  ]

  private static let inputs = [
    PlantedFault("an entry without a name", .name, "GtkEntry", sound: label),
    PlantedFault("a password without a name", .name, "GtkPasswordEntry", sound: label),
    PlantedFault(
      "a search without a name", .name, "GtkSearchEntry", D.property("placeholder-text", "Find"),
      sound: label),
    PlantedFault("a number without a name", .name, "GtkSpinButton", sound: label),
    PlantedFault(
      "a slider without a name", .name, "GtkScale", D.property("width-request", "90"),
      sound: label),
    PlantedFault(
      "a choice without a name", .name, "GtkDropDown",
      """
      <property name="model"><object class="GtkStringList"><items><item>one</item></items>\
      </object></property>
      """, sound: label),
    PlantedFault(
      "a text without a name", .name, "GtkTextView", D.property("width-request", "90"), sound: label
    ),
  ]

  private static let displays = [
    PlantedFault("an image without a description", .name, "GtkImage", icon, sound: label),
    PlantedFault(
      "an image that is decoration", .name, "GtkImage", icon,
      sound: D.property("accessible-role", "presentation")),
    PlantedFault(
      "a picture without a description", .name, "GtkPicture",
      D.property("width-request", "40") + D.property("height-request", "30"),
      sound: D.property("alternative-text", "A cat")),
    PlantedFault("a progress bar without a name", .name, "GtkProgressBar", sound: label),
    PlantedFault("a level bar without a name", .name, "GtkLevelBar", sound: label),
  ]

  private static let text = D.property("label", "Letters to read")

  private static let colors = [
    PlantedFault(
      "faint text", .contrast, "GtkLabel", text,
      faulty: foreground("#8a8a8a") + style("planted-gray"), sound: ""),
    PlantedFault(
      "text as dark as its background", .contrast, "GtkLabel", text + style("planted-dark"),
      faulty: foreground("#333333"), sound: foreground("#ffffff")),
    PlantedFault(
      "faded text", .contrast, "GtkLabel", text, faulty: D.property("opacity", "0.35"), sound: ""),
    PlantedFault(
      "faint text in a button", .contrast,
      faulty: """
        <object class="GtkButton">\(D.property("name", "fault"))<child><object class="GtkLabel">\
        \(text)\(D.property("opacity", "0.3"))</object></child></object>
        """,
      sound: """
        <object class="GtkButton">\(D.property("name", "fault"))<child><object class="GtkLabel">\
        \(text)</object></child></object>
        """),
    PlantedFault(
      "faint text in an entry", .contrast, "GtkEntry", D.property("text", "Letters") + label,
      faulty: foreground("#999999") + style("planted-gray"), sound: ""),
    PlantedFault(
      "faint text in a text view", .contrast, "GtkTextView",
      """
      \(D.property("width-request", "90"))\(D.property("height-request", "30"))\
      <property name="buffer"><object class="GtkTextBuffer">\
      \(D.property("text", "Letters"))</object></property>\(label)
      """, faulty: style("planted-faint"), sound: ""),
    PlantedFault(
      "text on a gradient", .contrast, "GtkLabel", text, faulty: style("planted-gradient"),
      sound: style("planted-even")),
    PlantedFault(
      "text in the color of its background", .contrast, "GtkLabel", text + style("planted-dark"),
      faulty: foreground("#000000"), sound: foreground("#cccccc")),
  ]

  /// The style of the faults and of what they are compared with.
  static let css = """
    .planted-gray { background: #777777; }
    .planted-dark { background: #000000; }
    .planted-faint, .planted-faint text { color: #999999; background: #777777; }
    .planted-gradient {
      color: #ffffff; background-image: linear-gradient(to right, #000000, #dddddd);
    }
    .planted-even { color: #ffffff; background-image: linear-gradient(to right, #000000, #444444); }
    .planted-tiny { min-width: 8px; min-height: 8px; padding: 0; }
    """

  private static let tiny = """
    <child><object class="GtkButton">\(D.property("name", "fault"))\(style("planted-tiny"))\
    \(natural)\(label)</object></child>
    """

  private static func foreground(_ color: String) -> String {
    "<attributes><attribute name=\"foreground\" value=\"\(color)\"/></attributes>"
  }

  private static func style(_ name: String) -> String {
    "<style><class name=\"\(name)\"/></style>"
  }
}
