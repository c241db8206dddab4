import WidgetTestSupport
import XCTest

/// Pictures and trees of the scenes of rich text: light and dark, and in both directions.
final class RichTextReferenceTests: WidgetTestCase {
  private static let arabic = #"""
    {"format": "concertina-rich-text", "version": 1, "content": [
      {"text": "עולם ", "attributes": {"bold": true}}, {"text": "שלום\n"},
      {"attachment": {"name": "panel", "isBlock": true, "size": {"kind": "fullWidth"},
                      "editors": [[{"text": "בפנים"}]]}},
      {"text": "\nsecond line", "attributes": {"italic": true}}]}
    """#
  private static let looks = #"""
    {"format": "concertina-rich-text", "version": 1, "content": [
      {"text": "bold", "attributes": {"bold": true}}, {"text": " and "},
      {"text": "italic", "attributes": {"italic": true}}, {"text": ", "},
      {"text": "large", "attributes": {"size": 20}}, {"text": ", "},
      {"text": "orange", "attributes": {"color": "#c64600"}}, {"text": ", "},
      {"text": "a link", "attributes": {"link": "https://example.org"}},
      {"text": "\ncentred", "attributes": {"paragraph": {"alignment": "center"}}}]}
    """#

  private static let scenes: [(name: String, scene: String, knobs: [KnobSetting])] = [
    ("empty", "rich-editor", []),
    ("looks", "rich-editor", [KnobSetting("content", .text(looks))]),
    ("right-to-left-text", "rich-editor", [KnobSetting("content", .text(arabic))]),
    ("commands", "commands", []),
    ("nested", "nested-editors", []),
    ("relay", "attribute-relay", []),
    ("sizes", "attachment-sizes", []),
    ("backgrounds", "text-backgrounds", []),
    ("renderer", "renderer", []),
    ("found", "renderer", [KnobSetting("query", .text("the"))]),
    ("not-found", "renderer", [KnobSetting("query", .text("no such words"))]),
  ]

  @MainActor
  private static func forEachScene(
    _ body: (_ name: String, SceneWindow) throws -> Void
  ) throws {
    for (name, id, knobs) in scenes {
      let scene = try SceneCatalogue.standard.scene(id)
      var values = scene.defaults
      values.apply(knobs)
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: values))
      defer { window.close() }
      settle(window)
      try body(name, window)
    }
  }

  @MainActor
  private static func settle(_ window: SceneWindow) {
    let stage = window.stage
    XCTAssert(FrameSettling(of: window.window).waitUntilStill { stage.isSettled })
  }

  func testPictures() throws {
    try onMain {
      let references = try ReferenceFolder.references("rich-text-pictures")
      let settings = try XCTUnwrap(DesktopSettings.current)
      try Self.forEachScene { name, window in
        for direction in [TextDirection.leftToRight, .rightToLeft] {
          window.stage.root.direction = direction
          for isDark in [false, true] {
            settings.prefersDark = isDark
            Self.settle(window)
            let look = (direction == .leftToRight ? "" : "-mirrored") + (isDark ? "-dark" : "")
            let texture = try XCTUnwrap(window.stage.root.makeTexture())
            ReferenceFolder.check(
              references.compare(texture, to: "\(name)\(look).png"), name + look)
          }
        }
        settings.prefersDark = false
      }
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }

  func testTrees() throws {
    try onMain {
      let references = try ReferenceFolder.references("rich-text-trees")
      try Self.forEachScene { name, window in
        ReferenceFolder.check(
          references.compare(TreeDump.text(of: window.stage.root), to: "\(name).txt"), name)
      }
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }
}
