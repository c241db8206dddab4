import PlaygroundScenes

/// The state that the window saves from one run to the next.
@MainActor
struct WindowMemory {
  /// The sizes that a window may open at: a damaged file must not make it too small to see.
  private static let sizes = 200...16_384
  private static let group = "Window"

  let path: String

  /// Uses a file; by default in the user's folder for state.
  init(path: String = "\(KeyFile.stateFolder)/\(ProgramName.name)/window.ini") {
    self.path = path
  }

  /// A window's size in pixels, whether it was maximized, and the scene in it.
  struct Content: Equatable {
    var width = 1120
    var height = 720
    var isMaximized = false
    var scene: String?
  }

  /// Returns the saved state, with defaults for what is missing or invalid.
  func read() -> Content {
    let file = KeyFile(path: path)
    var content = Content()
    if let width = size("width", file) { content.width = width }
    if let height = size("height", file) { content.height = height }
    content.isMaximized = file.boolean("maximized", in: Self.group) ?? false
    content.scene = file.string("scene", in: Self.group)
    return content
  }

  private func size(_ key: String, _ file: KeyFile) -> Int? {
    file.integer(key, in: Self.group).flatMap { Self.sizes.contains($0) ? $0 : nil }
  }

  /// Saves the state; if that fails, the next window opens like the first one.
  func write(_ content: Content) {
    let file = KeyFile()
    file.set("width", in: Self.group, to: content.width)
    file.set("height", in: Self.group, to: content.height)
    file.set("maximized", in: Self.group, to: content.isMaximized)
    if let scene = content.scene { file.set("scene", in: Self.group, to: scene) }
    try? file.write(to: path)
  }
}
