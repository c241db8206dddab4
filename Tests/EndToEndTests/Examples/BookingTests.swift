import ConcertinaTesting
import Foundation
import XCTest

/// A playground of an app's own, made with the library: a user's real keys and mouse on plain
/// widgets are recorded, and replayed.
final class BookingTests: WindowTestCase {
  private typealias State = [String: Any]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples/Playground/Scenarios").standardized

  private func run(_ arguments: String...) throws -> OutsideProgram.Result {
    try OutsideProgram(
      Executable.path(of: "ExamplePlayground"), arguments, changes: PlaygroundBinary.environment()
    ).result()
  }

  func testTheCommandLineHasTheAppsNames() throws {
    XCTAssertEqual(try run("--version").output, "booking-playground 1.0\n")
    XCTAssert(try run("--help").output.contains("Usage: booking-playground "))
    XCTAssert(try run("list").output.contains("seats=8"))
    let wrong = try run("--scene", "bookin")
    XCTAssertEqual(wrong.status, 2)
    XCTAssert(wrong.errors.contains(#"did you mean "booking"?"#), wrong.errors)
  }

  /// The recording that is beside the example, with its picture.
  func testTheRecordingIsReplayed() throws {
    let file = Self.folder.appendingPathComponent("booking.scenario.json").path
    let result = try run("replay", file)
    XCTAssertEqual(result.status, 0, result.output + result.errors)
  }

  func testTheScenesCanBeUsedByEverybody() throws {
    let result = try run("check", "--all")
    XCTAssertEqual(result.status, 0, result.output + result.errors)
    let broken = try run("check", "--widget", "GtkEntry")
    XCTAssertEqual(broken.status, 1)
    XCTAssertEqual(broken.output, "widget:GtkEntry: name: /entry/text: a text-box without a name\n")
  }

  func testPicturesAreTakenAndComparedInEachWay() throws {
    let home = try TemporaryFolder()
    let (first, second) = (home.file("first"), home.file("second"))
    let matrix = ["--all", "--schemes", "light,dark", "--directions", "ltr,rtl", "--widths", "400"]
    func take(_ arguments: [String]) throws -> OutsideProgram.Result {
      try OutsideProgram(
        Executable.path(of: "ExamplePlayground"), ["pictures"] + matrix + arguments,
        changes: PlaygroundBinary.environment()
      ).result()
    }
    let taken = try take(["--artifacts", first])
    XCTAssertEqual(taken.status, 0, taken.errors)
    let files = try FileManager.default.contentsOfDirectory(atPath: first).sorted()
    XCTAssertEqual(files.count, 9, "\(files)")
    XCTAssert(files.contains("booking.dark.rtl.1x.400.png"), "\(files)")
    let page = try String(contentsOfFile: first + "/index.html", encoding: .utf8)
    XCTAssert(page.contains("<h2>day</h2>") && page.contains("booking.dark.rtl.1x.400.png"))
    XCTAssertEqual(try take(["--artifacts", second, "--compare", first]).status, 0)
    let changed = first + "/booking.light.ltr.1x.400.png"
    try FileManager.default.removeItem(atPath: changed)
    try FileManager.default.copyItem(
      atPath: first + "/booking.light.rtl.1x.400.png", toPath: changed)
    let refused = try take(["--artifacts", second, "--compare", first])
    XCTAssertEqual(refused.status, 1)
    XCTAssert(refused.errors.contains("is there already"), refused.errors)
    let same = try take(["--artifacts", first, "--compare", first, "--overwrite"])
    XCTAssertEqual(same.status, 1, same.output)
    XCTAssert(same.errors.contains("cannot be where the new ones are saved"), same.errors)
    let compared = try take(["--artifacts", second, "--compare", first, "--overwrite"])
    XCTAssertEqual(compared.status, 1)
    XCTAssert(
      compared.output.hasPrefix("booking.light.ltr.1x.400.png: ")
        && compared.output.hasSuffix(" pixels differ\n"), compared.output)
    let after = try String(contentsOfFile: second + "/index.html", encoding: .utf8)
    XCTAssert(after.contains("booking.light.ltr.1x.400.difference.png"), after)
  }

  func testKeysAndMouseOnPlainWidgetsAreRecorded() throws {
    let home = try TemporaryFolder()
    let playground = try RunningPlayground(
      ["--new-instance", "--scene", "booking"], of: Executable.path(of: "ExamplePlayground"),
      editor: "Name", home: home)
    try Keyboard.press("ctrl+shift+r")
    try waitUntil("it records") { try playground.shows("Recording: nothing yet") }
    try Keyboard.type("Ann")
    let seats = try node("Seats", of: "slider", in: playground).extents
    // Its slider comes to the pointer.
    try Keyboard.click(x: seats.x + seats.width / 2, y: seats.y + seats.height - 12)
    try waitUntil("it is set") { try playground.shows("Recording: 2 steps") }
    try playground.click(node("Ramp", of: "", in: playground))
    try playground.click(playground.button("Book"))
    try waitUntil("it is booked") { try playground.shows("Booked for Ann") }
    try expectEverything(in: playground)
    let draft = home.file("booking-playground/recording-1.scenario.json")
    try waitUntil("it is kept") {
      (try? String(contentsOfFile: draft, encoding: .utf8))?.contains("expect") == true
    }
    let text = try String(contentsOfFile: draft, encoding: .utf8)
    let file = try home.write(text, to: "copy.json")
    playground.program.kill()
    for part in [#""type": "Ann""#, "slider:Seats", "switch:Ramp", "button:Book", "own.booked"] {
      XCTAssert(text.contains(part), "no \(part) in \(text)")
    }
    let result = try run("replay", file)
    XCTAssertEqual(result.status, 0, text + result.output + result.errors)
  }

  /// Widgets that no code describes, three of GTK's own, from a file of GtkBuilder.
  func testWidgetsOfAFileAreRecordedWithTheMouse() throws {
    let home = try TemporaryFolder()
    let form = try home.write(Self.form, to: "form.ui")
    let playground = try RunningPlayground(
      ["--new-instance", "--widget", form + "#form"], of: Executable.path(of: "ExamplePlayground"),
      editor: "Name", home: home)
    try Keyboard.press("ctrl+shift+r")
    try waitUntil("it records") { try playground.shows("Recording: nothing yet") }
    // At least one of them is not today.
    for day in ["15", "16"] { try playground.click(playground.find(.label, named: day)) }
    try playground.click(node("Loud", of: "", in: playground))
    try playground.click(playground.editor)
    try Keyboard.type("Ann")
    try waitUntil("it is typed") { try playground.editor.text == "Ann" }
    try expectEverything(in: playground)
    let draft = home.file("booking-playground/recording-1.scenario.json")
    try waitUntil("it is kept") {
      (try? String(contentsOfFile: draft, encoding: .utf8))?.contains("expect") == true
    }
    let text = try String(contentsOfFile: draft, encoding: .utf8)
    let file = try home.write(text, to: "copy.json")
    playground.program.kill()
    for part in ["\"day\"", ":Loud\"", "\"type\": \"Ann\""] {
      XCTAssert(text.contains(part), "no \(part) in \(text)")
    }
    let result = try run("replay", file)
    XCTAssertEqual(result.status, 0, text + result.output + result.errors)
  }

  /// Adds an expectation of all main values.
  private func expectEverything(in playground: RunningPlayground) throws {
    try playground.click(playground.button("Expect"))
    try waitUntil("the dialog is open") { try playground.shows("Everything on the stage") }
    try Keyboard.press("alt+e")
    try Keyboard.press("alt+a")
  }

  private static let form = """
    <interface>
      <object class="GtkBox" id="form">
        <property name="orientation">vertical</property>
        <child><object class="GtkEntry">
          <accessibility><property name="label">Name</property></accessibility>
        </object></child>
        <child><object class="GtkCalendar">
          <accessibility><property name="label">Day</property></accessibility>
        </object></child>
        <child><object class="GtkSwitch">
          <accessibility><property name="label">Loud</property></accessibility>
        </object></child>
      </object>
    </interface>
    """

  private func node(
    _ name: String, of role: String, in playground: RunningPlayground
  ) throws -> AccessibleNode {
    try XCTUnwrap(
      try playground.root.first {
        try $0.name == name && $0.role.hasPrefix(role) && $0.role != "label"
      }, "no \(name) in \(playground.root.dump)")
  }
}
