/// The content of widgets of GTK's classes, as `.ui` files have it.
enum SampleInterfaces {
  /// What is in the element of an object, by the name of its class.
  static let content: [String: String] = [
    "GtkActionBar": child(button("Button"), "start") + child(label("Action bar"), "center"),
    "GtkAppChooserButton": property("content-type", "text/plain"),
    "GtkAppChooserWidget": property("content-type", "text/plain"),
    "GtkAspectFrame": child(label("Aspect frame")),
    "GtkBox": property("spacing", "6") + labels.map { child($0) }.joined(),
    "GtkButton": property("label", "Button"),
    "GtkCenterBox": child(label("Start"), "start") + child(label("Center"), "center")
      + child(label("End"), "end"),
    "GtkCheckButton": property("label", "Check button"),
    "GtkDrawingArea": property("content-width", "120") + property("content-height", "80"),
    "GtkEditableLabel": property("text", "Editable label"),
    "GtkExpander": property("label", "Expander") + child(label("Content")),
    "GtkFixed": child(label("Fixed")),
    "GtkFlowBox": labels.map { child($0) }.joined(),
    "GtkFlowBoxChild": child(label("Flow box child")),
    "GtkFrame": property("label", "Frame") + child(label("Content")),
    "GtkGraphicsOffload": property("child", label("Graphics offload")),
    "GtkGrid": property("row-spacing", "6") + property("column-spacing", "12")
      + cell("One", 0, 0) + cell("Two", 1, 0) + cell("Three", 0, 1) + cell("Four", 1, 1),
    "GtkHeaderBar": property("show-title-buttons", "false")
      + property("title-widget", label("Header bar")) + child(button("Button"), "start"),
    "GtkImage": property("icon-name", "edit-find-symbolic") + property("pixel-size", "32"),
    "GtkInfoBar": child(label("Info bar")),
    "GtkInscription": property("text", "Inscription") + property("min-chars", "12"),
    "GtkLabel": property("label", "Label"),
    "GtkLevelBar": property("value", "0.5"),
    "GtkLinkButton": property("label", "Link button") + property("uri", "https://example.org"),
    "GtkListBox": labels.map { child($0) }.joined(),
    "GtkListBoxRow": child(label("List box row")),
    "GtkLockButton": "",
    "GtkMenuButton": property("label", "Menu button"),
    "GtkNotebook": tab("One") + tab("Two"),
    "GtkGLArea": property("width-request", "120") + property("height-request", "80"),
    "GtkOverlay": child(object("GtkLabel", property("label", "Below") + large))
      + child(centered("GtkButton", property("label", "Overlay")), "overlay"),
    "GtkPaned": property("start-child", label("Start")) + property("end-child", label("End")),
    // Its picture is drawn.
    "GtkPicture": property("can-shrink", "false"),
    "GtkProgressBar": property("fraction", "0.5"),
    "GtkRevealer": property("reveal-child", "true") + child(label("Revealer")),
    "GtkScale": property("adjustment", range(50)),
    "GtkScaleButton": property(
      "icons", "audio-volume-muted-symbolic\naudio-volume-high-symbolic"),
    "GtkScrollbar": property("adjustment", range(40, page: 20)),
    "GtkScrolledWindow": property("propagate-natural-width", "true")
      + property("propagate-natural-height", "true")
      + child(object("GtkLabel", property("label", "Scrolled window") + large)),
    "GtkSearchBar": property("search-mode-enabled", "true")
      + child(object("GtkSearchEntry", "")),
    "GtkShortcutLabel": property("accelerator", "&lt;Control&gt;s"),
    "GtkShortcutsGroup": property("title", "Group") + child(shortcut),
    "GtkShortcutsSection": property("section-name", "section")
      + child(object("GtkShortcutsGroup", property("title", "Group") + child(shortcut))),
    "GtkShortcutsShortcut": property("title", "Save")
      + property("accelerator", "&lt;Control&gt;s"),
    "GtkSpinButton": property("adjustment", range(0)),
    "GtkSpinner": property("spinning", "true"),
    "GtkStack": page("One") + page("Two"),
    "GtkStackSidebar": property("stack", object("GtkStack", page("One") + page("Two"))),
    "GtkStackSwitcher": property("stack", object("GtkStack", page("One") + page("Two"))),
    "GtkStatusbar": "",
    "GtkText": property("text", "Text"),
    "GtkTextView": property(
      "buffer", object("GtkTextBuffer", property("text", "Text view"))),
    "GtkToggleButton": property("label", "Toggle button"),
    "GtkTreeExpander": property("child", label("Tree expander")),
    "GtkViewport": child(label("Viewport")),
    "GtkWindowControls": property("side", "end"),
    "GtkWindowHandle": child(label("Window handle")),
  ]

  private static let labels = ["One", "Two", "Three"].map { label($0) }

  private static let shortcut = object(
    "GtkShortcutsShortcut",
    property("title", "Save") + property("accelerator", "&lt;Control&gt;s"))

  private static func object(_ name: String, _ content: String) -> String {
    #"<object class="\#(name)">\#(content)</object>"#
  }

  private static func property(_ name: String, _ value: String) -> String {
    #"<property name="\#(name)">\#(value)</property>"#
  }

  private static func child(_ object: String, _ type: String? = nil) -> String {
    "<child\(type.map { #" type="\#($0)""# } ?? "")>\(object)</child>"
  }

  private static func label(_ text: String) -> String {
    object("GtkLabel", property("label", text))
  }

  private static func button(_ text: String) -> String {
    object("GtkButton", property("label", text))
  }

  private static let large =
    property("width-request", "160") + property("height-request", "90")
    + property("yalign", "0")

  private static func centered(_ name: String, _ content: String) -> String {
    object(name, property("halign", "center") + property("valign", "center") + content)
  }

  private static func cell(_ text: String, _ column: Int, _ row: Int) -> String {
    let place = property("column", "\(column)") + property("row", "\(row)")
    return child(object("GtkLabel", property("label", text) + "<layout>\(place)</layout>"))
  }

  private static func tab(_ title: String) -> String {
    child(label("Page \(title.lowercased())")) + child(label(title), "tab")
  }

  private static func page(_ title: String) -> String {
    child(
      object(
        "GtkStackPage",
        property("name", title.lowercased()) + property("title", title)
          + property("child", label("Page \(title.lowercased())"))))
  }

  private static func range(_ value: Int, page: Int = 0) -> String {
    object(
      "GtkAdjustment",
      property("upper", "100") + property("step-increment", "1")
        + property("page-increment", "10") + property("page-size", "\(page)")
        + property("value", "\(value)"))
  }
}
