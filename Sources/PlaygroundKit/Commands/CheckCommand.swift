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
    var accepted = try readAccepted()
    let before = accepted.entries.count
    let scenes = request.scene.map { [$0] } ?? catalog.scenes.map { SceneRequest(scene: $0.id) }
    var isClean = true
    for scene in scenes {
      let findings = try findings(in: scene)
      let known = accepted.entries.filter { $0.applies(in: scene.scene, scheme) }
      for finding in findings where !known.contains(where: { covers($0, finding, scene) }) {
        if let reason = request.reason {
          accepted.append(entry(of: finding, in: scene.scene, reason))
        } else {
          isClean = false
          try StandardStream.output.write(line: line(finding.line, finding.json, scene.scene))
        }
      }
      guard request.takesDefaults else { continue }
      for entry in known where !findings.contains(where: { covers(entry, $0, scene) }) {
        isClean = false
        try StandardStream.output.write(line: line(ofStale: entry))
      }
    }
    if accepted.entries.count > before { try write(accepted) }
    return isClean
  }

  private var scheme: ColorScheme { request.scheme ?? .light }

  private func findings(in scene: SceneRequest) throws -> [AccessibilityFinding] {
    let window = try TestStage.window(
      scene: scene.scene, of: catalog, settings: scene.settings, width: request.width,
      scheme: scheme, fitsScene: true)
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

  private func covers(
    _ entry: AcceptedFinding, _ finding: AccessibilityFinding, _ scene: SceneRequest
  ) -> Bool {
    entry.covers(finding, in: scene.scene, scheme)
  }

  /// The colors of the other appearance are others.
  private func entry(
    of finding: AccessibilityFinding, in scene: String, _ reason: String
  ) -> AcceptedFinding {
    AcceptedFinding(
      scene: scene, rule: finding.rule, widget: finding.widget,
      scheme: finding.rule == .contrast ? scheme : nil, reason: reason)
  }

  // MARK: Lines

  private func line(_ text: String, _ json: JSONValue, _ scene: String) -> String {
    guard request.isJSON else { return "\(scene): \(text)" }
    var object = json.objectValue ?? JSONObject()
    object["scene"] = .string(scene)
    return JSONValue.object(object).compactText
  }

  private func line(ofStale entry: AcceptedFinding) -> String {
    let problem = "accepted in \(request.accepted ?? ""), but no longer found"
    let finding = AccessibilityFinding(rule: entry.rule, widget: entry.widget, problem: problem)
    var object = finding.json.objectValue ?? JSONObject()
    object["isStale"] = true
    return line(finding.line, .object(object), entry.scene)
  }
}
