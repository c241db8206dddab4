import ConcertinaTesting
import Foundation
import XCTest

/// The notes in their window, with the files that they are saved in.
final class NotesApp {
  static let data = "io.github.concertina.Notes/notes"

  let app: ExampleApp
  let home: TemporaryFolder

  init(home: TemporaryFolder? = nil) throws {
    self.home = try home ?? TemporaryFolder()
    app = try ExampleApp("Notes", text: "Note", home: self.home)
  }

  /// Writes a note before the app starts.
  static func write(_ runs: String, to path: String, in home: TemporaryFolder) throws {
    let folder = data + "/" + (path as NSString).deletingLastPathComponent
    _ = try home.folder(folder)
    try home.write(
      #"{"format": "concertina-rich-text", "version": 1, "content": [\#(runs)]}"#,
      to: data + "/" + path)
  }

  /// The paths of all notes, from the folder of the notes, sorted.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: home.file(Self.data))?.allObjects
    return (found as? [String] ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }

  func text(_ path: String) -> String { home.text(Self.data + "/" + path) }

  /// Waits until a row of a list has a text, and clicks it.
  func click(row text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    var found: AccessibleNode?
    try waitUntil("there is a row “\(text)” in \(app.root.dump)", file: file, line: line) {
      found = try app.root.all(.label).first { try $0.name == text || (try? $0.text) == text }
      return found != nil
    }
    if let found { try app.click(found) }
  }

  private static let searchEntry = WidgetRole("search box", "text box", "entry")

  /// Clicks the button of the message, which has the name of one in the toolbar.
  func undoByMessage() throws {
    var found: AccessibleNode?
    try waitUntil("there is a message with a button: \(app.root.dump)") {
      let buttons = try app.root.all(.button, named: "Undo")
      found = buttons.count > 1 ? buttons.last : nil
      return found != nil
    }
    if let found { try app.click(found) }
  }

  /// Shows the tasks of all notes.
  func showTasks() throws {
    let tab = WidgetRole("tab", "page tab", "radio button", "toggle button")
    try app.click(app.find(tab, named: "Tasks"))
  }

  /// Whether the sidebar and the note are in the window.
  func shows(search: Bool, note: Bool) throws -> Bool {
    try (app.root.first(Self.searchEntry, named: "Search everywhere") != nil) == search
      && (app.root.first(.textField, named: "Note") != nil) == note
  }

  // MARK: Dialogs

  /// Whether a text can be read in a window.
  func reads(_ text: String, in window: AccessibleNode) throws -> Bool {
    try window.tree.contains { try $0.name == text || (try? $0.text) == text }
  }

  /// The X number of the window above the notes; nil for none.
  private var dialog: String? {
    let windows = try? Keyboard.xdotool(
      "search", "--onlyvisible", "--pid", "\(app.program.identifier)", "")
    return windows?.split(separator: "\n").map(String.init).first { $0 != app.window }
  }

  /// Waits for a window above the notes, and gives it the focus, as a window manager would.
  func focusDialog(file: StaticString = #filePath, line: UInt = #line) throws {
    try waitUntil("there is a dialog: \(app.root.dump)", file: file, line: line) {
      guard let dialog, try app.root.children.count > 1 else { return false }
      try Keyboard.xdotool("windowfocus", dialog)
      return try Keyboard.xdotool("getwindowfocus") == dialog
    }
  }

  /// Waits until no window is above the notes, and gives them the focus.
  func focusWindow(file: StaticString = #filePath, line: UInt = #line) throws {
    try waitUntil("the dialog is closed: \(app.root.dump)", file: file, line: line) {
      guard try app.root.children.count == 1 else { return false }
      try Keyboard.xdotool("windowfocus", app.window)
      return try Keyboard.xdotool("getwindowfocus") == app.window
    }
  }

  /// Clicks a widget in the window above the notes, wherever that is on the screen.
  func clickInDialog(_ node: AccessibleNode) throws {
    let (place, dialog) = (try node.extents, try XCTUnwrap(dialog))
    try Keyboard.xdotool(
      "mousemove", "--window", dialog, "\(place.x + place.width / 2)",
      "\(place.y + place.height / 2)", "click", "1")
  }

  func expectFiles(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil("the notes are \(expected), not \(files)", file: file, line: line) {
      files == expected
    }
  }
}
