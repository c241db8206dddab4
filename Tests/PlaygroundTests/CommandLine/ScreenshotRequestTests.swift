import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

struct ScreenshotRequestTests {
  @Test func theTextFileWinsOverSettings() throws {
    let file = try TemporaryFile([0x61, 0xFF, 0x00, 0x0A, 0xC3, 0xA9])
    let setting = KnobSetting("text", .text("from the line"))
    let request = ScreenshotRequest(
      scene: SceneRequest(scene: "auto-height-editor", settings: [setting]), textFile: file.path,
      output: "o.png")
    var values = KnobValues(AutoHeightEditorKnobs.all.map(\.knob))
    values.apply(try request.settings())
    #expect(values["text"] == .text("a\u{FFFD}\0\né"))
  }

  @Test func withoutATextFileTheSettingsAreAll() throws {
    let scene = SceneRequest(scene: "s", settings: [KnobSetting("text", .text("a"))])
    #expect(try ScreenshotRequest(scene: scene, output: "o").settings() == scene.settings)
  }

  @Test func anUnreadableTextFileIsNamed() {
    let request = ScreenshotRequest(
      scene: SceneRequest(scene: "s"), textFile: "/nowhere/t", output: "o")
    #expect(errorMessage { try request.settings() }?.hasPrefix("/nowhere/t: ") == true)
  }
}
