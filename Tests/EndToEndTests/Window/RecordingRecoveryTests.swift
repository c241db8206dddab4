import ConcertinaTesting
import Foundation
import XCTest

/// A recording outlives a playground that ends in the middle of it.
final class RecordingRecoveryTests: WindowTestCase {
  func testTheNextStartOffersIt() throws {
    let home = try TemporaryFolder()
    let draft = home.file("concertina-playground/recording-1.scenario.json")
    try interruptRecording(of: "hello", keptIn: draft, home: home)

    let bus = try AccessibilityBus()
    let next = try OutsideProgram(
      PlaygroundBinary.path(), ["--new-instance"],
      changes: PlaygroundBinary.environment([
        "GTK_A11Y": "atspi", "NO_AT_BRIDGE": nil, "XDG_STATE_HOME": home.path,
      ]))
    defer { next.kill() }
    var discard: AccessibleNode?
    try waitUntil("the question is there; \(next.errors)") {
      // The tree changes while the window is built.
      let tree = try? bus.application(process: next.identifier)?.tree
      discard = tree?.first { (try? $0.name) == "Discard" }
      return discard != nil
    }
    XCTAssert(FileManager.default.fileExists(atPath: draft), "there is no answer yet")
    _ = try discard?.call("Action", "DoAction", [BusValue(Int32(0))])
    try waitUntil("it is discarded") { !FileManager.default.fileExists(atPath: draft) }
  }

  /// Records typing, and kills the playground.
  private func interruptRecording(
    of text: String, keptIn draft: String, home: TemporaryFolder
  ) throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"], home: home)
    try Keyboard.press("ctrl+shift+r")
    try Keyboard.type(text)
    try waitUntil("the recording is kept") {
      (try? String(contentsOfFile: draft, encoding: .utf8))?.contains(#""\#(text)""#) ?? false
    }
    playground.program.kill()
  }
}
