import Foundation
import XCTest

/// The playground in its window, driven and read from outside.
final class RunningPlayground {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let program: OutsideProgram
  let bus: AccessibilityBus
  let window: String
  let application: AccessibleNode
  let editor: AccessibleNode
  private let home: TemporaryFolder
  private let inputMethod: String
  private var isToEnd = false

  /// Starts the program, and waits until its editor has the keyboard's focus.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - editorName: What the editor is called in the accessibility tree.
  ///   - inputMethod: The input method, as GTK names it.
  ///   - home: Where it keeps what it remembers; nil: a folder of its own.
  ///   - desktop: Lines for GTK's settings file, such as `gtk-cursor-blink=true`; nil: those of all tests.
  ///   - size: The window's size; nil: that of all tests.
  ///   - warningsAreFatal: Whether a warning ends it.
  ///   - checksPaints: Whether it tells on standard error what does not hold in a painted frame.
  /// - Throws: `Failure` if no window comes.
  init(
    _ arguments: [String], editor editorName: String = "Text",
    inputMethod: String = "gtk-im-context-simple", home: TemporaryFolder? = nil,
    desktop: [String]? = nil, size: (width: Int, height: Int)? = nil,
    warningsAreFatal: Bool = true, checksPaints: Bool = false
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    self.inputMethod = inputMethod
    let desktop = desktop ?? UsualWindow.desktop
    let size = size ?? UsualWindow.size
    bus = try AccessibilityBus()
    var changes: [String: String?] = [
      "GTK_A11Y": "atspi", "GTK_IM_MODULE": inputMethod, "NO_AT_BRIDGE": nil,
      "XDG_STATE_HOME": home.path, "XDG_DATA_HOME": home.path,
    ]
    if let desktop { changes["XDG_CONFIG_HOME"] = try Self.configuration(desktop, in: home) }
    if !warningsAreFatal { changes["G_DEBUG"] = .some(nil) }
    if checksPaints { changes["CONCERTINA_CHECK_PAINTS"] = "1" }
    program = try OutsideProgram(
      PlaygroundBinary.path(), arguments, changes: PlaygroundBinary.environment(changes))
    window = try Self.focusedWindow(of: program)
    if let size {
      try Keyboard.xdotool("windowsize", "--sync", window, "\(size.width)", "\(size.height)")
    }
    application = try Self.application(of: program, on: bus)
    editor = try Self.editor(editorName, in: application)
    let editor = self.editor
    try waitUntil("the editor has the focus") { try editor.isInUse }
  }

  /// Lets the program end by itself without a failure.
  func mayEnd() { isToEnd = true }

  deinit {
    // A test that talks to a program that has gone hears only that nobody is there. One that has crashed
    // still runs for a while: the system writes its core file.
    guard !isToEnd, !program.isRunning || (try? application.name) == nil else { return }
    let ending = program.waitForEnding()
    if case .killed = ending { return }
    XCTFail("The playground \(ending)\n\(program.errors)")
  }

  /// A folder of settings: those of all tests, and some that are other ones.
  private static func configuration(_ lines: [String], in home: TemporaryFolder) throws -> String {
    let common = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? ""
    let file = "gtk-4.0/settings.ini"
    let settings = try String(contentsOfFile: "\(common)/\(file)", encoding: .utf8)
    let folder = home.file("config")
    try FileManager.default.createDirectory(
      atPath: "\(folder)/gtk-4.0", withIntermediateDirectories: true)
    // Of two lines with the same key the later one counts.
    _ = try home.write(
      settings + lines.joined(separator: "\n") + "\n", to: "config/\(file)")
    return folder
  }

  private static func focusedWindow(of program: OutsideProgram) throws -> String {
    var window = ""
    try waitUntil("the window is there; \(program.errors)") {
      window = try Keyboard.xdotool(
        "search", "--onlyvisible", "--pid", "\(program.identifier)")
      return !window.isEmpty || !program.isRunning
    }
    guard !window.isEmpty else {
      throw Failure(description: "no window: it \(program.waitForEnding()) \(program.errors)")
    }
    try focus(window)
    return window
  }

  /// Gives a window the focus; there is no window manager that would.
  private static func focus(_ window: String) throws {
    try waitUntil("the window has the focus") {
      try Keyboard.xdotool("windowfocus", window)
      return try Keyboard.xdotool("getwindowfocus") == window
    }
  }

  private static func application(
    of program: OutsideProgram, on bus: AccessibilityBus
  ) throws -> AccessibleNode {
    var application: AccessibleNode?
    try waitUntil("the program is on the accessibility bus") {
      application = try bus.application(process: program.identifier)
      return application != nil
    }
    return try XCTUnwrap(application)
  }

  private static func editor(
    _ name: String, in application: AccessibleNode
  ) throws -> AccessibleNode {
    var editor: AccessibleNode?
    try waitUntil("the editor is in the tree: \(application.dump)") {
      editor = try application.tree.first { try $0.isText && $0.name == name }
      return editor != nil
    }
    return try XCTUnwrap(editor)
  }

  // MARK: Reading

  /// The height of the editor's text view in pixels.
  var height: Int { get throws { try editor.extents.height } }

  /// The number of lines that the window's live figures tell.
  var lineCount: Int? {
    get throws { try figures?.split(separator: " ").first.flatMap { Int($0) } }
  }

  /// The height in pixels that the window's live figures tell.
  var reportedHeight: Int? {
    get throws {
      let words = try figures?.split(separator: " ") ?? []
      return words.firstIndex(of: "px").flatMap { Int(words[$0 - 1]) }
    }
  }

  private var figures: String? {
    get throws {
      let labels = try application.tree.filter { try $0.role == "label" }
      return try labels.lazy.map { try $0.name }.first { $0.hasSuffix(" ms") }
    }
  }

  /// The texts of a name, in the order in which they are read.
  func texts(named name: String) throws -> [AccessibleNode] {
    try application.tree.filter { try $0.isText && $0.name == name }
  }

  /// One of the switches below the editor.
  func toggle(_ name: String) throws -> AccessibleNode {
    try XCTUnwrap(
      try application.tree.first { try $0.isSwitch && $0.name == name },
      "no switch \(name) in \(application.dump)")
  }

  /// What the indicator below the switches says.
  var indicator: String? {
    get throws {
      guard let status = try application.tree.first(where: { try $0.role == "status" }) else {
        return nil
      }
      // A status has a name in GTK 4.8, where its text cannot be asked for, and a text later on.
      let name = try status.name
      return name.isEmpty ? try status.text : name
    }
  }

  /// Whether a widget looks different by more than a caret, which comes and goes.
  func looksDifferent(_ node: AccessibleNode, from picture: [UInt8]) throws -> Bool {
    let now = try self.picture(of: node)
    let bytesOfCaret = 4 * 60
    return now.count != picture.count
      || zip(now, picture).lazy.filter { $0 != $1 }.count > bytesOfCaret
  }

  /// The picture of a widget and of a few pixels around it, as the screen shows it.
  func picture(of node: AccessibleNode) throws -> [UInt8] {
    let place = try node.extents
    return try Screen().pixels(
      x: place.x - 16, y: place.y - 16, width: place.width + 32, height: place.height + 32)
  }

  /// The node that a node is in.
  func parent(of node: AccessibleNode) throws -> AccessibleNode? {
    try application.tree.first { try $0.children.contains { $0.path == node.path } }
  }

  /// Whether a text is read anywhere in the window.
  func shows(_ text: String) throws -> Bool {
    try application.tree.contains {
      guard ["label", "status"].contains(try $0.role) else { return false }
      // What a label says is its name or its text, as the version of GTK has it.
      return try $0.name == text || (try? $0.text) == text
    }
  }

  /// The button of that name.
  func button(_ name: String) throws -> AccessibleNode {
    try XCTUnwrap(
      try application.tree.first {
        try ["push button", "button", "toggle button"].contains($0.role) && $0.name == name
      },
      "no button \(name) in \(application.dump)")
  }

  // MARK: Doing

  /// Clicks in the middle of a widget; the window's corner is the screen's.
  func click(_ node: AccessibleNode, button: Int = 1) throws {
    let place = try node.extents
    try Keyboard.click(
      x: place.x + place.width / 2, y: place.y + place.height / 2, button: button)
  }

  /// Cancels the dialog in which a file is chosen.
  ///
  /// - Returns: Whether one was open.
  @discardableResult
  func cancelFileDialog() throws -> Bool {
    guard let cancel = cancelButtons?.first else { return false }
    _ = try? cancel.call("Action", "DoAction", [BusValue(Int32(0))])
    waitUntil("the dialog has gone") {
      !program.isRunning || cancelButtons?.contains { $0.path == cancel.path } == false
    }
    if program.isRunning { try Self.focus(window) }
    return true
  }

  /// The buttons that cancel a dialog: of the program's own windows none can be cancelled.
  ///
  /// Nil where what is there changes while it is asked for. GTK 4.8 has the letter's mark in the name as well.
  private var cancelButtons: [AccessibleNode]? {
    try? application.children.dropFirst().flatMap { try $0.tree }.filter {
      try ["push button", "button"].contains($0.role) && $0.name.hasSuffix("Cancel")
    }
  }

  /// Closes the window as its owner would, and expects a clean end.
  func quit(file: StaticString = #filePath, line: UInt = #line) throws {
    isToEnd = true
    // ibus runs the main loop in the midst of a key until its daemon has answered: a window that a key
    // closes is gone when GTK comes back from there.
    inputMethod == "ibus" ? try click(button("Close")) : try Keyboard.press("ctrl+q")
    let result = program.result(file: file, line: line)
    XCTAssertEqual(result.status, 0, file: file, line: line)
    XCTAssertEqual(result.errors, "", file: file, line: line)
  }
}

extension AccessibleNode {
  /// Whether it has the keyboard's focus.
  var isInUse: Bool { get throws { try has(.focused) } }

  /// Whether the content is refused; GTK 4.8 has a state of its own for it.
  var isInvalid: Bool { get throws { try has(.invalidEntry) || has(.invalid) } }

  var isText: Bool { get throws { try role == "text box" } }

  /// Whether it is a switch.
  var isSwitch: Bool { get throws { try role == "switch" } }
}
