import CConcertinaGtk
import GtkCore
import GtkReplay
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The check finds what keeps people from using a scene, and only that.
final class AccessibilityCheckTests: WidgetTestCase {
  private typealias Rule = AccessibilityFinding.Rule

  @MainActor
  private static func findings(
    _ content: @escaping @MainActor @Sendable () -> Widget,
    prepare: (Window) -> Void = { _ in }
  ) throws -> [AccessibilityFinding] {
    let scene = Scene("plain", title: "Plain", content: content)
    let window = try XCTUnwrap(
      SceneWindow(scene: scene, values: scene.defaults))
    defer { window.close() }
    prepare(window.window)
    FrameSettling(of: window.window).waitUntilStill()
    return AccessibilityCheck(window.stage, in: window.window).run()
  }

  /// A good form, which the faults are planted in.
  @MainActor
  private static func form(_ spoil: (Box) -> Void = { _ in }) -> Widget {
    let form = Box(.vertical, spacing: 6)
    let (name, label) = (Entry(), Label(""))
    label.setMnemonicText("_Name", for: name)
    let day = CalendarView()
    day.accessibleLabel = "Day"
    let choice = DropDown(["one", "two"])
    choice.accessibleLabel = "Choice"
    for part in [label, name, CheckButton(mnemonic: "_Loud"), day, choice, Button("Send")] {
      form.append(part)
    }
    spoil(form)
    return form
  }

  /// Faults: a name, the rule that finds it, and what is added to the form.
  private static let faults: [(String, Rule, @MainActor @Sendable (Box) -> Void)] = [
    ("a button with an icon alone", .name, { $0.append(iconButton()) }),
    ("an entry without a label", .name, { $0.append(Entry()) }),
    ("a switch without a label", .name, { $0.append(Switch()) }),
    ("a slider without a label", .name, { $0.append(Scale(range: 0...1, step: 1)) }),
    ("a list of choices without a label", .name, { $0.append(DropDown(["one"])) }),
    ("pale text", .contrast, { $0.append(painted(Label("Pale"), "color: #bbbbbb")) }),
    (
      "text on a dark background", .contrast,
      { $0.append(painted(Label("Dark"), "color: #333333; background: #000000")) }
    ),
    (
      "a tiny button beside another button", .target,
      { $0.append(Box(.horizontal, [tinyButton(), Button("Beside")])) }
    ),
    (
      "a button that takes no focus", .focus,
      {
        let button = Button("No key")
        button.isFocusable = false
        $0.append(button)
      }
    ),
    (
      "an entry that the keyboard cannot reach", .focus,
      {
        let entry = Entry()
        entry.accessibleLabel = "Unreachable"
        entry.canFocus = false
        $0.append(entry)
      }
    ),
  ]

  @MainActor
  private static func iconButton() -> Button {
    let button = Button("")
    gtk_button_set_icon_name(UnsafeMutablePointer(button.nativePointer), "go-next-symbolic")
    return button
  }

  @MainActor
  private static func painted(_ label: Label, _ css: String) -> Label {
    label.name = "painted"
    label.horizontalAlignment = .start
    let sheet = StyleSheet(css: "#painted { font-size: 24px; \(css); }", priority: .application)
    label.addStyleClass("painted")
    sheets.append(sheet)
    return label
  }

  @MainActor private static var sheets: [StyleSheet] = []

  @MainActor
  private static func tinyButton() -> Button {
    let button = Button("")
    button.accessibleLabel = "Tiny"
    button.name = "tiny"
    button.horizontalAlignment = .start
    sheets.append(
      StyleSheet(
        css: "#tiny { min-height: 8px; min-width: 8px; padding: 0; }", priority: .application))
    return button
  }

  func testAGoodFormHasNoFindings() throws {
    try onMain {
      XCTAssertEqual(try Self.findings { Self.form() }.map(\.line), [])
    }
  }

  func testEachPlantedFaultIsFound() throws {
    try onMain {
      for (name, rule, plant) in Self.faults {
        Self.sheets = []
        let findings = try Self.findings { Self.form(plant) }
        XCTAssertEqual(findings.map(\.rule), [rule], "\(name): \(findings.map(\.line))")
      }
      Self.sheets = []
    }
  }

  func testWhatIsDisabledMayBePaleAndUnreachable() throws {
    try onMain {
      let findings = try Self.findings {
        Self.form { form in
          let button = Button("Later")
          button.isSensitive = false
          form.append(button)
        }
      }
      XCTAssertEqual(findings.map(\.line), [])
    }
  }

  // MARK: Contrast

  @MainActor private static var styledCount = 0

  /// Returns a label with styles of its own: a style sheet is never removed.
  @MainActor
  private static func styled(_ text: String, _ declarations: String, _ state: String = "") -> Label
  {
    let label = Label(text)
    styledCount += 1
    label.name = "styled-\(styledCount)"
    label.horizontalAlignment = .start
    _ = StyleSheet(
      css: "#\(label.name)\(state) { \(declarations); }", priority: .application)
    return label
  }

  /// Checks a text with styles, and returns what is wrong with it.
  @MainActor
  private static func problems(
    of text: String, _ declarations: String, _ state: String = ""
  ) throws -> [String] {
    try findings { Box(.vertical, [styled(text, declarations, state)]) }.map(\.problem)
  }

  func testContrastIsThatOfTheColorsOnTheScreen() throws {
    try onMain {
      // With red and blue exchanged it would be 2.86.
      XCTAssertEqual(
        try Self.problems(of: "Sign in", "color: #ffffff; background: #2c7fe3"),
        ["\"Sign in\" has a contrast of 3.99, less than 4.5"])
    }
  }

  func testColorsAreThoseOfAnActiveWindow() throws {
    try onMain {
      let found = try Self.findings {
        Box(.vertical, [Self.styled("Text", "opacity: 0.3", ":backdrop")])
      } prepare: {
        gtk_widget_set_state_flags($0.pointer(), GTK_STATE_FLAG_BACKDROP, 0)
      }
      XCTAssertEqual(found.map(\.line), [])
    }
  }

  func testTheColorsOfASelectionAreNotJudged() throws {
    try onMain {
      let entry = Entry()
      entry.accessibleLabel = "Named"
      entry.name = "selected-text"
      _ = StyleSheet(
        css: "#selected-text selection { color: #ffffff; background-color: #eeeeee; }",
        priority: .application)
      let found = try Self.findings {
        gtk_editable_set_text(entry.nativePointer, "Selected")
        return Box(.vertical, [entry])
      } prepare: { _ in
        entry.focus()
        gtk_editable_select_region(entry.nativePointer, 0, -1)
      }
      XCTAssertEqual(found.map(\.line), [])
    }
  }

  func testLargeLettersNeedLessContrast() throws {
    try onMain {
      let gray = "color: #ffffff; background: #888888"
      XCTAssertEqual(try Self.problems(of: "Text", "font-size: 24px; \(gray)"), [])
      XCTAssertEqual(
        try Self.problems(of: "Text", "font-size: 19px; font-weight: bold; \(gray)"), [])
      XCTAssertEqual(
        try Self.problems(of: "Text", "font-size: 23px; \(gray)"),
        ["\"Text\" has a contrast of 3.54, less than 4.5"])
    }
  }

  func testAGradientIsJudgedByWhatIsBelowTheLetters() throws {
    try onMain {
      // The label is much wider than its letters.
      let css = """
        color: #ffffff; min-width: 400px;
        background-image: linear-gradient(to right, #000000 40%, #ffffff 60%)
        """
      for (alignment, count) in [(0.0, 0), (1.0, 1)] {
        let found = try Self.findings {
          let label = Self.styled("Text", css)
          gtk_label_set_xalign(label.nativePointer, Float(alignment))
          return Box(.vertical, [label])
        }
        XCTAssertEqual(found.count, count, "\(found.map(\.line))")
      }
    }
  }

  func testWhatIsCoveredOrAPlaceholderIsNotJudged() throws {
    try onMain {
      let found = try Self.findings {
        let empty = Entry()
        empty.accessibleLabel = "Named"
        gtk_entry_set_placeholder_text(empty.pointer(), "Placeholder")
        let overlay = Overlay()
        overlay.child = Label("Covered")
        overlay.add(Self.styled("", "background: #555555; min-width: 200px"))
        return Box(.vertical, [empty, overlay])
      }
      XCTAssertEqual(found.map(\.line), [])
    }
  }

  // MARK: Focus

  func testThePartsBehindALabelWithTwoLinksAreReached() throws {
    try onMain {
      let found = try Self.findings {
        @MainActor func links() -> Label {
          let label = Label("")
          gtk_label_set_markup(label.nativePointer, "<a href='a'>one</a> <a href='a'>two</a>")
          return label
        }
        return Box(.vertical, [links(), Button("Between"), links(), Button("After")])
      }
      XCTAssertEqual(found.map(\.line), [])
    }
  }

  func testRowsAndWhatIsInThemAreReachedByArrowKeys() throws {
    try onMain {
      let found = try Self.findings {
        let list = ListBox()
        for name in ["One", "Two", "Three"] {
          let label = Label(name)
          label.requestSize(height: 30)
          list.append(ListBoxRow(Box(.horizontal, [label, Button("Of \(name)")])))
        }
        return Box(.vertical, [list, Button("After")])
      }
      XCTAssertEqual(found.map(\.line), [])
    }
  }

  func testOurOwnScenesHaveNoFindingsInTheDark() throws {
    try onMain {
      DesktopSettings.current?.prefersDark = true
      defer { DesktopSettings.current?.prefersDark = false }
      for scene in SceneCatalog.standard.scenes {
        let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
        let findings = AccessibilityCheck(window.stage, in: window.window).run([.contrast])
        XCTAssertEqual(findings.map(\.line), [], scene.id)
        window.close()
      }
    }
  }

  func testOurOwnScenesHaveNoFindings() throws {
    try onMain {
      for scene in SceneCatalog.standard.scenes {
        let window = try XCTUnwrap(
          SceneWindow(scene: scene, values: scene.defaults))
        let findings = AccessibilityCheck(window.stage, in: window.window).run()
        XCTAssertEqual(findings.map(\.line), [], scene.id)
        window.close()
      }
    }
  }
}
