import GtkReplay

/// The `screenshot` command: saves a screenshot of a scene.
@MainActor
struct ScreenshotCommand {
  let catalog: SceneCatalog
  let request: ScreenshotRequest

  func run() throws {
    let settings = try request.settings()
    let window = try TestStage.window(
      scene: request.scene.scene, of: catalog, settings: settings, width: request.width,
      scheme: request.scheme ?? .light)
    defer { window.close() }
    FrameSettling(of: window.window).waitUntilStill()
    guard let texture = window.makePicture() else {
      throw StageError("the scene has no picture")
    }
    try texture.writePNG(to: request.output)
  }
}
