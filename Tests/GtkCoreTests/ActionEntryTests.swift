import WidgetTestSupport
import XCTest

@testable import GtkCore

/// One table of actions for the menu, the keys and the help.
final class ActionEntryTests: WidgetTestCase {
  private static let sections = [
    [ActionEntry("new", "New _Note…", key: "<Control>n"), ActionEntry("import", "_Import")],
    [ActionEntry("about", "_About", key: "F1")],
  ]

  func testAMenuHasTheActionsInSections() {
    onMain {
      XCTAssertEqual(Menu(sections: Self.sections).count, 2)
    }
  }

  func testActionsAreActivatedByTheirNames() {
    onMain {
      let application = Application(identifier: "org.example.Entries", isUnique: false)
      application.register()
      let window = ApplicationWindow(application: application)
      var names: [String] = []
      window.addActions(Self.sections) { names.append($0) }
      for name in ["about", "new"] { window.activateAction("win." + name) }
      XCTAssertEqual(names, ["about", "new"])
      window.destroy()
    }
  }

  func testTheHelpHasWhatHasAKey() {
    let group = ShortcutsWindow.Group(title: "Keys", Self.sections)
    XCTAssertEqual(group.shortcuts.map(\.accelerator), ["<Control>n", "F1"])
    XCTAssertEqual(group.shortcuts.map(\.title), ["New Note", "About"])
    let korean = ActionEntry("new", "새 메모(_N)…", key: "<Control>n")
    XCTAssertEqual(korean.plainTitle, "새 메모")
  }
}
