import XCTest

@testable import PlaygroundKit

/// Saved files have names that desktops know.
final class FileKindTests: XCTestCase {
  func testANameIsCompleted() {
    let names = [
      (FileKind.scenario, "a", "a.scenario.json"), (.scenario, "a.json", "a.scenario.json"),
      (.scenario, "a.scenario.json", "a.scenario.json"),
      (.scenario, "/b.c/a", "/b.c/a.scenario.json"),
      (.scenario, "a.b", "a.b.scenario.json"), (.picture, "a", "a.png"),
      (.picture, "a.png", "a.png"),
    ]
    for (kind, typed, saved) in names { XCTAssertEqual(kind.completed(typed), saved) }
  }

  func testARecordingIsNamedAfterWhatItShows() {
    let names = [
      ("sign-up", "sign-up"), ("widget:GtkCalendar", "GtkCalendar"),
      ("widget:/home/ann/form.ui#email", "email"), ("widget:a:b/c", "a-b-c"),
    ]
    for (scene, name) in names {
      XCTAssertEqual(Scenario(scene: scene, steps: []).fileName, name)
    }
  }
}
