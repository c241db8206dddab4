import ConcertinaTesting
import XCTest

/// The playground in its window, operated and read from outside.
final class RunningPlayground: RunningApp {
  /// What is typed into.
  var editor: AccessibleNode { foundEditor ?? root }
  private var foundEditor: AccessibleNode?
  private let inputMethod: String
  private var isToEnd = false

  /// Starts an instance of its own, since tests run beside each other in one session, and waits
  /// until its editor has the keyboard focus.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - path: The program; nil: the playground.
  ///   - editorName: The editor's name in the accessibility tree.
  ///   - inputMethod: The input method, by GTK's name for it.
  ///   - home: The folder in which it saves its state; nil: a folder of its own.
  ///   - desktop: Lines for GTK's settings file, such as `gtk-cursor-blink=true`; nil: those of all
  ///     tests.
  ///   - size: The window's size; nil: that of all tests.
  ///   - warningsAreFatal: Whether a warning ends it.
  ///   - checksPaints: Whether it reports violated invariants of painted frames on standard error.
  ///   - environment: Variables that it needs.
  /// - Throws: `TestFailure` if no window appears.
  init(
    _ arguments: [String] = [], of path: String? = nil, editor editorName: String = "Text",
    inputMethod: String = "gtk-im-context-simple", home: TemporaryFolder? = nil,
    desktop: [String]? = nil, size: (width: Int, height: Int)? = nil,
    warningsAreFatal: Bool = true, checksPaints: Bool = false,
    environment: [String: String?] = [:]
  ) throws {
    self.inputMethod = inputMethod
    var changes: [String: String?] = ["GTK_IM_MODULE": inputMethod]
    if !warningsAreFatal { changes["G_DEBUG"] = .some(nil) }
    if checksPaints { changes["CONCERTINA_CHECK_PAINTS"] = "1" }
    let settings = desktop ?? UsualWindow.desktop ?? []
    // A caret that blinks paints in each frame: there the clock is the real one, as for people.
    if settings.contains("gtk-cursor-blink=true") { changes["LD_PRELOAD"] = .some(nil) }
    let isOnWayland = UsualWindow.isOnWayland
    try super.init(
      path ?? PlaygroundBinary.path(),
      path == nil ? ["--new-instance"] + arguments : arguments, home: home,
      settings: settings,
      size: isOnWayland ? nil : size ?? UsualWindow.size,
      environment: changes.merging(UsualWindow.display) { $1 }.merging(environment) { $1 },
      compositor: isOnWayland ? UsualWindow.compositor : nil)
    foundEditor = try textField(editorName)
    try waitUntil("the editor has the focus, but \(focusReport)") { try editor.hasFocus }
  }

  /// Allows the program to end by itself without a failure.
  func mayEnd() { isToEnd = true }

  deinit {
    // A test that talks to a program that has ended only learns that there is no answer. A program
    // that has crashed still runs for a while: the system writes its core file.
    guard !isToEnd, !program.isRunning || (try? root.name) == nil else { return }
    guard let ending = try? program.waitForEnding() else { return }
    if case .killed = ending { return }
    XCTFail("The program \(ending)\n\(program.errors)")
  }

  /// What has the focus, on the display and in the program.
  private var focusReport: String {
    let window = try? Keyboard.xdotool("getwindowfocus", "getwindowname")
    let node = try? root.first { try $0.hasFocus }
    return "the window is \(window ?? "none"), and in it \((try? node?.name) ?? "nothing")"
  }

  // MARK: Reading

  /// The height of the editor's text view in pixels.
  var height: Int { get throws { try editor.extents.height } }

  /// The number of lines in the window's live figures.
  var lineCount: Int? {
    get throws { try figures?.split(separator: " ").first.flatMap { Int($0) } }
  }

  /// The height in pixels in the window's live figures.
  var reportedHeight: Int? {
    get throws {
      let words = try figures?.split(separator: " ") ?? []
      return words.firstIndex(of: "px").flatMap { Int(words[$0 - 1]) }
    }
  }

  private var figures: String? {
    get throws {
      let labels = try root.tree.filter { try $0.role == "label" }
      return try labels.lazy.map { try $0.name }
        .first { $0.hasSuffix(" px") || $0.hasSuffix(" ms") }
    }
  }

  /// Returns the texts with a name, in reading order.
  func texts(named name: String) throws -> [AccessibleNode] {
    try root.all(.textField, named: name)
  }

  /// Returns one of the switches below the editor.
  func toggle(_ name: String) throws -> AccessibleNode { try find(.switch, named: name) }

  /// The text of the indicator below the switches.
  var indicator: String? {
    get throws {
      guard let status = try root.first(where: { try $0.role == "status" }) else {
        return nil
      }
      // In GTK 4.8 a status has a name and its text cannot be read; later it has a text.
      let name = try status.name
      return name.isEmpty ? try status.text : name
    }
  }

  /// Whether a widget looks different by more than the caret, which may blink.
  func looksDifferent(_ node: AccessibleNode, from picture: [UInt8]) throws -> Bool {
    let now = try self.picture(of: node)
    let bytesOfCaret = 4 * 60
    return now.count != picture.count
      || zip(now, picture).lazy.filter { $0 != $1 }.count > bytesOfCaret
  }

  /// Returns the picture of a widget and of a few pixels around it, as the screen shows it.
  func picture(of node: AccessibleNode) throws -> [UInt8] {
    let place = try node.extents
    return try Screen().pixels(
      x: place.x - 16, y: place.y - 16, width: place.width + 32, height: place.height + 32)
  }

  /// Returns the node that contains a node.
  func parent(of node: AccessibleNode) throws -> AccessibleNode? {
    try root.first { try $0.children.contains { $0.path == node.path } }
  }

  // MARK: Doing

  /// Cancels the file dialog.
  ///
  /// - Returns: Whether one was open.
  @discardableResult
  func cancelFileDialog() throws -> Bool { try answerDialog("Cancel") }

  override func close() throws {
    isToEnd = true
    // While it handles a key, ibus runs the main loop until its daemon has answered: a window that
    // the key closes is gone when the call returns to GTK.
    inputMethod == "ibus" ? try super.close() : try Keyboard.press("ctrl+q")
  }
}
