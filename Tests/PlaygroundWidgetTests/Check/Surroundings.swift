/// What widgets are in, as objects of GtkBuilder with one more child.
struct Surroundings: Sendable {
  let name: String
  private let before: String
  private let after: String

  private init(_ name: String, _ before: String, _ after: String) {
    (self.name, self.before, self.after) = (name, before, after)
  }

  /// Whether there are links in it.
  var hasLinks: Bool { before.contains("&lt;a ") }

  /// Returns the objects with another one in them.
  func around(_ object: String) -> String { before + object + after }

  /// Surroundings of all kinds, in which everybody can use everything.
  static let all = [
    Surroundings("box", open("GtkBox") + sibling(label) + "<child>", "</child></object>"),
    Surroundings("grid", open("GtkGrid") + "<child>", "</child></object>"),
    Surroundings(
      "scrolled window",
      open("GtkScrolledWindow", ["height-request": "120"]) + "<child>" + open("GtkBox") + "<child>",
      "</child></object></child></object>"),
    Surroundings(
      "expander", open("GtkExpander", ["label": "More", "expanded": "1"]) + "<child>",
      "</child></object>"),
    Surroundings(
      "page of a notebook",
      open("GtkNotebook") + "<child>" + open("GtkBox") + "<child>",
      "</child></object></child><child type=\"tab\">" + label + "</child></object>"),
    Surroundings(
      "row of a list",
      open("GtkListBox") + sibling(label) + "<child>" + open("GtkBox", ["height-request": "40"])
        + sibling(label) + "<child>",
      "</child></object></child></object>"),
    Surroundings(
      "header bar", open("GtkHeaderBar", ["show-title-buttons": "1"]) + "<child>",
      "</child></object>"),
    Surroundings(
      "beside a popover's button",
      open("GtkBox", ["spacing": "20"]) + "<child>" + open("GtkMenuButton", ["label": "Menu"])
        + "<property name=\"popover\"><object class=\"GtkPopover\"/></property></object></child>"
        + "<child>",
      "</child></object>"),
    // The child of a frame is named by its label.
    Surroundings(
      "frame", open("GtkFrame", ["label": "Group"]) + "<child>" + open("GtkBox") + "<child>",
      "</child></object></child></object>"),
    Surroundings(
      "page of a stack", open("GtkStack") + "<child>", "</child></object>"),
    Surroundings(
      "behind a label with two links",
      open("GtkBox", ["orientation": "vertical"])
        + sibling(
          open("GtkLabel", ["use-markup": "1", "label": links]) + "</object>")
        + "<child>", "</child></object>"),
    Surroundings(
      "center of a box", open("GtkCenterBox") + "<child type=\"center\">", "</child></object>"),
    Surroundings("overlay", open("GtkOverlay") + "<child>", "</child></object>"),
    Surroundings(
      "pane",
      open("GtkPaned") + "<property name=\"start-child\">" + label
        + "</property><property name=\"end-child\">" + open("GtkBox") + "<child>",
      "</child></object></property></object>"),
  ]

  private static let label =
    open("GtkLabel", ["label": "Beside", "height-request": "30"]) + "</object>"
  private static let links = "read " + link("a") + " " + link("b")

  private static func link(_ name: String) -> String {
    "&lt;a href=\"https://\(name).example\"&gt;\(name)&lt;/a&gt;"
  }

  private static func open(_ type: String, _ properties: [String: String] = [:]) -> String {
    "<object class=\"\(type)\">"
      + properties.map { "<property name=\"\($0)\">\($1)</property>" }.joined()
  }

  private static func sibling(_ object: String) -> String { "<child>\(object)</child>" }
}
