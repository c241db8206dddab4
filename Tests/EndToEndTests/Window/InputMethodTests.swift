import ConcertinaTesting
import Foundation
import WidgetTestSupport
import XCTest

/// Input methods, dead keys, Compose and codes write in each input what the same keys write in
/// GTK's own view or entry.
final class InputMethodTests: WindowTestCase {
  /// Where is typed.
  private struct Place {
    let scene: String
    let name: String
    var hasOneLine = false
    /// The row and the column of a cell in it that is clicked first.
    var cell: (row: Int, column: Int)?
  }

  private static let places = [
    Place(scene: "auto-height-editor", name: "Text"),
    Place(scene: "composer", name: "Message"),
    Place(scene: "underlined-text-field", name: "Placeholder", hasOneLine: true),
    Place(scene: "rich-editor", name: "Rich text"),
    Place(scene: "tables", name: "Rich text", cell: (3, 1)),
  ]

  /// Keys, and what is at the end of the text when all of them have been handled.
  private struct Keys {
    let keys: [String]
    let end: String

    init(_ keys: String, end: String) {
      self.keys = keys.split(separator: " ").map(String.init)
      self.end = end
    }
  }

  func testDeadKeysComposeAndCodes() throws {
    let keymap = try Keymap()
    for key in ["dead_acute", "Multi_key"] { try keymap.add(key) }
    try compare(
      [
        Keys("dead_acute e shift+Return x", end: "x"),
        Keys("dead_acute shift+Return x y", end: "y"),
        Keys("Multi_key o c shift+Return x", end: "x"),
        Keys("Multi_key o shift+Return x y", end: "y"),
        Keys("ctrl+shift+u e 9 space shift+Return x", end: "x"),
        Keys("ctrl+shift+u e 9 shift+Return x y", end: "y"),
      ], inputMethod: "gtk-im-context-simple")
  }

  func testHangul() throws {
    try compare(
      [Keys("shift+space g k s shift+Return g k s shift+space x", end: "한x")], engine: "hangul")
  }

  func testDevanagari() throws {
    try compare(
      [Keys("n a m a s t e shift+Return k a space", end: "क ")], engine: "m17n:hi:itrans")
  }

  // MARK: Comparing

  private func compare(_ all: [Keys], engine: String) throws {
    try XCTSkipUnless(
      engine == "hangul" || ProcessInfo.processInfo.environment["CONCERTINA_THOROUGH"] != nil,
      "only in the thorough run")
    let daemon = try InputMethodDaemon(engine)
    defer { daemon.stop() }
    try compare(all, inputMethod: "ibus")
  }

  private func compare(_ all: [Keys], inputMethod: String) throws {
    let view = try plainTexts(of: all, hasOneLine: false, inputMethod)
    let entry = try plainTexts(of: all, hasOneLine: true, inputMethod)
    for place in Self.places {
      markProgress("\(inputMethod) \(place.scene)")
      let app = try RunningPlayground(
        ["--scene", place.scene], editor: place.name, inputMethod: inputMethod)
      let cell = place.cell.map { ShownCell(row: $0.row, column: $0.column, in: app) }
      if let cell { try app.click(cell.node) }
      let texts = try texts(of: all, in: app, cell?.name ?? place.name)
      XCTAssertEqual(texts, place.hasOneLine ? entry : view, place.scene)
      try app.quit()
    }
  }

  private func plainTexts(
    of all: [Keys], hasOneLine: Bool, _ inputMethod: String
  ) throws -> [String] {
    let plain = try PlainInput(hasOneLine: hasOneLine, inputMethod: inputMethod)
    defer { plain.program.kill() }
    return try texts(of: all, in: plain, nil)
  }

  /// Presses all keys, each time in the empty input, and returns its texts.
  private func texts(of all: [Keys], in app: RunningApp, _ name: String?) throws -> [String] {
    var input: AccessibleNode?
    try waitUntil("an input has the focus") {
      input = try app.root.first { try $0.hasFocus && (name == nil || $0.name == name) }
      return input != nil
    }
    let node = try XCTUnwrap(input)
    try empty(node)
    return try all.map { keys in
      try Keyboard.xdotool(["key", "--delay", "15"] + keys.keys)
      var text = ""
      try waitUntil("\(keys.keys) are written, found \(text.debugDescription)") {
        // A line of a paragraph ends with a character of its own.
        text = try node.text.replacingOccurrences(of: "\u{2028}", with: "\n")
        return text.hasSuffix(keys.end)
      }
      try empty(node)
      return text
    }
  }

  private func empty(_ node: AccessibleNode) throws {
    try Keyboard.press("ctrl+a")
    try Keyboard.press("BackSpace")
    try node.waitForText("")
  }
}
