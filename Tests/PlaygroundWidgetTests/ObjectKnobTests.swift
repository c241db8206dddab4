import CConcertinaGtk
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Knobs of the objects that widgets have: adjustments, buffers, lists and menus.
final class ObjectKnobTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [])

  @MainActor
  private static func window(_ name: String) throws -> SceneWindow {
    let scene = try program.catalog.scene("widget:" + name)
    return try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
  }

  @MainActor
  private static func defaults(_ name: String) throws -> [String: KnobValue] {
    try program.catalog.scene("widget:" + name).knobs
      .reduce(into: [:]) { $0[$1.id] = $1.defaultValue }
  }

  @MainActor
  private static func texts(_ window: SceneWindow) -> [String] {
    FrameSettling(of: window.window).waitUntilStill()
    return window.stage.root.selfAndDescendants.filter { $0.isLabel && $0.isMapped }
      .map(\.labelText)
  }

  func testAnAdjustmentIsARangeAndANumber() throws {
    try onMain {
      let defaults = try Self.defaults("GtkScale")
      XCTAssertEqual(defaults["adjustment.upper"], .number(100))
      XCTAssertEqual(defaults["adjustment.value"], .number(50))
      let window = try Self.window("GtkScale")
      defer { window.close() }
      window.apply([
        KnobSetting("adjustment.lower", .number(-5)), KnobSetting("adjustment.upper", .number(5)),
        KnobSetting("adjustment.value", .number(9)),
      ])
      XCTAssertEqual(window.stage.state["own"]?["adjustment.value"], 5)
      XCTAssertEqual(window.stage.liveValue(of: "adjustment.value"), .number(5))
      let spin = try Self.defaults("GtkSpinButton")
      XCTAssertEqual(spin["adjustment.upper"], .number(100))
      XCTAssertNil(spin["adjustment.value"], "it has the number itself")
    }
  }

  func testABufferIsItsText() throws {
    try onMain {
      XCTAssertEqual(try Self.defaults("GtkTextView")["buffer.text"], .text("Text view"))
      let window = try Self.window("GtkTextView")
      defer { window.close() }
      window.apply([KnobSetting("buffer.text", .text("a\nb"))])
      XCTAssertEqual(window.stage.mainInput?.text, "a\nb")
    }
  }

  func testAListIsItsLines() throws {
    try onMain {
      for name in [
        "GtkListView", "GtkGridView", "GtkColumnView", "GtkDropDown", "GtkComboBoxText",
        "GtkComboBox", "GtkTreeView", "GtkIconView", "GtkCellView",
      ] {
        XCTAssertEqual(try Self.defaults(name)["model"], .text("One\nTwo\nThree"), name)
        let window = try Self.window(name)
        window.apply([KnobSetting("model", .text("Ada\n\nBob"))])
        XCTAssertEqual(window.stage.liveValue(of: "model"), .text("Ada\nBob"), name)
        if name.hasSuffix("View"), !["GtkTreeView", "GtkIconView", "GtkCellView"].contains(name) {
          let texts = Self.texts(window)
          XCTAssert(texts.contains("Ada") && texts.contains("Bob"), "\(name): \(texts)")
        }
        window.apply([KnobSetting("model", .text(""))])
        XCTAssertEqual(window.stage.liveValue(of: "model"), .text(""), name)
        window.apply([
          KnobSetting("model", .text(String(repeating: "a\n", count: LineProperty.maxCount + 1)))
        ])
        XCTAssertNotNil(window.stage.problem(of: "model"), name)
        window.close()
      }
    }
  }

  func testAMenuIsItsLines() throws {
    try onMain {
      XCTAssertEqual(
        try Self.defaults("GtkMenuButton")["menu-model"], .text("New\nOpen\n-\nQuit"))
      let scene = try Self.program.catalog.scene("widget:GtkPopoverMenuBar")
      var events: [SceneEvent] = []
      let stage = try XCTUnwrap(scene.build)(scene.defaults, SceneEvents { events.append($0) })
      let host = WindowHost(stage.root, width: 300)
      host.settle()
      for (lines, found) in [
        ("A\n  B\n    C\n  -\n  D\nE", "A\n  B\n    C\n  -\n  D\nE\n  E"),
        ("-\n  A\n-", "A\n  A"), ("", ""),
        (
          (0..<30).map { String(repeating: " ", count: $0) + "x" }.joined(separator: "\n"), nil
        ),
      ] as [(String, String?)] {
        stage.apply("menu-model", .text(lines))
        host.settle()
        guard let found else { continue }
        XCTAssertEqual(stage.liveValue(of: "menu-model"), .text(found))
      }
      stage.apply("menu-model", .text("File\n  New\n  Open"))
      host.settle()
      let bar = try XCTUnwrap(stage.root.selfAndDescendants.first { $0.cssName == "menubar" })
      XCTAssertTrue(bar.activateAction("knob-menu.entry2"))
      XCTAssert(events.contains { $0.name == "menu" && $0.detail == "Open" }, "\(events)")
    }
  }

  func testKnobsFollowWhatTheUserDoes() throws {
    try onMain {
      let scene = try Self.program.catalog.scene("widget:GtkCalendar")
      let session = try XCTUnwrap(SceneSession(scene: scene, settings: []))
      defer { session.close() }
      var followed: [KnobSetting] = []
      session.onFollowed = { followed.append($0) }
      session.turn("day", to: .number(12))
      XCTAssertEqual(followed, [], "the inspector knows what it has set")
      let calendar = try XCTUnwrap(
        session.stage.root.selfAndDescendants.first { $0.typeName == "GtkCalendar" })
      let day = try XCTUnwrap(ObjectProperty.named("day", of: calendar))
      XCTAssert(day.set(9, on: calendar))
      XCTAssertEqual(followed, [KnobSetting("day", .number(9))])
      XCTAssertEqual(session.values["day"], .number(9))
      let scale = try XCTUnwrap(
        SceneSession(scene: try Self.program.catalog.scene("widget:GtkScale"), settings: []))
      defer { scale.close() }
      var moved: [KnobSetting] = []
      scale.onFollowed = { moved.append($0) }
      let range = try XCTUnwrap(
        scale.stage.root.selfAndDescendants.first { $0.typeName == "GtkScale" })
      gtk_range_set_value(UnsafeMutablePointer(range.nativePointer), 7)
      XCTAssertEqual(moved, [KnobSetting("adjustment.value", .number(7))])
    }
  }

  func testTheTextThatIsTypedIsNotWrittenInAnotherWay() throws {
    try onMain {
      let scene = try Self.program.catalog.scene("widget:GtkColorButton")
      let session = try XCTUnwrap(SceneSession(scene: scene, settings: []))
      defer { session.close() }
      var followed: [KnobSetting] = []
      session.onFollowed = { followed.append($0) }
      session.turn("rgba", to: .text("#fff"))
      XCTAssertEqual(session.stage.state["own"]?["rgba"], "rgb(255,255,255)")
      XCTAssertFalse(followed.contains { $0.knob == "rgba" }, "\(followed)")
    }
  }

  /// GObject would warn.
  func testANumberOutOfRangeIsTheNearestOne() throws {
    try onMain {
      let window = try Self.window("GtkLabel")
      defer { window.close() }
      window.apply([KnobSetting("xalign", .number(7)), KnobSetting("lines", .number(-9))])
      XCTAssertEqual(window.stage.state["own"]?["xalign"], 1)
      XCTAssertEqual(window.stage.state["own"]?["lines"], -1)
    }
  }

  func testNoLimitIsNone() throws {
    try onMain {
      let scene = try Self.program.catalog.scene("widget:GtkScale")
      let knob = try XCTUnwrap(scene.knobs.first { $0.id == "fill-level" })
      var turned: [KnobValue] = []
      let row = InspectorRows.make(knob) { turned.append($0) }
      row.show(knob.defaultValue)
      let text = try XCTUnwrap(row.widget.selfAndDescendants.first(where: \.isTextLine))
      let line = TextLine(retaining: text.nativePointer)
      XCTAssertEqual(line.text, "none")
      let spin = try XCTUnwrap(text.parent)
      gtk_spin_button_set_value(spin.nativePointer, 20)
      XCTAssertEqual(turned, [.number(20)])
      XCTAssertEqual(line.text, "20.0")
      row.show(knob.defaultValue)
      XCTAssertEqual(line.text, "none")
      XCTAssertEqual(turned, [.number(20)])
      row.show(.number(3))
      XCTAssertEqual(line.text, "3.0")
    }
  }
}
