import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The list of scenes and its search.
final class SidebarTests: OpenWindowTestCase {
  func testWhatASearchFindsIsReachedByKeys() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      for entering in ["Down", "Tab"] {
        window.open(try SceneCatalog.standard.scene("auto-height-editor"))
        window.sidebar.search.text = "drafts"
        window.sidebar.search.focus()
        Self.settle(window)
        window.window.press(try Self.key(entering))
        XCTAssertEqual(window.window.focusWidget?.name, "composer-draft", entering)
        window.window.press(try Self.key("Return"))
        Self.settle(window)
        XCTAssertEqual(window.session?.scene.id, "composer-draft", entering)
        XCTAssertEqual(window.sidebar.search.text, "")
      }
      Self.close(window)
    }
  }

  func testTheOpenSceneIsVisible() throws {
    try onMain {
      let window = Self.open("renderer")
      for scene in ["renderer", "auto-height-editor", "notes", "composer"] {
        if window.session?.scene.id != scene {
          window.open(try SceneCatalog.standard.scene(scene))
        }
        XCTAssert(
          MainLoop.run(atMost: 60) { Self.isVisible(scene, in: window.sidebar.widget) }, scene)
      }
      // The list is whole again, and the row elsewhere.
      for search in ["composer", ""] {
        window.sidebar.search.text = search
        Self.settle(window)
      }
      XCTAssert(MainLoop.run(atMost: 60) { Self.isVisible("composer", in: window.sidebar.widget) })
      Self.close(window)
    }
  }

  /// The rows that can be seen, by the names of their scenes; headings have none.
  @MainActor
  private static func shown(in window: PlaygroundWindow) -> [String] {
    window.catalog.scenes.map(\.id).filter { id in
      window.sidebar.list.descendant(named: id)?.isVisible == true
    }
  }

  func testVariantsAreBelowTheSceneThatIsOpen() throws {
    try onMain {
      let window = Self.open("auto-height-editor-disabled")
      let scenes = window.catalog.scenes.filter { $0.variantOf == nil }.map(\.id)
      XCTAssertEqual(scenes.count, 16)
      let family = { @MainActor id in window.catalog.variants(of: id).map(\.id) }
      XCTAssertEqual(Self.shown(in: window).count, scenes.count + 9)
      XCTAssertEqual(window.sidebar.list.selectedIndex != nil, true)
      for (open, main) in [
        ("composer", "composer"), ("card", "form"), ("notes", "notes"),
        ("renderer", "find-replace"),
        ("auto-height-editor", "auto-height-editor"),
      ] {
        window.open(try window.catalog.scene(open))
        Self.settle(window)
        XCTAssertEqual(Set(Self.shown(in: window)), Set(scenes + family(main)), open)
        XCTAssert(
          MainLoop.run(atMost: 60) { Self.isVisible(open, in: window.sidebar.widget) }, open)
      }
      window.sidebar.search.text = "draft"
      Self.settle(window)
      XCTAssertEqual(Self.shown(in: window), ["composer-draft"])
      window.sidebar.search.text = ""
      Self.settle(window)
      XCTAssertEqual(Self.shown(in: window).count, scenes.count + 9)
      Self.close(window)
    }
  }

  func testTheArrowKeysReachEveryScene() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      window.sidebar.list.descendant(named: "auto-height-editor")?.focus()
      var opened: [String] = []
      while let scene = window.session?.scene.id, opened.last != scene, opened.count < 100 {
        opened.append(scene)
        // A heading takes a key of its own.
        for _ in 0..<2 where window.session?.scene.id == scene {
          window.window.press(try Self.key("Down"))
          Self.settle(window)
        }
      }
      XCTAssertEqual(opened, window.catalog.scenes.map(\.id))
      Self.close(window)
    }
  }

  func testAWidgetThatIsNotInTheListSelectsNoRow() throws {
    try onMain {
      let window = Self.open("auto-height-editor")
      XCTAssertNotNil(window.sidebar.list.selectedIndex)
      window.open(try SceneCatalog.standard.scene("widget:GtkCalendar"))
      Self.settle(window)
      XCTAssertNil(window.sidebar.list.selectedIndex)
      Self.close(window)
    }
  }

  /// Whether the row of a scene is within the sidebar, below its search.
  @MainActor
  private static func isVisible(_ scene: String, in sidebar: Widget) -> Bool {
    guard let place = sidebar.descendant(named: scene)?.bounds(in: sidebar) else { return false }
    return place.y > 40 && place.y + place.height <= Double(sidebar.height)
  }
}
