import CConcertinaGtk

/// A link to a scene in a state, such as `concertina:rich-editor?maxHeight=200&width=360`.
///
/// A link may come from anywhere, such as a page of the web: it names one of the program's scenes
/// and values that its knobs accept, and nothing else.
struct SceneLink {
  /// The name of the width of the stage.
  private static let width = "width"

  /// The text of the link.
  let text: String

  /// Takes a word of a command line; nil if it is not a link of a program.
  init?(_ word: String, of program: String) {
    guard word.hasPrefix(Self.scheme(of: program) + ":") else { return nil }
    text = word
  }

  /// Creates the link to a scene with the settings of its knobs.
  init(to request: SceneRequest, of program: String) {
    let settings = request.settings.map { ($0.knob, Self.text(of: $0.value)) }
    let values = settings + (request.width.map { [(Self.width, "\($0)")] } ?? [])
    let query = values.map { "\(Self.escaped($0))=\(Self.escaped($1))" }.joined(separator: "&")
    let scene = Self.escaped(request.scene)
    text = "\(Self.scheme(of: program)):\(scene)" + (query.isEmpty ? "" : "?\(query)")
  }

  /// The scheme of a program's links: its name up to the first hyphen, as `concertina` is that of
  /// `concertina-playground`.
  static func scheme(of program: String) -> String { String(program.prefix { $0 != "-" }) }

  /// Returns what the link asks for.
  ///
  /// - Parameter catalog: The program's scenes.
  /// - Returns: The scene, its settings and the width.
  /// - Throws: What is wrong with it, in words.
  func request(in catalog: SceneCatalog) throws(Problem) -> SceneRequest {
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "?", maxSplits: 1)
    let id = try Self.unescaped(parts.first ?? "")
    guard let scene = catalog.scenes.first(where: { $0.id == id }) else {
      throw Problem("\(UnknownScene(id: id, available: catalog.scenes.map(\.id)))")
    }
    var request = SceneRequest(scene: id)
    for part in parts.dropFirst().first?.split(separator: "&") ?? [] {
      try Self.add(part, of: scene, to: &request)
    }
    return request
  }

  private static func add(
    _ part: Substring, of scene: Scene, to request: inout SceneRequest
  ) throws(Problem) {
    let name = try unescaped(part.prefix { $0 != "=" })
    let value = try unescaped(part.drop { $0 != "=" }.dropFirst())
    if name == width, scene.defaults.knob(width) == nil {
      guard let pixels = Int(value), PixelWidth.range.contains(pixels) else {
        throw Problem("width is not a number of pixels: \(JSONWriter.excerpt(of: value))")
      }
      request.width = pixels
      return
    }
    do {
      request.settings.append(try scene.defaults.setting(parsing: "\(name)=\(value)"))
    } catch {
      throw Problem("\(error)")
    }
  }

  /// The reason that a link cannot be followed.
  struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  // MARK: Text

  /// Returns the text of a value as `--set` takes it.
  private static func text(of value: KnobValue) -> String {
    switch value {
    case .toggle(let isOn): "\(isOn)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .choice(let text), .text(let text): text
    }
  }

  private static func escaped(_ text: String) -> String {
    // GLib leaves what no text has out of the text.
    guard let escaped = g_uri_escape_string(text, nil, 0) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }

  private static func unescaped(_ text: Substring) throws(Problem) -> String {
    guard let plain = g_uri_unescape_string(String(text), nil) else {
      throw Problem("a percent sign with no byte after it: \(JSONWriter.excerpt(of: String(text)))")
    }
    defer { g_free(plain) }
    return String(cString: plain)
  }
}
