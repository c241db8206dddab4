import TextTranslation

/// The scenes of this build.
public struct SceneCatalog: Sendable {
  /// The scenes, in the sidebar's order.
  public let scenes: [Scene]

  /// Creates a catalog of scenes with different identifiers.
  public init(_ scenes: [Scene]) {
    precondition(
      Set(scenes.map(\.id)).count == scenes.count, "scenes must have different identifiers")
    self.scenes = SceneCategory.allCases.flatMap { category in
      scenes.filter { $0.category == category }
    }
  }

  /// The playground's own scenes.
  public static let standard = SceneCatalog(
    AutoHeightEditorScenes.all + ComposerScenes.all + FieldScenes.all + RichTextScenes.all)

  /// The categories that have scenes, in the sidebar's order.
  public var categories: [SceneCategory] {
    SceneCategory.allCases.filter { !scenes(in: $0).isEmpty }
  }

  /// Returns the scenes of a category, in the sidebar's order.
  public func scenes(in category: SceneCategory) -> [Scene] {
    scenes.filter { $0.category == category }
  }

  /// Returns the scenes with every word of a search in their title, identifier or summary.
  ///
  /// The words may be English or in the user's language.
  public func scenes(matching search: String) -> [Scene] {
    let words = search.lowercased().split(whereSeparator: \.isWhitespace)
    return scenes.filter { scene in
      let english = "\(scene.title) \(scene.id) \(scene.summary)"
      let text = "\(english) \(translated(scene.title)) \(translated(scene.summary))".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// Returns the scene with this identifier.
  ///
  /// - Throws: `UnknownScene`, which suggests the nearest one.
  public func scene(_ id: String) throws(UnknownScene) -> Scene {
    guard let scene = scenes.first(where: { $0.id == id }) else {
      throw UnknownScene(id: id, available: scenes.map(\.id))
    }
    return scene
  }
}
