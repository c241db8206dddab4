import CConcertinaGtk
import ConcertinaTesting
import Foundation
import WidgetTestSupport
import XCTest

/// The looks of letters, which a screen reader asks for as the caret moves.
final class LetterAttributeTests: WindowTestCase {
  /// The names of the scenes of rich text.
  private static func scenes() throws -> [String] {
    let list = try PlaygroundBinary.run("list", "--json", changes: ["DISPLAY": nil])
    let scenes = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    return try scenes.filter { $0["category"] as? String == "richText" }.map {
      try XCTUnwrap($0["id"] as? String)
    }
  }

  /// Asks for the looks of each letter of a text, and returns the names of all of them.
  private static func attributes(of text: AccessibleNode) throws -> Set<String> {
    var names: Set<String> = []
    for offset in 0..<(try text.text.unicodeScalars.count) {
      names.formUnion(try text.letterAttributes(at: offset).attributes.keys)
      _ = try text.letterAttributes(at: offset, includesDefaults: true)
    }
    return names
  }

  func testTheLooksOfEveryLetterOfEveryRichSceneCanBeRead() throws {
    var names: Set<String> = []
    let scenes = try Self.scenes()
    XCTAssertGreaterThan(scenes.count, 10)
    for scene in scenes where scene != "renderer" {
      markProgress(scene)
      let playground = try RunningPlayground(["--scene", scene], editor: "Rich text")
      for text in try XCTUnwrap(playground.editor.parent).tree where try text.isTextField {
        names.formUnion(try Self.attributes(of: text))
      }
      try playground.quit()
    }
    // Later versions name them otherwise.
    guard gtk_get_minor_version() < 14 else { return XCTAssertFalse(names.isEmpty) }
    for name in ["fg-color", "bg-color", "weight", "size", "family-name", "left-margin"] {
      XCTAssert(names.contains(name), "no letter has \(name): \(names.sorted())")
    }
  }

  func testALinkAndAColorAreReadWithTheCaretInThem() throws {
    let playground = try RunningPlayground(
      [
        "--scene", "rich-editor", "--set",
        #"content={"format":"concertina-rich-text","version":1,"content":["#
          + ##"{"text":"red","attributes":{"color":"#FF0000"}},"##
          + #"{"text":" and "},{"text":"link","attributes":{"link":"https://example.org"}}]}"#,
      ], editor: "Rich text")
    try Keyboard.press("ctrl+Home")
    let red = try playground.editor.letterAttributes(at: 1)
    guard gtk_get_minor_version() < 14 else { return try playground.quit() }
    XCTAssertEqual(red.attributes["fg-color"], "65535,0,0")
    XCTAssertEqual(red.range, 0..<3)
    XCTAssertNil(try playground.editor.letterAttributes(at: 4).attributes["fg-color"])
    let link = try playground.editor.letterAttributes(at: 9).attributes
    XCTAssertNotNil(link["fg-color"])
    XCTAssertEqual(link["underline"], "single")
    try playground.quit()
  }
}
