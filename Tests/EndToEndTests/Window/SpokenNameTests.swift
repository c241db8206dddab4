import CConcertinaGtk
import ConcertinaTesting
import Foundation
import WidgetTestSupport
import XCTest

/// The names of all widgets of all scenes, as a screen reader gets them.
final class SpokenNameTests: WindowTestCase {
  /// The identifiers of all scenes.
  private static func scenes() throws -> [String] {
    let list = try PlaygroundBinary.run("list", "--json", changes: ["DISPLAY": nil])
    let scenes = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    return try scenes.map { try XCTUnwrap($0["id"] as? String) }
  }

  private static func open(_ scene: String) throws -> RunningApp {
    try RunningApp(PlaygroundBinary.path(), ["--new-instance", "--scene", scene])
  }

  func testEveryWidgetOfEverySceneHasANameThatAPersonWouldSay() throws {
    let scenes = try Self.scenes()
    XCTAssertGreaterThan(scenes.count, 40)
    for scene in scenes {
      markProgress(scene)
      let app = try Self.open(scene)
      let faults = try NamelessNodes.faults(in: app.root)
      XCTAssertEqual(faults, [], "in the scene \(scene)")
      try app.quit()
    }
  }

  /// The number of AT-SPI's role, by which screen readers tell widgets apart.
  private static func role(_ node: AccessibleNode) throws -> UInt32 {
    try node.call("Accessible", "GetRole")[0].unsigned
  }

  func testAToggleOfTheToolbarIsOne() throws {
    let app = try Self.open("rich-editor")
    let bold = try app.button("Bold")
    let (checkBox, toggle) = (UInt32(7), UInt32(62))
    // GTK 4.8 has no role for it, and screen readers say whether a switch is on.
    let isNamedSo = gtk_get_minor_version() >= 10
    XCTAssertEqual(try Self.role(bold), isNamedSo ? toggle : checkBox)
    XCTAssertFalse(try bold.has(isNamedSo ? .pressed : .checked))
    for isOn in [true, false] {
      try app.click(bold)
      try waitUntil("it says that it is on: \(isOn)") {
        try bold.has(isNamedSo ? .pressed : .checked) == isOn
      }
    }
    try app.quit()
  }

  func testADropDownSaysWhatItIsForAndWhatIsSelected() throws {
    try XCTSkipIf(gtk_get_minor_version() >= 14, "there GTK names the button by itself")
    let app = try Self.open("notes")
    let button = try XCTUnwrap(try app.find(.comboBox, named: "Paragraph style").children.first)
    XCTAssertEqual(try button.name, "Paragraph style")
    for (key, style) in [("ctrl+Home", "Heading 1"), ("Down", "Body"), ("ctrl+Home", "Heading 1")] {
      try Keyboard.press(key)
      try waitUntil("it says \(style)") { try button.description == style }
    }
    try app.click(button)
    let list = try app.find(WidgetRole("list", "list box"), named: "Paragraph style")
    XCTAssertGreaterThan(try list.children.count, 3)
    try Keyboard.press("Escape")
    try app.quit()
  }

  func testCommandsThatAreListedHaveNames() throws {
    let app = try Self.open("notes")
    try Keyboard.press("ctrl+End")
    try Keyboard.type("/")
    try waitUntil("commands are listed") {
      try app.root.first(WidgetRole("list item"), named: "Bulleted list") != nil
    }
    XCTAssertEqual(try NamelessNodes.faults(in: app.root), [])
    try app.quit()
  }

  func testRowsAreCalledByTheTextsInThem() throws {
    let app = try Self.open("sections")
    let outline = try app.find(WidgetRole("list"), named: "Outline")
    let rows = try outline.children.filter { try $0.role == "list item" }
    XCTAssertGreaterThan(rows.count, 2)
    for row in rows {
      XCTAssertNotNil(try row.first(.label, named: row.name), row.dump)
    }
    try app.quit()
  }
}
