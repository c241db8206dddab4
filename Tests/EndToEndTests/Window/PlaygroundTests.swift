import ConcertinaTesting
import Foundation
import GtkCore
import XCTest

/// The features of the window around the stage: code to copy, pictures to save, scenarios to
/// replay.
final class PlaygroundTests: WindowTestCase {
  private func open() throws -> RunningPlayground {
    try RunningPlayground(["--scene", "auto-height-editor"])
  }

  private func node(_ name: String, in playground: RunningPlayground) throws -> AccessibleNode {
    try XCTUnwrap(
      try playground.root.first { try $0.name == name },
      "no \(name) in \(playground.root.dump)")
  }

  /// Enters a path in a file dialog, and gives the focus back to the playground.
  private func choose(
    _ path: String, inDialog title: String, of playground: RunningPlayground,
    replacing: Bool = false
  ) throws {
    var dialog = ""
    try waitUntil("the dialog is there") {
      dialog = try Keyboard.xdotool("search", "--onlyvisible", "--name", title)
      return !dialog.isEmpty
    }
    try Keyboard.xdotool("windowfocus", "--sync", dialog)
    var isFirst = true
    try waitUntil("the path is entered") {
      // A dialog that is still being built loses keys: then the whole path is typed again.
      if replacing || !isFirst { try Keyboard.press("ctrl+a") }
      isFirst = false
      try Keyboard.type(path)
      return try shows(path, in: playground)
    }
    try Keyboard.press("Return")
    try waitUntil("the dialog is answered") {
      (try? Keyboard.xdotool("search", "--onlyvisible", "--name", title).isEmpty) ?? false
    }
    try Keyboard.xdotool("windowfocus", "--sync", playground.window)
  }

  /// Whether a path is in a text field before long.
  private func shows(_ path: String, in playground: RunningPlayground) throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: 5)
    while Date() < deadline {
      // Parts of the tree disappear while the dialog is built.
      let isThere = try? playground.root.tree.contains {
        try $0.isTextField && $0.text == path
      }
      if isThere == true { return true }
    }
    return false
  }

  func testCopyPutsTheCodeOnTheClipboard() throws {
    let playground = try open()
    try playground.click(node("Swift", in: playground))
    var code = ""
    try waitUntil("the code is on the clipboard, found \(code)") {
      try playground.click(node("Copy the code", in: playground))
      code = try OutsideProgram("/usr/bin/xclip", ["-selection", "clipboard", "-out"])
        .result().output
      return code.hasPrefix("import Concertina\n")
    }
    XCTAssert(code.contains("let editor = AutoHeightEditor(text: $text"), code)
    XCTAssert(code.hasSuffix("  return editor\n}\n"), code)
    try playground.quit()
  }

  func testAPictureOfTheStageIsSaved() throws {
    let playground = try open()
    let folder = try TemporaryFolder()
    let path = folder.file("stage.png")
    try Keyboard.press("ctrl+shift+s")
    try choose(path, inDialog: "Save a picture", of: playground, replacing: true)
    try waitUntil("the picture is there") {
      FileManager.default.contents(atPath: path)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false
    }
    try playground.quit()
  }

  // GTK 4.18's dialog responds to Return in its path entry only sometimes.
  private func skipWhereKeysCannotAnswerDialogs() throws {
    try XCTSkipIf(
      MainActor.assumeIsolated { !Gtk.version.hasPrefix("4.8.") },
      "GTK's file dialog cannot be driven by keys alone")
  }

  func testARecordingIsSavedUnderANameThatDesktopsKnow() throws {
    try skipWhereKeysCannotAnswerDialogs()
    let playground = try open()
    let folder = try TemporaryFolder()
    try Keyboard.press("ctrl+shift+r")
    try Keyboard.type("a")
    try expectText("a", in: playground)
    try Keyboard.press("ctrl+shift+r")
    try choose(folder.file("mine"), inDialog: "Save the scenario", of: playground, replacing: true)
    try waitUntil("the scenario is there") { folder.text("mine.scenario.json").hasSuffix("}\n") }
    try playground.quit()
  }

  func testAScenarioFromTheMenuIsReplayed() throws {
    try skipWhereKeysCannotAnswerDialogs()
    let playground = try open()
    let folder = try TemporaryFolder()
    let scenario =
      #"{"scene": "auto-height-editor", "steps": [{"type": "a"}, {"press": "Return"}]}"#
    let path = try folder.write(scenario, to: "scenario.json")
    try Keyboard.press("F10")
    try Keyboard.press("Down")
    try Keyboard.press("Return")
    try choose(path, inDialog: "Replay a scenario", of: playground)
    try waitUntil("the log tells of it") {
      // The dialog's part of the tree disappears meanwhile.
      (try? playground.root.tree.contains {
        try $0.isTextField && $0.text.contains("2 steps, 0 failed")
      }) ?? false
    }
    // The stage is the user's again.
    try Keyboard.type("b")
    // The scene was opened once more, with another editor.
    try waitUntil("it is typed after what was replayed") {
      try playground.texts(named: "Text").contains { try $0.text == "a\nb" }
    }
    try playground.quit()
  }
}
