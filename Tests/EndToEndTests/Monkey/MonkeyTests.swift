import ConcertinaTesting
import Foundation
import WidgetTestSupport
import XCTest

/// Random input in the real window: nothing may warn, crash, hang, or be painted wrongly.
///
/// `meson-helpers/monkey` runs it for longer, with a given seed, or replays a record.
final class MonkeyTests: WindowTestCase {
  private static let environment = ProcessInfo.processInfo.environment
  /// The number of actions after which the program is restarted, so that a failure has a short
  /// record.
  private static let actionsInSession = 400

  func testNoInputBreaksTheWindow() throws {
    if let path = Self.environment["CONCERTINA_MONKEY_REPLAY"] {
      let actions = try MonkeyRecord(contentsOf: path).actions
      guard let fault = try run(actions).fault else { return }
      return XCTFail(fault)
    }
    let count = Self.environment["CONCERTINA_MONKEY_ACTIONS"].flatMap { Int($0) } ?? 150
    let starts = stride(from: 0, to: count, by: Self.actionsInSession)
    for (start, seed) in zip(starts, TestEffort.seed(usually: 700)...) {
      try runSession(seed: seed, actions: min(Self.actionsInSession, count - start))
    }
  }

  /// Failures of the past: views that request a layout during one, and menus over them.
  func testWhatHasGoneWrongOnce() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Records")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    XCTAssertFalse(files.isEmpty)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let actions = try MonkeyRecord(contentsOf: file.path).actions
      if let fault = try run(actions).fault {
        XCTFail("\(file.lastPathComponent): \(fault)")
      }
    }
  }

  /// Random input must not reach a dialog that overwrites the user's files.
  func testADialogForFilesIsCancelled() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    for _ in 0..<2 {
      try Keyboard.press("ctrl+shift+s")
      try waitUntil("a dialog was there") { try playground.cancelFileDialog() }
    }
    try playground.quit()
  }

  private func runSession(seed: UInt64, actions count: Int) throws {
    print("Monkey: seed \(seed)")
    var plan = MonkeyPlan(seed: seed)
    let (record, fault) = try run((0..<count).map { _ in plan.next() })
    guard let fault else { return }
    let folder = Self.environment["CONCERTINA_MONKEY_RECORDS"] ?? NSTemporaryDirectory()
    let path = try record.write(to: "\(folder)/\(seed).monkey", note: "seed \(seed)")
    XCTFail(
      "seed \(seed), after \(record.actions.count) actions: \(fault)\n"
        + "To see it again: meson-helpers/monkey --replay \(path)")
  }

  /// Performs actions one after another until something goes wrong.
  private func run(_ actions: [[String]]) throws -> (record: MonkeyRecord, fault: String?) {
    var record = MonkeyRecord()
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor"], desktop: ["gtk-cursor-blink=true"],
      warningsAreFatal: Self.environment["CONCERTINA_MONKEY_STOPS"] != nil,
      checksPaints: true)
    // Users close windows, too.
    playground.mayEnd()
    for action in actions {
      record.actions.append(action)
      markProgress("action \(record.actions.count)")
      let words = action.map { $0 == MonkeyPlan.window ? playground.window : $0 }
      _ = try OutsideProgram("/usr/bin/xdotool", words).waitForEnding()
      // Checked after each action, so that a record is replayed at the same pace on any machine.
      if !answersOrEnds(playground) {
        let fault =
          Self.describe(playground) ?? "it does not answer\n\(Self.threads(of: playground))"
        playground.program.kill()
        return (record, fault)
      }
      if GtkFault.lasts(in: playground.program.errors) { break }
      if let fault = Self.describe(playground) {
        return (record, "\(fault)\nThe last action: \(action.joined(separator: " "))")
      }
      // The window was closed.
      guard playground.program.isRunning else { break }
      // The files are the user's own, and the dialog is GTK's: its faults are not this package's.
      _ = try? playground.cancelFileDialog()
    }
    playground.program.kill()
    return (record, nil)
  }

  /// Whether the program has ended or its main loop responds, which may take a while on a loaded
  /// machine.
  private func answersOrEnds(_ playground: RunningPlayground) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 60)
    while Date() < deadline {
      if !playground.program.isRunning || (try? playground.root.name) != nil { return true }
    }
    return false
  }

  /// Describes what is wrong; nil if nothing is.
  private static func describe(_ playground: RunningPlayground) -> String? {
    let program = playground.program
    let isRunning = program.isRunning
    let reported = GtkFault.leavingOut(program.errors)
    if isRunning { return reported }
    guard let ending = try? program.waitForEnding() else { return "it does not end" }
    if case .exited(status: 0) = ending { return reported }
    return "it \(ending)\n\(program.errors)"
  }

  /// Returns the backtrace of a program that does not respond.
  private static func threads(of playground: RunningPlayground) -> String {
    let arguments = ["-batch", "-nx", "-p", "\(playground.program.identifier)", "-ex", "bt 60"]
    let reported = try? OutsideProgram("/usr/bin/gdb", arguments).result().output
    let lines = (reported ?? "").split(separator: "\n").filter { $0.hasPrefix("#") }
    return lines.joined(separator: "\n")
  }
}
