import GtkCore
import GtkReplay
import RichTextModel

/// The `check` command: prints what keeps people from using scenes.
@MainActor
struct CheckCommand {
  let catalog: SceneCatalog
  let request: CheckRequest

  /// Checks the scenes, and returns whether nothing was found.
  func run() throws -> Bool {
    let scenes = request.scene.map { [$0] } ?? catalog.scenes.map { SceneRequest(scene: $0.id) }
    var isClean = true
    for scene in scenes {
      for finding in try findings(in: scene) {
        isClean = false
        try StandardStream.output.write(line: line(finding, scene.scene))
      }
    }
    return isClean
  }

  private func findings(in scene: SceneRequest) throws -> [AccessibilityFinding] {
    let window = try TestStage.window(
      scene: scene.scene, of: catalog, settings: scene.settings, width: request.width,
      scheme: request.scheme ?? .light)
    defer { window.close() }
    FrameSettling(of: window.window).waitUntilStill()
    return AccessibilityCheck(window.stage, in: window.window).run()
  }

  private func line(_ finding: AccessibilityFinding, _ scene: String) -> String {
    guard request.isJSON else { return "\(scene): \(finding.line)" }
    var object = finding.json.objectValue ?? JSONObject()
    object["scene"] = .string(scene)
    return JSONValue.object(object).compactText
  }
}
