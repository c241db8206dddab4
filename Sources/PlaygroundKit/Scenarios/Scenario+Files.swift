import FileWriting

extension Scenario {
  /// Returns the same scenario for a file in a folder: it names the `.ui` files in that folder from
  /// there, so that both can be moved together.
  func placed(in folder: String) -> Scenario {
    var scenario = self
    scenario.scene = Self.placed(scene, in: folder)
    scenario.steps = steps.map { step in
      guard case .scene(let scene) = step else { return step }
      return .scene(Self.placed(scene, in: folder))
    }
    return scenario
  }

  private static func placed(_ scene: String, in folder: String) -> String {
    guard let source = WidgetSource(scene: scene), let file = source.file,
      let name = RegularFile.name(of: file, in: folder)
    else { return scene }
    return source.at(name).id
  }
}
