import Foundation
import PlaygroundScenes
import WidgetTestSupport
import XCTest

/// Pictures and trees of the scenes of rich text: light and dark, and in both directions.
///
/// Run it a second time with `GDK_SCALE=2` for the other scale factor: trees are the same there.
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

  private static let mention = #"""
    {"format": "concertina-rich-text", "version": 1, "content": [
      {"text": "Ask "}, {"text": "@Ada Byron", "attributes": {"bold": true, "textBlock": "mention",
       "backgroundStyle": {"color": "#3584e438", "cornerPercent": 30, "insets": [0, -2, 0, -2]}}},
      {"text": " about it"}]}
    """#
  private static let long = #"""
    {"format": "concertina-rich-text", "version": 1, "content": [
      {"text": "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16"}]}
    """#

  /// Backgrounds at the editor's edge; what they look like is up to the scene's knobs.
  private static let backgrounds = #"""
    {"format": "concertina-rich-text", "version": 1, "content": [
      {"text": "One "}, {"text": "word", "attributes": {"backgroundStyle": {"color": "#3584e4"}}},
      {"text": " of a line, and then "},
      {"text": "a few of them that go on in the line below and in the one after",
       "attributes": {"backgroundStyle": {"color": "#3584e4"}}},
      {"text": ".\n"},
      {"text": "A paragraph with space around it,\nand another one",
       "attributes": {"backgroundStyle": {"color": "#3584e4"},
         "paragraph": {"spacingBefore": 6, "spacingAfter": 6}}}]}
    """#

  private static let scenes: [(name: String, scene: String, knobs: [KnobSetting])] = [
    ("empty", "rich-editor", []),
    ("looks", "rich-editor", [KnobSetting("content", .text(looks))]),
    ("right-to-left-text", "rich-editor", [KnobSetting("content", .text(arabic))]),
    ("commands", "commands", []),
    ("nested", "nested-editors", []),
    ("relay", "attribute-relay", []),
    ("sizes", "attachment-sizes", []),
    ("backgrounds", "text-backgrounds", [KnobSetting("content", .text(backgrounds))]),
    ("markup", "markup", [KnobSetting("content", .text(looks))]),
    ("lists", "lists", []),
    ("styles", "styles", []),
    (
      "lines", "styles",
      [
        KnobSetting("showsLineNumbers", .toggle(true)), KnobSetting("showsSpaces", .toggle(true)),
        KnobSetting("showsBlockHandles", .toggle(true)),
      ]
    ),
    ("images", "images", []),
    ("tables", "tables", []),
    ("sections", "sections", []),
    ("markdown", "markdown", []),
    ("replacing", "find-replace", []),
    ("notes", "notes", []),
    ("mentions", "mentions", [KnobSetting("content", .text(mention))]),
    ("processors", "text-processors", []),
    ("panel", "panel", []),
    ("scrolled", "autogrow", [KnobSetting("content", .text(long))]),
    ("renderer", "renderer", []),
    ("found", "renderer", [KnobSetting("query", .text("the"))]),
    ("not-found", "renderer", [KnobSetting("query", .text("no such words"))]),
  ]

  /// The scenes in which the lower edge of a renderer cuts a line of text.
  private static let cut: Set<String> = ["renderer", "found", "not-found"]

  @MainActor
  private static func forEachScene(
    _ body: (_ name: String, SceneWindow) throws -> Void
  ) throws {
    for (name, id, knobs) in scenes {
      let scene = try SceneCatalog.standard.scene(id)
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
      let isScaled = ProcessInfo.processInfo.environment["GDK_SCALE"] == "2"
      let settings = try XCTUnwrap(DesktopSettings.current)
      defer {
        settings.prefersDark = false
        Gtk.defaultDirection = .leftToRight
      }
      let kind = "rich-text-pictures" + (isScaled ? "-scaled" : "")
      try ReferenceFolder.compare(kind) { references in
        try Self.forEachScene { name, window in
          var seen: [TextDirection: [UInt8]] = [:]
          for direction in [TextDirection.leftToRight, .rightToLeft] {
            // This sets the direction of every widget, not only of the outermost one.
            Gtk.defaultDirection = direction
            // Colors are the same at each scale.
            for isDark in isScaled ? [false] : [false, true] {
              settings.prefersDark = isDark
              Self.settle(window)
              let suffix = (direction == .leftToRight ? "" : "-mirrored") + (isDark ? "-dark" : "")
              let texture = try references.check(
                pictureOf: window.stage.root, name + suffix, isCut: Self.cut.contains(name))
              seen[direction] = texture.pixels
            }
          }
          XCTAssert(seen[.leftToRight] != seen[.rightToLeft], "\(name) is mirrored")
        }
      }
    }
  }

  func testTrees() throws {
    try onMain {
      try ReferenceFolder.compare("rich-text-trees") { references in
        try Self.forEachScene { name, window in
          references.check(tree: TreeDump.text(of: window.stage.root), name)
        }
      }
    }
  }
}
