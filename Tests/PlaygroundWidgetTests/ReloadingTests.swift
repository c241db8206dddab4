import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The window while the user edits the `.ui` file of its scene.
final class ReloadingTests: OpenWindowTestCase {
  private static let files = "\(TemporaryFolder.path)/concertina-reloading-\(getpid())"
  private static let file = files + "/form.ui"

  override func setUpWithError() throws {
    try super.setUpWithError()
    try Folder.make(Self.files)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: Self.files)
    try super.tearDownWithError()
  }

  private static func text(_ label: String) -> String {
    """
    <interface><template class="A" parent="GtkBox"><property name="orientation">vertical</property>
    <child><object class="GtkEntry" id="e"/></child>
    <child><object class="GtkLabel"><property name="label">\(label)</property></object></child>
    </template></interface>
    """
  }

  private static func write(_ text: String, replacing: Bool = false) throws {
    try text.write(toFile: file, atomically: replacing, encoding: .utf8)
  }

  @MainActor
  private static func shows(_ label: String, _ window: PlaygroundWindow) -> Bool {
    MainLoop.run(atMost: 60) {
      window.session?.stage.state["texts"]?.arrayValue?.contains(.string(label)) == true
        || window.session?.stage.root.selfAndDescendants
          .contains { $0.isLabel && $0.labelText == label } == true
    }
  }

  func testAChangedFileIsShownAgainWithItsKnobsAndItsWidth() throws {
    try onMain {
      try Self.write(Self.text("One"))
      let window = Self.open("widget:" + Self.file)
      defer { Self.close(window) }
      XCTAssert(Self.shows("One", window))
      window.session?.replay([KnobSetting("spacing", .number(17))])
      window.stagePane.choose(333)
      Self.settle(window)
      try Self.write(Self.text("Two"))
      XCTAssert(Self.shows("Two", window))
      XCTAssertEqual(window.session?.values["spacing"], .number(17))
      XCTAssertEqual(window.session?.stage.state["own"]?["spacing"], 17)
      XCTAssertEqual(window.stagePane.width, 333)
      XCTAssertFalse(window.fileBanner.widget.isVisible)
      // As many editors save.
      try Self.write(Self.text("Three"), replacing: true)
      XCTAssert(Self.shows("Three", window))
      try Self.write(Self.text("Four"), replacing: true)
      XCTAssert(Self.shows("Four", window))
      XCTAssertEqual(window.session?.values["spacing"], .number(17))
    }
  }

  func testABrokenFileKeepsWhatWasShown() throws {
    try onMain {
      try Self.write(Self.text("One"))
      let window = Self.open("widget:" + Self.file)
      defer { Self.close(window) }
      let stage = try XCTUnwrap(window.session?.stage.root)
      try Self.write("<interface>\n<object class=\"GtkBox\">\n</interface>", replacing: true)
      XCTAssert(MainLoop.run(atMost: 60) { window.fileBanner.widget.isVisible })
      XCTAssert(window.fileBanner.label.text.contains("form.ui: line 3: "))
      XCTAssertEqual(window.session?.stage.root, stage)
      unlink(Self.file)
      XCTAssert(
        MainLoop.run(atMost: 60) { window.fileBanner.label.text.contains("No such file") })
      XCTAssertEqual(window.session?.stage.root, stage)
      try Self.write(Self.text("Two"))
      XCTAssert(Self.shows("Two", window))
      XCTAssertFalse(window.fileBanner.widget.isVisible)
    }
  }

  func testARecordingKeepsTheStage() throws {
    try onMain {
      try Self.write(Self.text("One"))
      let window = Self.open("widget:" + Self.file)
      defer { Self.close(window) }
      let stage = try XCTUnwrap(window.session?.stage.root)
      window.toggleRecording()
      XCTAssertNotNil(window.recorder.recording)
      try Self.write(Self.text("Two"))
      XCTAssert(MainLoop.run(atMost: 60) { window.hasFileChanged })
      XCTAssertEqual(window.session?.stage.root, stage)
      window.toggleRecording()
      XCTAssert(Self.shows("Two", window))
    }
  }

  func testAnotherSceneIsNotReplaced() throws {
    try onMain {
      try Self.write(Self.text("One"))
      let window = Self.open("widget:" + Self.file)
      defer { Self.close(window) }
      window.open(try window.catalog.scene("form"))
      XCTAssertNil(window.file)
      XCTAssertEqual(window.session?.scene.id, "form")
    }
  }
}
