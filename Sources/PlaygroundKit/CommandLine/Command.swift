/// A command line as parsed: what the program is to do.
public enum Command: Hashable, Sendable {
  /// Open the window.
  case open(WindowRequest)
  /// Print the scenes and their knobs.
  case list(isJSON: Bool)
  /// Save a screenshot of a scene.
  case screenshot(ScreenshotRequest)
  /// Replay a scenario.
  case replay(ReplayRequest)
  /// Take pictures of scenes in several ways.
  case pictures(PicturesRequest)
  /// Check scenes for what keeps people from using them.
  case check(CheckRequest)
  /// Write a file of rich text in another format.
  case document(DocumentRequest)
  /// Print the help of a command, or of the program.
  case help(ProgramCommand)
  /// Print the version.
  case version
}
