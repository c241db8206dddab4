import ConcertinaTesting
import XCTest

/// The first start of the program shows what it is.
final class FirstStartTests: WindowTestCase {
  private static let text = """
    Text that grows
    This editor gets taller with each line, in the same frame.
    Type on: the next line is yours
    Ctrl+Z takes back any of it
    """

  func testItWritesItselfOnce() throws {
    let home = try TemporaryFolder()
    let first = try RunningPlayground(editor: "Rich text", home: home)
    try waitUntil("it has written itself") { try first.editor.text == Self.text }
    XCTAssert(try first.root.tree.contains { try $0.name == "Concertina" })
    try Keyboard.press("Return")
    try Keyboard.type("mine")
    try expectText(Self.text + "\nmine", in: first)
    first.program.kill()
    // The scene is the same, though the program was killed.
    let second = try RunningPlayground(editor: "Rich text", home: home)
    try Keyboard.type("mine")
    try expectText("mine", in: second)
    try second.quit()
  }

  func testAKeyStopsIt() throws {
    let playground = try RunningPlayground(editor: "Rich text")
    try Keyboard.press("ctrl+a")
    try Keyboard.type("mine")
    try expectText("mine", in: playground)
    try playground.quit()
  }
}
