import CConcertinaGtk
import GtkCore
import XCTest

@testable import PlaygroundKit

/// A widget that not everybody can use, and the same one as it should be, as objects of GtkBuilder.
///
/// The widget is called `fault`, also where it is as it should be.
struct PlantedFault: Sendable {
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
      name, rule, faulty: object(type, faulty + inside), sound: object(type, sound + inside))
  }

  /// Faults of all kinds, in both appearances.
  static let all =
    buttons + inputs + displays + colors + [
      PlantedFault(
        "two tiny buttons side by side", .target,
        faulty: "<object class=\"GtkBox\">\(tiny("fault"))\(tiny("beside"))</object>",
        sound: """
          <object class="GtkBox"><property name="spacing">30</property>\(tiny("fault"))\
          \(tiny("beside"))</object>
          """),
      PlantedFault(
        "a button that takes no focus", .focus, "GtkButton", property("label", "No key"),
        faulty: property("focusable", "0"), sound: ""),
      PlantedFault(
        "an entry that the keyboard cannot reach", .focus, "GtkEntry", label,
        faulty: property("can-focus", "0"), sound: ""),
      PlantedFault(
        "a switch that takes no focus", .focus, "GtkSwitch", label + natural,
        faulty: property("focusable", "0"), sound: ""),
    ]

  private static let icon = property("icon-name", "user-trash-symbolic")
  private static let label = """
    <accessibility><property name="label">Named</property></accessibility>
    """
  private static let natural = property("halign", "start") + property("valign", "center")
  private static let tooltip = property("tooltip-text", "Delete")

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
        <child><object class="GtkLabel">\(property("label", "Delete"))\(property("visible", "0"))\
        </object></child></object></child>
        """,
      sound: """
        <child><object class="GtkBox"><child><object class="GtkImage">\(icon)</object></child>\
        <child><object class="GtkLabel">\(property("label", "Delete"))</object></child>\
        </object></child>
        """),
    PlantedFault(
      "an icon in a menu button", .name, "GtkMenuButton",
      "<property name=\"popover\"><object class=\"GtkPopover\"/></property>", faulty: icon,
      sound: property("label", "Menu")),
    PlantedFault(
      "a check button without a label", .name, "GtkCheckButton", sound: property("label", "Loud")),
    PlantedFault("a switch without a name", .name, "GtkSwitch", natural, sound: label),
    PlantedFault(
      "an expander without a title", .name, "GtkExpander", sound: property("label", "More")),
  ]

  private static let inputs = [
    PlantedFault("an entry without a name", .name, "GtkEntry", sound: label),
    PlantedFault("a password without a name", .name, "GtkPasswordEntry", sound: label),
    PlantedFault(
      "a search without a name", .name, "GtkSearchEntry", property("placeholder-text", "Find"),
      sound: label),
    PlantedFault("a number without a name", .name, "GtkSpinButton", sound: label),
    PlantedFault(
      "a slider without a name", .name, "GtkScale", property("width-request", "90"), sound: label),
    PlantedFault(
      "a choice without a name", .name, "GtkDropDown",
      """
      <property name="model"><object class="GtkStringList"><items><item>one</item></items>\
      </object></property>
      """, sound: label),
    PlantedFault(
      "a text without a name", .name, "GtkTextView", property("width-request", "90"), sound: label),
  ]

  private static let displays = [
    PlantedFault("an image without a description", .name, "GtkImage", icon, sound: label),
    PlantedFault(
      "an image that is decoration", .name, "GtkImage", icon,
      sound: property("accessible-role", "presentation")),
    PlantedFault(
      "a picture without a description", .name, "GtkPicture",
      property("width-request", "40") + property("height-request", "30"),
      sound: property("alternative-text", "A cat")),
    PlantedFault("a progress bar without a name", .name, "GtkProgressBar", sound: label),
    PlantedFault("a level bar without a name", .name, "GtkLevelBar", sound: label),
  ]

  private static let text = property("label", "Letters to read")

  private static let colors = [
    PlantedFault(
      "faint text", .contrast, "GtkLabel", text,
      faulty: foreground("#8a8a8a") + style("planted-gray"), sound: ""),
    PlantedFault(
      "text as dark as its background", .contrast, "GtkLabel", text + style("planted-dark"),
      faulty: foreground("#333333"), sound: foreground("#ffffff")),
    PlantedFault(
      "faded text", .contrast, "GtkLabel", text, faulty: property("opacity", "0.35"), sound: ""),
    PlantedFault(
      "faint text in a button", .contrast,
      faulty: """
        <object class="GtkButton">\(property("name", "fault"))<child><object class="GtkLabel">\
        \(text)\(property("opacity", "0.3"))</object></child></object>
        """,
      sound: """
        <object class="GtkButton">\(property("name", "fault"))<child><object class="GtkLabel">\
        \(text)</object></child></object>
        """),
    PlantedFault(
      "faint text in an entry", .contrast, "GtkEntry", property("text", "Letters") + label,
      faulty: foreground("#999999") + style("planted-gray"), sound: ""),
    PlantedFault(
      "faint text in a text view", .contrast, "GtkTextView",
      """
      \(property("width-request", "90"))<property name="buffer"><object class="GtkTextBuffer">\
      \(property("text", "Letters"))</object></property>\(label)
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
    .planted-faint text { color: #999999; background: #777777; }
    .planted-gradient {
      color: #ffffff; background-image: linear-gradient(to right, #000000, #dddddd);
    }
    .planted-even { color: #ffffff; background-image: linear-gradient(to right, #000000, #444444); }
    .planted-tiny { min-width: 8px; min-height: 8px; padding: 0; }
    """

  private static func tiny(_ name: String) -> String {
    """
    <child><object class="GtkButton">\(property("name", name))\(style("planted-tiny"))\(natural)\
    \(label)</object></child>
    """
  }

  private static func foreground(_ color: String) -> String {
    "<attributes><attribute name=\"foreground\" value=\"\(color)\"/></attributes>"
  }

  private static func style(_ name: String) -> String {
    "<style><class name=\"\(name)\"/></style>"
  }
}

private func property(_ name: String, _ value: String) -> String {
  "<property name=\"\(name)\">\(value)</property>"
}

private func object(_ type: String, _ inside: String) -> String {
  "<object class=\"\(type)\">\(property("name", "fault"))\(inside)</object>"
}
