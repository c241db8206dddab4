import CConcertinaGtk
import GtkCore
import RichTextModel

/// What pictures depend on besides what they show: two of them can differ in each letter if one of
/// these differs.
struct PictureEnvironment: Sendable {
  /// The name of its file beside reference pictures.
  static let fileName = "environment.json"
  /// The largest file that is read.
  private static let greatestSize = 100_000

  /// The values, by their names in the file.
  private let values: [(name: String, value: String)]

  private init(_ values: [(name: String, value: String)]) { self.values = values }

  /// The environment of a window that is on the screen.
  @MainActor
  init(of window: Window) {
    let gtk = [gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version()]
    let settings = DesktopSettings.current
    self.init([
      ("gtk", gtk.map(String.init).joined(separator: ".")),
      ("pango", String(cString: pango_version_string())),
      ("renderer", window.rendererName ?? ""),
      ("theme", settings?.themeName ?? ""),
      ("font", Self.font(in: window, of: settings?.fontName ?? "")),
      ("monospace", Self.font(in: window, of: "Monospace")),
      ("scale", "\(window.scaleFactor)"),
    ])
  }

  /// Returns the font that there is for a wish, such as that of a desktop whose font is missing.
  @MainActor
  private static func font(in window: Window, of wish: String) -> String {
    let description = pango_font_description_from_string(wish)
    defer { pango_font_description_free(description) }
    guard let context = gtk_widget_get_pango_context(window.widgetPointer),
      let font = pango_context_load_font(context, description)
    else { return wish }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) } ?? wish
  }

  // MARK: The file

  /// Reads the environment of a folder's pictures; nil if the folder does not say it.
  ///
  /// - Throws: ``FileError`` if the file is there and cannot be read.
  init?(of folder: String) throws(FileError) {
    let path = "\(folder)/\(Self.fileName)"
    guard FileBytes.isTaken(path) else { return nil }
    let bytes = try FileBytes.read(path, atMost: Self.greatestSize, waitingForPipes: false)
    guard let object = (try? JSONValue(parsing: bytes))?.objectValue else {
      throw FileError(file: path, reason: "this is not a JSON object")
    }
    self.init(
      object.members.compactMap { name, value in
        value.stringValue.map { (name, $0) }
      })
  }

  /// Saves the environment beside the pictures of a folder.
  func write(to folder: String) throws(FileError) {
    var object = JSONObject()
    for (name, value) in values { object[name] = .string(value) }
    let path = "\(folder)/\(Self.fileName)"
    try Folder.refuseLink(path)
    try FileBytes.write(Array((JSONValue.object(object).indentedText + "\n").utf8), to: path)
  }

  /// Returns what is different in another environment, such as `gtk 4.8.3 instead of 4.18.6`; nil
  /// if nothing is.
  func differences(from other: PictureEnvironment) -> String? {
    let differing = values.compactMap { name, value in
      other[name].flatMap { $0 == value ? nil : "\(name) \(value) instead of \($0)" }
    }
    return differing.isEmpty ? nil : differing.joined(separator: ", ")
  }

  private subscript(name: String) -> String? { values.first { $0.name == name }?.value }
}
