import GtkCore
import GtkReplay
import RichTextModel

/// The `check` command: prints what keeps people from using scenes.
@MainActor
struct CheckCommand {
  let catalog: SceneCatalog
  let request: CheckRequest

  /// Checks the scenes, and returns whether nothing was found beside what is accepted.
  ///
  /// - Throws: ``AcceptedFindings/ReadError``, before anything is checked; or what a stage throws.
  func run() throws -> Bool {
    var review = FindingReview(
      try readAccepted(), scheme: scheme, reason: request.reason,
      reportsStale: request.takesDefaults)
    let before = review.accepted
    let scenes = request.scene.map { [$0] } ?? catalog.scenes.map { SceneRequest(scene: $0.id) }
    var isClean = true
    for scene in scenes {
      for found in review.review(try findings(in: scene), in: scene.scene) {
        isClean = false
        try StandardStream.output.write(line: line(found))
      }
    }
    if review.accepted != before { try write(review.accepted) }
    return isClean
  }

  private var scheme: ColorScheme { request.scheme ?? .light }

  private func findings(in scene: SceneRequest) throws -> [AccessibilityFinding] {
    let window = try TestStage.window(
      scene: scene.scene, of: catalog, settings: scene.settings, width: request.width,
      scheme: scheme)
    defer { window.close() }
    FrameSettling(of: window.window).waitUntilStill()
    return AccessibilityCheck(window.stage, in: window.window).run()
  }

  // MARK: What is accepted

  private func readAccepted() throws -> AcceptedFindings {
    guard let file = request.accepted else { return AcceptedFindings() }
    if request.reason != nil, !FileBytes.isTaken(file) { return AcceptedFindings() }
    return try AcceptedFindings(file: file, catalog: catalog)
  }

  private func write(_ accepted: AcceptedFindings) throws {
    guard let file = request.accepted else { return }
    try FileBytes.write(Array((accepted.json.indentedText + "\n").utf8), to: file)
  }

  private func line(_ found: FindingReview.Reported) -> String {
    request.isJSON ? found.json.compactText : found.line
  }
}
