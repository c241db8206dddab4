import CConcertinaGtk
import ConcertinaTesting
import XCTest

/// The names and descriptions that GTK's own ways give an input, as a screen reader gets them.
final class AccessibleNameTests: XCTestCase {
  /// The classes with a text that gets the focus.
  private static let inputs = [
    "AutoHeightEditor", "ExpandableTextView", "ExpandableToolbar", "ComposerPage",
    "BorderedTextField", "UnderlinedTextField", "UnderlinedTextView", "EditorView",
    "RendererView", "FindBar",
  ].map { "Concertina" + $0 }
  private static let fields = [
    "ConcertinaBorderedTextField", "ConcertinaUnderlinedTextField",
    "ConcertinaUnderlinedTextView",
  ]

  func testAFileNamesAndDescribesTheText() throws {
    for type in Self.inputs {
      let input = try RunningInput(
        type,
        """
        <accessibility><property name="label">By GTK</property>
        <property name="description">What it is for</property></accessibility>
        """, steps: ["focus"])
      try input.goOn {
        try $0.name == "By GTK" && $0.description.hasPrefix("What it is for")
      }
      try input.quit()
    }
  }

  func testAFileNamesTheTextByALabel() throws {
    for type in Self.inputs {
      let input = try RunningInput(
        type, "<accessibility><relation name='labelled-by'>label</relation></accessibility>",
        steps: ["focus"])
      try input.goOn { try $0.name == "By label" }
      try input.quit()
    }
  }

  func testALabelWithAMnemonicNamesTheTextAndGivesItTheFocus() throws {
    for type in Self.inputs {
      let input = try RunningInput(
        type, steps: ["mnemonic-widget", "press-mnemonic", "mnemonic-widget=none"])
      try input.goOn()
      try input.goOn { try $0.name == "By label" }
      try input.goOn { try $0.name != "By label" }
      try input.quit()
    }
  }

  func testWhatIsSetLaterReachesTheText() throws {
    for type in Self.inputs {
      let input = try RunningInput(
        type,
        steps: [
          "focus", "label=First", "label=Second", "labelled-by=label", "labelled-by=none",
          "label=", "labelled-by=label", "remove-label",
        ])
      var own = ""
      try input.goOn {
        own = try $0.name
        return true
      }
      for name in ["First", "Second", "By label", "Second", own, "By label", own] {
        try input.goOn { try $0.name == name }
      }
      try input.quit()
    }
  }

  func testTheNamesOfGtkComeBeforeOurOwn() throws {
    let own = [
      "ConcertinaAutoHeightEditor": "accessible-name", "ConcertinaEditorView": "accessible-name",
      "ConcertinaUnderlinedTextField": "placeholder-text",
      "ConcertinaUnderlinedTextView": "placeholder-text",
    ]
    for (type, property) in own {
      let input = try RunningInput(
        type, steps: ["focus", "\(property)=Ours", "label=GTK's", "\(property)=Other", "label="])
      try input.goOn { _ in true }
      for name in ["Ours", "GTK's", "GTK's", "Other"] { try input.goOn { try $0.name == name } }
      try input.quit()
    }
  }

  func testTheButtonsOfAComposerKeepTheirNames() throws {
    let input = try RunningInput(
      "ConcertinaExpandableToolbar",
      "<accessibility><property name='label'>Reply</property></accessibility>", steps: ["focus"])
    try input.goOn { try $0.name == "Reply" }
    _ = try input.button("Send")
    try input.quit()
  }

  func testAPageNamesTheTextOfItsBarUnlessTheBarDoes() throws {
    let bar = """
      <property name="toolbar"><object class="ConcertinaExpandableToolbar">
      <accessibility><property name="label">Bar</property></accessibility></object></property>
      """
    let page = "<accessibility><property name='label'>Page</property></accessibility>"
    for (content, name) in [(bar + page, "Bar"), (page, "Page")] {
      let input = try RunningInput("ConcertinaComposerPage", content, steps: ["focus"])
      try input.goOn { try $0.name == name }
      try input.quit()
    }
  }

  func testChoosersAndListsAreNamedByGtk() throws {
    var roles = [
      "StyleChooser": WidgetRole.comboBox, "OutlineView": WidgetRole("list"),
      "FormattingToolbar": WidgetRole("tool bar"),
    ]
    // The drop-down of GTK 4.18 has the name of its choice; the chooser around it has the label.
    if gtk_check_version(4, 10, 0) == nil { roles["StyleChooser"] = WidgetRole("group") }
    for (type, role) in roles {
      let input = try RunningInput(
        "Concertina" + type,
        "<accessibility><property name='label'>By GTK</property></accessibility>")
      _ = try input.find(role, named: "By GTK")
      try input.quit()
    }
  }

  func testAFieldSaysThatItsTextIsRequiredAndNotValid() throws {
    for type in Self.fields {
      let input = try RunningInput(
        type,
        """
        <property name="required">true</property><property name="hint">A hint</property>
        <accessibility><property name="description">By GTK</property></accessibility>
        """, steps: ["focus", "error=Taken", "text=other"])
      // GTK 4.8 has no state for it.
      try input.goOn {
        try $0.isInvalid != true && $0.description == "By GTK A hint"
      }
      try input.goOn { try $0.isInvalid != false && $0.description == "By GTK Taken" }
      try input.goOn { try $0.isInvalid != true && $0.description == "By GTK A hint" }
      try input.quit()
    }
  }

  func testAFieldSaysThatItIsReadOnly() throws {
    for type in Self.fields.dropLast() {
      let input = try RunningInput(type, steps: ["focus", "editable=false", "editable=true"])
      try input.goOn { try $0.has(.editable) }
      try input.goOn { try !$0.has(.editable) }
      try input.goOn { try $0.has(.editable) }
      try input.quit()
    }
  }
}
