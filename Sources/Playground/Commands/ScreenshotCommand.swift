import PlaygroundScenes

/// The `screenshot` command: saves a screenshot of a scene.
@MainActor
struct ScreenshotCommand {
  let request: ScreenshotRequest

  func run() throws {
    let settings = try request.settings()
    let window = try TestStage.window(
      scene: request.scene.scene, settings: settings, width: request.width,
      scheme: request.scheme ?? .light, fitsScene: true)
    defer { window.close() }
    FrameSettling(of: window.window).waitUntilStill()
    guard let texture = window.makePicture() else {
      throw StageError("the scene has no picture")
    }
    try texture.writePNG(to: request.output)
  }
}
