import TextTranslation

/// The scenes of a playground.
public struct SceneCatalog: Sendable {
  /// The scenes, in the sidebar's order.
  public let scenes: [Scene]
  /// The categories of the scenes, in the sidebar's order.
  public let categories: [SceneCategory]
  /// The widget classes of the program itself, which `--widget` shows, too.
  var classes: ProgramClasses?

  /// Creates a catalog of scenes with different identifiers, in which each variant follows the
  /// scene that it is one of.
  public init(_ scenes: [Scene]) {
    precondition(
      Set(scenes.map(\.id)).count == scenes.count, "scenes must have different identifiers")
    categories = scenes.map(\.category).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    // A variant without its scene is a scene by itself.
    let mains = scenes.filter { scene in !scenes.contains { $0.id == scene.variantOf } }
    self.scenes = categories.flatMap { category in
      mains.filter { $0.category == category }.flatMap { scene in
        [scene] + scenes.filter { $0.variantOf == scene.id }
      }
    }
  }

  /// Returns the scenes of a category, in the sidebar's order.
  public func scenes(in category: SceneCategory) -> [Scene] {
    scenes.filter { $0.category == category }
  }

  /// Returns the variants of a scene, in the sidebar's order.
  public func variants(of scene: String) -> [Scene] {
    scenes.filter { $0.variantOf == scene }
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

  /// Returns the scene with this identifier, or that of a widget of any class, such as
  /// `widget:GtkCalendar`, for which the display is opened.
  ///
  /// - Throws: `UnknownScene`, which suggests the nearest one.
  public func scene(_ id: String) throws(UnknownScene) -> Scene {
    if let source = WidgetSource(scene: id) { return try scene(of: source) }
    guard let scene = scenes.first(where: { $0.id == id }) else {
      throw UnknownScene(id: id, available: scenes.map(\.id))
    }
    return scene
  }

  /// Whether the classes of a library are those of the program itself.
  func knows(library name: String) -> Bool {
    classes?.libraries.contains { PathParts(name).name.hasPrefix($0) } ?? false
  }

  private func scene(of source: WidgetSource) throws(UnknownScene) -> Scene {
    let result = MainActor.assumeIsolated {
      classes?.register()
      return Result { () throws(WidgetClassProblem) in try source.makeScene() }
    }
    switch result {
    case .success(let scene): return scene
    case .failure(let problem):
      throw UnknownScene(id: source.id, available: scenes.map(\.id), problem: problem)
    }
  }
}
