import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The table of what the pointer does, and of the keys that do the same: each key of a command in
/// it is one by which the editor executes it, which `CommandTableTests` tries.
final class KeyTableTests: WidgetTestCase {
  private struct Row {
    let keys: Set<String>
    let commands: [String]
  }

  /// The rows of the table that have a command.
  private static func rows() throws -> [Row] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let article = tests.appendingPathComponent(
      "../../Sources/Concertina/Concertina.docc/Accessibility.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let section = try XCTUnwrap(text.components(separatedBy: "## The keyboard\n").last)
    return section.components(separatedBy: "\n## ")[0].split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard cells.count == 3, cells[2].hasPrefix("`") else { return nil }
      let commands = cells[2].components(separatedBy: "`").filter { $0.first?.isLetter == true }
      return Row(keys: Set(cells[1].components(separatedBy: ", ")), commands: commands)
    }
  }

  /// Returns a key as the table has it, such as Ctrl+Shift+K.
  private static func label(of key: CommandKey) -> String {
    let parts = key.accelerator.split(separator: ">", omittingEmptySubsequences: false)
    let modifiers = ["Control", "Alt", "Shift"].filter { parts.contains("<\($0)") }
    let signs = [
      "bracketleft": "[", "bracketright": "]", "backslash": "Backslash", "greater": ">",
      "less": "<", "plus": "+", "equal": "=", "minus": "-",
    ]
    let name = parts.last.map(String.init) ?? ""
    let shown = signs[name] ?? (name.count == 1 ? name.uppercased() : name)
    return (modifiers.map { $0 == "Control" ? "Ctrl" : $0 } + [shown]).joined(separator: "+")
  }

  /// The keys of each command that has some.
  @MainActor
  private static var commandKeys: [String: Set<String>] {
    CommandTable.standard.entries.filter { !$0.keys.isEmpty }.reduce(into: [:]) { keys, entry in
      keys[entry.command.name.rawValue, default: []].formUnion(entry.keys.map { label(of: $0) })
    }
  }

  func testTheKeysOfTheTableAreThoseOfItsCommands() throws {
    try onMain {
      let (rows, commandKeys) = (try Self.rows(), Self.commandKeys)
      XCTAssertGreaterThan(rows.count, 20)
      for row in rows {
        let keys = row.commands.flatMap { commandKeys[$0] ?? ["none of \($0)"] }
        XCTAssertEqual(row.keys, Set(keys), "\(row.commands)")
      }
    }
  }

  func testEveryCommandWithAKeyIsInTheTable() throws {
    try onMain {
      let named = Set(try Self.rows().flatMap(\.commands))
      XCTAssertEqual(Set(Self.commandKeys.keys).symmetricDifference(named), [])
    }
  }
}
