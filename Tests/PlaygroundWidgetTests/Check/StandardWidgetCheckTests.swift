import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Nothing is said about GTK's own widgets that an app uses as it should.
final class StandardWidgetCheckTests: WidgetTestCase {
  private typealias D = Described

  func testNothingIsSaidAboutWidgetsWithSensibleContent() throws {
    try withNames {
      // Links of later versions are hard to read in the light theme.
      for (index, widget) in Self.widgets.enumerated()
      where gtk_get_minor_version() <= 8 || !widget.contains("GtkLinkButton") {
        let found = try Described.findings(in: [widget]).map(\.finding.line)
        XCTAssertEqual(found, [], "\(index): \(widget)")
      }
    }
  }

  /// A selected row in a list that GTK draws as one widget has the colors of the theme, which are
  /// not those of WCAG; a search needs a name, though it has a placeholder.
  func testWhatIsSoIsSaidAboutThem() throws {
    try withNames {
      let search = D.object("GtkSearchEntry", D.property("placeholder-text", "Find"))
      XCTAssertEqual(try Described.findings(in: [search]).map(\.finding.rule), [.name])
      XCTAssertEqual(
        try Described.findings(in: [D.object("GtkCalendar")]).map(\.finding.rule), [.name])
    }
  }

  private static func texts(_ names: [String]) -> String {
    names.map {
      D.child(D.object("GtkLabel", D.property("label", $0) + D.property("height-request", "30")))
    }.joined()
  }

  private static let adjustment = D.property(
    "adjustment",
    D.object(
      "GtkAdjustment",
      D.property("upper", "10") + D.property("page-size", "2")
        + D.property("step-increment", "1")))
  private static let strings = D.property(
    "model", D.object("GtkStringList", "<items><item>one</item><item>two</item></items>"))
  private static let selection = D.property("model", D.object("GtkSingleSelection", strings))
  private static let factory = D.property(
    "factory",
    D.object(
      "GtkBuilderListItemFactory",
      D.property(
        "bytes",
        """
        <![CDATA[<interface><template class="GtkListItem"><property name="child">\
        <object class="GtkLabel"><property name="height-request">30</property>\
        <property name="label">Item</property></object></property></template></interface>]]>
        """)))
  private static let size = D.property("width-request", "200") + D.property("height-request", "90")
  private static let pages = """
    <object class="GtkStack" id="s"><child><object class="GtkStackPage">\
    <property name="title">One</property><property name="child">\(D.object("GtkLabel"))</property>\
    </object></child></object>
    """

  private static let widgets: [String] = simple + inputs + containers + lists + composites

  private static let simple = [
    D.object("GtkLabel", D.property("label", "Text")),
    D.object("GtkInscription", D.property("text", "Text") + D.property("nat-chars", "12")),
    D.object("GtkButton", D.property("label", "Press")),
    D.object("GtkToggleButton", D.property("label", "Bold")),
    D.object("GtkLinkButton", D.property("label", "Site") + D.property("uri", "https://a.example")),
    D.object(
      "GtkBox",
      D.child(D.object("GtkCheckButton", D.property("label", "One")))
        + D.child(D.object("GtkCheckButton", D.property("label", "Two")))),
    D.object(
      "GtkMenuButton",
      D.property("label", "Menu") + D.property("popover", D.object("GtkPopover"))),
    D.object("GtkProgressBar", D.label + D.property("show-text", "1")),
    D.object(
      "GtkProgressBar", D.property("text", "Sending") + D.property("show-text", "1")),
    D.object("GtkLevelBar", D.label),
    D.object("GtkSpinner"), D.object("GtkSeparator"), D.object("GtkImage"),
    D.object("GtkPicture", D.property("alternative-text", "A cat")),
    D.object("GtkDrawingArea", size), D.object("GtkStatusbar"),
    D.object("GtkShortcutLabel", D.property("accelerator", "&lt;Ctrl&gt;a")),
  ]

  private static let inputs = [
    D.object("GtkSwitch", D.label + D.property("halign", "start")),
    D.object("GtkEntry", D.label + D.property("placeholder-text", "Write")),
    D.object(
      "GtkEntry",
      D.label + D.property("primary-icon-name", "user-trash-symbolic")
        + D.property("secondary-icon-name", "edit-clear-symbolic")),
    D.object(
      "GtkPasswordEntry",
      D.label + D.property("show-peek-icon", "1") + D.property("text", "secret")),
    D.object("GtkSearchEntry", D.label + D.property("text", "abc")),
    D.object("GtkSpinButton", D.label + adjustment),
    D.object("GtkSpinButton", D.label + adjustment + D.property("orientation", "vertical")),
    D.object("GtkEditableLabel", D.property("text", "Edit me")),
    D.object("GtkTextView", D.label + size),
    D.object("GtkScale", D.label + adjustment + size + D.property("draw-value", "1")),
    D.object("GtkScrollbar", adjustment + D.property("width-request", "100")),
    D.object("GtkCalendar", D.label + D.property("show-week-numbers", "1")),
    D.object("GtkColorButton", D.label),
    D.object("GtkFontButton", D.property("font", "Sans 11")),
    D.object("GtkAppChooserButton", D.label + D.property("content-type", "text/plain")),
    D.object("GtkVolumeButton", D.label), D.object("GtkScaleButton", D.label + adjustment),
    D.object("GtkDropDown", D.label + strings),
    D.object("GtkDropDown", D.label + strings + D.property("enable-search", "1")),
    D.object("GtkComboBoxText", D.label + "<items><item>one</item></items>"),
    D.object(
      "GtkComboBoxText",
      D.label + D.property("has-entry", "1") + "<items><item>one</item></items>"),
  ]

  private static let containers = [
    D.object("GtkExpander", D.property("label", "More") + D.property("expanded", "1")),
    D.object("GtkFrame", D.property("label", "Frame") + texts(["A"])),
    D.object(
      "GtkNotebook",
      D.property("scrollable", "1") + texts(["One"])
        + D.child(D.object("GtkLabel", D.property("label", "Tab")), type: "tab")),
    D.object(
      "GtkBox",
      D.child("<object class=\"GtkStackSwitcher\"><property name=\"stack\">s</property></object>")
        + D.child(pages)),
    D.object(
      "GtkBox",
      D.child("<object class=\"GtkStackSidebar\"><property name=\"stack\">s</property></object>")
        + D.child(pages)),
    D.object(
      "GtkHeaderBar",
      D.property("show-title-buttons", "1")
        + D.property("decoration-layout", "menu:minimize,maximize,close")
        + D.child(D.object("GtkButton", D.property("label", "New")))),
    D.object("GtkWindowControls", D.property("decoration-layout", "close:")),
    D.object("GtkActionBar", D.child(D.object("GtkButton", D.property("label", "Go")))),
    D.object(
      "GtkSearchBar",
      D.property("search-mode-enabled", "1") + D.property("show-close-button", "1")
        + D.child(D.object("GtkSearchEntry", D.label))),
    D.object("GtkInfoBar", D.property("show-close-button", "1") + texts(["It happened"])),
    D.object("GtkInfoBar", D.property("message-type", "error") + texts(["It happened"])),
    D.object("GtkScrolledWindow", size + D.child(D.object("GtkBox", texts(["A", "B", "C"])))),
    D.object("GtkRevealer", D.property("reveal-child", "1") + texts(["A"])),
    D.object("GtkAspectFrame", texts(["A"])),
  ]

  private static let lists = [
    D.object("GtkListBox", texts(["One", "Two"])), D.object("GtkFlowBox", texts(["One", "Two"])),
    D.object("GtkListView", size + selection + factory),
    D.object("GtkGridView", size + selection + factory),
    D.object(
      "GtkColumnView",
      size + selection
        + D.child(
          D.object(
            "GtkColumnViewColumn",
            D.property("title", "Name") + factory
              + D.property("sorter", D.object("GtkStringSorter"))))),
  ]

  private static let composites = [
    D.object("GtkMediaControls"), D.object("GtkVideo", size), D.object("GtkColorChooserWidget"),
    D.object("GtkFontChooserWidget"), D.object("GtkFileChooserWidget"),
    D.object("GtkPopoverMenuBar"),
  ]
}
