import GtkCore
import GtkReplay

/// The `pictures` command: pictures of scenes in several ways, with a page to look at.
@MainActor
struct PicturesCommand {
  let program: PlaygroundProgram
  let request: PicturesRequest

  /// Takes the pictures, and returns whether all are the same as those that they are compared with.
  func run() throws -> Bool {
    let references = request.references.map {
      ReferencePictures(
        folder: $0, tolerance: request.tolerance, updates: request.updates)
    }
    let pictures = ReplayPictures(
      folder: request.folder, overwrites: request.overwrites, references: references)
    try pictures.prepare()
    var page = PicturePage(title: program.title)
    let scenes =
      request.scene.map { [$0] } ?? program.catalog.scenes.map { SceneRequest(scene: $0.id) }
    // Before the first picture: half of them would be of no use.
    try pictures.check(
      scenes.flatMap { scene in request.variations.map { Self.name(of: scene, $0) } },
      beside: request.folder == nil ? [] : ["index.html"])
    for scene in scenes {
      for variation in request.variations {
        let name = Self.name(of: scene, variation)
        let picture = try picture(of: scene, variation) {
          guard let note = try references?.meet($0) else { return }
          try StandardStream.error.write(line: note)
        }
        let result = try pictures.take(picture, as: name)
        page.add(name, scene: scene.scene, variation, result)
        if let problem = result?.problem {
          try StandardStream.output.write(line: "\(name): \(problem)")
        }
      }
    }
    if let folder = request.folder {
      let path = "\(folder)/index.html"
      try Folder.refuseLink(path)
      try FileBytes.write(Array(page.html.utf8), to: path)
    }
    return !page.hasProblems
  }

  private func picture(
    of scene: SceneRequest, _ variation: PictureVariation,
    in note: (PictureEnvironment) throws -> Void
  ) throws -> Texture {
    try Gtk.initialize()
    let appearance = VariedAppearance(variation)
    defer { appearance.restore() }
    let window = try TestStage.window(
      scene: scene.scene, of: program.catalog, settings: scene.settings, width: variation.width,
      scheme: variation.scheme == .dark ? .dark : .light)
    defer { window.close() }
    FrameSettling(of: window.window).waitUntilStill()
    if variation == request.variations.first { try note(PictureEnvironment(of: window.window)) }
    guard let texture = window.makePicture() else {
      throw StageError("the scene has no picture")
    }
    return texture
  }

  private static func name(of scene: SceneRequest, _ variation: PictureVariation) -> String {
    "\(fileName(scene.scene)).\(variation.name).png"
  }

  /// The name of a scene in file names; that of a widget may have a folder in it.
  private static func fileName(_ scene: String) -> String {
    String(scene.map { $0 == "/" || $0 == ":" ? "-" : $0 })
  }
}
