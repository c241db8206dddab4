import Foundation
import XCTest

/// The playground, or another program, in its window, operated and read from outside.
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
  /// - Throws: `Failure` if no window appears.
  init(
    _ arguments: [String] = [], of path: String? = nil, editor editorName: String = "Text",
    inputMethod: String = "gtk-im-context-simple", home: TemporaryFolder? = nil,
    desktop: [String]? = nil, size: (width: Int, height: Int)? = nil,
    warningsAreFatal: Bool = true, checksPaints: Bool = false,
    environment: [String: String?] = [:]
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
    changes.merge(UsualWindow.display) { $1 }
    changes.merge(environment) { $1 }
    program = try OutsideProgram(
      path ?? PlaygroundBinary.path(), path == nil ? ["--new-instance"] + arguments : arguments,
      changes: PlaygroundBinary.environment(changes))
    window = try Self.focusedWindow(of: program)
    if let size, !UsualWindow.isOnWayland {
      try Keyboard.xdotool("windowsize", "--sync", window, "\(size.width)", "\(size.height)")
    }
    application = try Self.application(of: program, on: bus)
    editor = try Self.editor(editorName, in: application)
    let editor = self.editor
    try waitUntil("the editor has the focus, but \(Self.focusReport(application))") {
      try editor.isInUse
    }
  }

  /// Allows the program to end by itself without a failure.
  func mayEnd() { isToEnd = true }

  deinit {
    // A test that talks to a program that has ended only learns that there is no answer. A program
    // that has crashed still runs for a while: the system writes its core file.
    guard !isToEnd, !program.isRunning || (try? application.name) == nil else { return }
    let ending = program.waitForEnding()
    if case .killed = ending { return }
    XCTFail("The program \(ending)\n\(program.errors)")
  }

  /// Creates a folder of settings: those of all tests, and some that replace them.
  private static func configuration(_ lines: [String], in home: TemporaryFolder) throws -> String {
    let common = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? ""
    let file = "gtk-4.0/settings.ini"
    let settings = try String(contentsOfFile: "\(common)/\(file)", encoding: .utf8)
    let folder = home.file("config")
    try FileManager.default.createDirectory(
      atPath: "\(folder)/gtk-4.0", withIntermediateDirectories: true)
    // Of two lines with the same key, the later one takes effect.
    _ = try home.write(
      settings + lines.joined(separator: "\n") + "\n", to: "config/\(file)")
    return folder
  }

  private static func focusedWindow(of program: OutsideProgram) throws -> String {
    var window = ""
    // A compositor's window has the keys and the pointer of all windows in it.
    let search =
      UsualWindow.isOnWayland
      ? ["--class", UsualWindow.compositor] : ["--pid", "\(program.identifier)"]
    try waitUntil("the window is there; \(program.errors)") {
      window = try Keyboard.xdotool(["search", "--onlyvisible"] + search)
      return !window.isEmpty || !program.isRunning
    }
    guard !window.isEmpty else {
      throw Failure(description: "no window: it \(program.waitForEnding()) \(program.errors)")
    }
    try focus(window)
    return window
  }

  /// Describes what has the focus, on the display and in a program.
  private static func focusReport(_ application: AccessibleNode) -> String {
    let window = try? Keyboard.xdotool("getwindowfocus", "getwindowname")
    let node = try? application.tree.first { try $0.isInUse }
    return "the window is \(window ?? "none"), and in it \((try? node?.name) ?? "nothing")"
  }

  /// Gives a window the focus; there is no window manager to do so.
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
      let labels = try application.tree.filter { try $0.role == "label" }
      return try labels.lazy.map { try $0.name }.first { $0.hasSuffix(" ms") }
    }
  }

  /// Returns the texts with a name, in reading order.
  func texts(named name: String) throws -> [AccessibleNode] {
    try application.tree.filter { try $0.isText && $0.name == name }
  }

  /// Returns one of the switches below the editor.
  func toggle(_ name: String) throws -> AccessibleNode {
    try XCTUnwrap(
      try application.tree.first { try $0.isSwitch && $0.name == name },
      "no switch \(name) in \(application.dump)")
  }

  /// The text of the indicator below the switches.
  var indicator: String? {
    get throws {
      guard let status = try application.tree.first(where: { try $0.role == "status" }) else {
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
    try application.tree.first { try $0.children.contains { $0.path == node.path } }
  }

  /// Whether a text can be read anywhere in the window.
  func shows(_ text: String) throws -> Bool {
    try application.tree.contains {
      guard ["label", "status"].contains(try $0.role) else { return false }
      // A label's text is its name or its text, depending on the version of GTK.
      return try $0.name == text || (try? $0.text) == text
    }
  }

  /// Returns the button with a name.
  func button(_ name: String) throws -> AccessibleNode {
    try XCTUnwrap(
      try application.tree.first {
        try ["push button", "button", "toggle button"].contains($0.role) && $0.name == name
      },
      "no button \(name) in \(application.dump)")
  }

  /// Returns the check button with a name.
  func checkBox(_ name: String) throws -> AccessibleNode {
    try XCTUnwrap(
      try application.tree.first {
        try ["checkbox", "check box"].contains($0.role) && $0.name == name
      },
      "no check button \(name) in \(application.dump)")
  }

  // MARK: Doing

  /// Clicks in the middle of a widget; the window is in the screen's corner.
  func click(_ node: AccessibleNode, button: Int = 1) throws {
    let place = try node.extents
    try Keyboard.click(
      x: place.x + place.width / 2, y: place.y + place.height / 2, button: button)
  }

  /// Cancels the file dialog.
  ///
  /// - Returns: Whether one was open.
  @discardableResult
  func cancelFileDialog() throws -> Bool { try answerDialog("Cancel") }

  /// Presses a button of a dialog.
  ///
  /// - Returns: Whether a dialog with such a button was open.
  @discardableResult
  func answerDialog(_ title: String) throws -> Bool {
    guard let button = dialogButtons(title)?.first else { return false }
    _ = try? button.call("Action", "DoAction", [BusValue(Int32(0))])
    waitUntil("the dialog has gone") {
      !program.isRunning || dialogButtons(title)?.contains { $0.path == button.path } == false
    }
    if program.isRunning { try Self.focus(window) }
    return true
  }

  /// The buttons of dialogs with a title: none of the program's own windows has one of these.
  ///
  /// Nil if the tree changes while it is read. In GTK 4.8 the name includes the mark of the
  /// mnemonic.
  private func dialogButtons(_ title: String) -> [AccessibleNode]? {
    try? application.children.dropFirst().flatMap { try $0.tree }.filter {
      try ["push button", "button"].contains($0.role) && $0.name.hasSuffix(title)
    }
  }

  /// Closes the window as the user would, and expects the program to end normally.
  func quit(file: StaticString = #filePath, line: UInt = #line) throws {
    isToEnd = true
    // While it handles a key, ibus runs the main loop until its daemon has answered: a window that
    // the key closes is gone when the call returns to GTK.
    inputMethod == "ibus" ? try click(button("Close")) : try Keyboard.press("ctrl+q")
    let result = program.result(file: file, line: line)
    XCTAssertEqual(result.status, 0, file: file, line: line)
    XCTAssertEqual(result.errors, "", file: file, line: line)
  }
}

extension AccessibleNode {
  /// Whether it has the keyboard focus.
  var isInUse: Bool { get throws { try has(.focused) } }

  /// Whether the content is invalid; GTK 4.8 uses a state of its own for it.
  var isInvalid: Bool { get throws { try has(.invalidEntry) || has(.invalid) } }

  /// Whether it has text that can be edited; of combo boxes only some have.
  var isText: Bool {
    get throws {
      let role = try role
      return try role == "text box" || role == "combo box" && hasTextInterface
    }
  }

  /// Whether it is a switch.
  var isSwitch: Bool { get throws { try role == "switch" } }
}
