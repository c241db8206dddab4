import CConcertinaGtk
import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The check finds what keeps people from using a scene, and only that.
final class AccessibilityCheckTests: WidgetTestCase {
  private typealias Rule = AccessibilityFinding.Rule

  @MainActor
  private static func findings(
    _ content: @escaping @MainActor @Sendable () -> Widget
  ) throws -> [AccessibilityFinding] {
    let scene = Scene("plain", title: "Plain", content: content)
    let window = try XCTUnwrap(
      SceneWindow(scene: scene, values: scene.defaults))
    defer { window.close() }
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
