import GtkCore

/// The state that the window saves from one run to the next.
@MainActor
struct WindowMemory {
  /// The sizes that a window may open at: a damaged file must not make it too small to see.
  private static let sizes = 200...16_384
  private static let group = "Window"

  let path: String

  /// Uses a file.
  init(path: String) { self.path = path }

  /// Uses the file of a program in the user's folder for state.
  init(program: String) { self.init(path: "\(KeyFile.stateFolder)/\(program)/window.ini") }

  /// Whether nothing has ever been saved.
  var isEmpty: Bool { !FileBytes.exists(path) }

  /// The saved state of a window.
  struct Content: Equatable {
    /// The size of the window, in pixels.
    var width = 1120
    var height = 720
    var isMaximized = false
    /// The height of the stage's pane, in pixels.
    var stageHeight: Int?
    /// Whether the details below the stage are folded; nil: only in a small window.
    var areDetailsFolded: Bool?
    /// The identifier of the scene.
    var scene: String?
    /// The panels that were closed.
    var closedPanels: Set<SidePanel> = []
    /// Light, dark, or as the system.
    var scheme = ColorScheme.system
    /// The text scale, in percent.
    var textScale = 100
  }

  /// Returns the saved state, with defaults for what is missing or invalid.
  func read() -> Content {
    let file = KeyFile(path: path)
    var content = Content()
    if let width = size("width", file) { content.width = width }
    if let height = size("height", file) { content.height = height }
    content.isMaximized = file.boolean("maximized", in: Self.group) ?? false
    content.stageHeight = size("stage-height", file)
    content.areDetailsFolded = file.boolean("details-folded", in: Self.group)
    content.scene = file.string("scene", in: Self.group)
    for panel in SidePanel.allCases where file.boolean(panel.rawValue, in: Self.group) == false {
      content.closedPanels.insert(panel)
    }
    let scheme = file.string("scheme", in: Self.group).flatMap { ColorScheme(rawValue: $0) }
    content.scheme = scheme ?? .system
    let scale = file.integer("text-scale", in: Self.group) ?? 100
    if Appearance.textScales.contains(Double(scale)) { content.textScale = scale }
    return content
  }

  private func size(_ key: String, _ file: KeyFile) -> Int? {
    file.integer(key, in: Self.group).flatMap { Self.sizes.contains($0) ? $0 : nil }
  }

  /// Saves which scene is open, at once: a program may end without closing its window.
  func remember(scene: String) {
    let file = KeyFile(path: path)
    guard file.string("scene", in: Self.group) != scene else { return }
    file.set("scene", in: Self.group, to: scene)
    try? file.write(to: path)
  }

  /// The folder that the user has chosen for the pictures of replays; nil if none was chosen.
  var picturesFolder: String? {
    KeyFile(path: path).string(Self.picturesKey, in: Self.group)
  }

  private static let picturesKey = "pictures-folder"

  /// Saves the folder for the pictures of replays.
  func remember(picturesFolder folder: String) {
    let file = KeyFile(path: path)
    file.set(Self.picturesKey, in: Self.group, to: folder)
    try? file.write(to: path)
  }

  /// Saves the state; if that fails, the next window opens like the first one.
  func write(_ content: Content) {
    let folder = picturesFolder
    let file = KeyFile()
    if let folder { file.set(Self.picturesKey, in: Self.group, to: folder) }
    file.set("width", in: Self.group, to: content.width)
    file.set("height", in: Self.group, to: content.height)
    file.set("maximized", in: Self.group, to: content.isMaximized)
    if let height = content.stageHeight {
      file.set("stage-height", in: Self.group, to: height)
    }
    if let isFolded = content.areDetailsFolded {
      file.set("details-folded", in: Self.group, to: isFolded)
    }
    for panel in SidePanel.allCases {
      file.set(panel.rawValue, in: Self.group, to: !content.closedPanels.contains(panel))
    }
    file.set("scheme", in: Self.group, to: content.scheme.rawValue)
    file.set("text-scale", in: Self.group, to: content.textScale)
    if let scene = content.scene { file.set("scene", in: Self.group, to: scene) }
    try? file.write(to: path)
  }
}
