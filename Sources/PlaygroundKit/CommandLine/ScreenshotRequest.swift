/// A request for a screenshot of a scene.
public struct ScreenshotRequest: Hashable, Sendable {
  /// The scene and its knobs.
  public var scene: SceneRequest
  /// The stage's width in pixels; nil for the scene's own.
  public var width: Int?
  /// The appearance; nil for the system's.
  public var scheme: ColorScheme?
  /// The file with the text for the knob `text`, or nil.
  public var textFile: String?
  /// The file to save the screenshot to.
  public var output: String

  /// Creates a request.
  public init(
    scene: SceneRequest, width: Int? = nil, scheme: ColorScheme? = nil, textFile: String? = nil,
    output: String
  ) {
    self.scene = scene
    self.width = width
    self.scheme = scheme
    self.textFile = textFile
    self.output = output
  }

  /// Returns the settings of the request, including the knob `text` from the text file.
  ///
  /// Bytes that are not UTF-8 become U+FFFD.
  /// - Throws: `FileError` if the text file cannot be read.
  public func settings() throws(FileError) -> [KnobSetting] {
    guard let textFile else { return scene.settings }
    return scene.settings + [KnobSetting("text", .text(try FileBytes.text(of: textFile)))]
  }
}
