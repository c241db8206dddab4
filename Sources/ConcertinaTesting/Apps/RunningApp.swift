import Foundation

/// A program in its window, operated and read from outside as its users do: by real keys and
/// clicks, and by what a screen reader gets.
///
///     let app = try RunningApp("SignUp")
///     try app.click(app.textField("Name"))
///     try Keyboard.type("Ada Lovelace")
///     try app.click(app.button("Sign up"))
///     try waitUntil("the account is shown") { try app.shows("Welcome, Ada Lovelace") }
///     try app.quit()
///
/// The program runs with a folder of its own for what it saves, without animations and without a
/// blinking caret, and each warning of GTK ends it. Nothing of the user's own settings is read or
/// written.
///
/// It needs an X display without a window manager, and a session bus: run the tests with
/// `xvfb-run -a dbus-run-session -- swift test`. Only one test at a time can have the keyboard;
/// those of XCTest run one after another, and a suite of Swift Testing needs the trait
/// `.serialized`.
///
/// Subclass it to name the parts of your own window once for all tests.
open class RunningApp {
  /// The process.
  public let program: OutsideProgram
  /// The root of what assistive technology sees: its children are the windows.
  public let root: AccessibleNode
  /// The X number of its window.
  public let window: String
  /// The folder in which it saves its state and data.
  public let home: TemporaryFolder

  /// Starts a program and waits until its window has the keyboard focus.
  ///
  /// - Parameters:
  ///   - name: An executable of the package, or the path of a program.
  ///   - arguments: The command line.
  ///   - home: The folder in which it saves its state and data, such as that of a first run, to see
  ///     what it has saved; nil: a new folder.
  ///   - settings: Lines for GTK's settings file, such as `gtk-cursor-blink=true`.
  ///   - size: The window's size in pixels; nil: the one that it opens with.
  ///   - environment: Variables that it needs; nil removes one. `G_DEBUG: nil` has warnings only
  ///     printed.
  ///   - compositor: The class of the window that contains the program's, on Wayland.
  /// - Throws: ``TestFailure`` if no window appears.
  public init(
    _ name: String, _ arguments: [String] = [], home: TemporaryFolder? = nil,
    settings: [String] = [], size: (width: Int, height: Int)? = nil,
    environment: [String: String?] = [:], compositor: String? = nil
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    let bus = try AccessibilityBus()
    program = try OutsideProgram(
      Executable.path(of: name), arguments,
      changes: Self.environment(in: home, settings: settings).merging(environment) { $1 })
    window = try Self.focusedWindow(of: program, compositor: compositor)
    if let size {
      try Keyboard.xdotool("windowsize", "--sync", window, "\(size.width)", "\(size.height)")
    }
    root = try Self.root(of: program, on: bus)
  }

  private static func environment(
    in home: TemporaryFolder, settings: [String]
  ) throws -> [String: String?] {
    [
      "G_DEBUG": "fatal-warnings", "GTK_A11Y": "atspi", "NO_AT_BRIDGE": nil,
      "GTK_IM_MODULE": "gtk-im-context-simple", "GSETTINGS_BACKEND": "memory",
      "LANG": "C.UTF-8", "LANGUAGE": nil,
      "XDG_CONFIG_HOME": try configuration(settings, in: home),
      "XDG_STATE_HOME": home.path, "XDG_DATA_HOME": home.path,
    ]
  }

  /// Creates a folder of GTK's settings, and of what tells where the input method's daemon is.
  private static func configuration(
    _ settings: [String], in home: TemporaryFolder
  ) throws -> String {
    let file = "gtk-4.0/settings.ini"
    let pinned = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
    _ = try home.folder("config/gtk-4.0")
    // A second run finds it there already.
    try? FileManager.default.createSymbolicLink(
      atPath: home.file("config/ibus"),
      withDestinationPath: (pinned ?? NSHomeDirectory() + "/.config") + "/ibus")
    // The settings of a pinned environment, such as its font.
    let ofAllTests = pinned.flatMap {
      try? String(contentsOfFile: "\($0)/\(file)", encoding: .utf8)
    }
    // Of two lines with the same key, the later one takes effect.
    let lines =
      ["[Settings]", "gtk-enable-animations=false", "gtk-cursor-blink=false", ofAllTests ?? ""]
      + settings
    try home.write(lines.joined(separator: "\n") + "\n", to: "config/\(file)")
    return home.file("config")
  }

  private static func focusedWindow(
    of program: OutsideProgram, compositor: String?
  ) throws -> String {
    guard ProcessInfo.processInfo.environment["DISPLAY"] != nil else {
      throw TestFailure(
        "there is no display; run the tests with: xvfb-run -a dbus-run-session -- swift test")
    }
    var window = ""
    // A compositor's window has the keys and the pointer of all windows in it.
    let search = compositor.map { ["--class", $0] } ?? ["--pid", "\(program.identifier)"]
    try waitUntil("the window is there; \(program.errors)") {
      window = try Keyboard.xdotool(["search", "--onlyvisible"] + search)
      return !window.isEmpty || !program.isRunning
    }
    guard !window.isEmpty else {
      throw TestFailure("no window: it \(try program.waitForEnding()) \(program.errors)")
    }
    try focus(window)
    return window
  }

  /// Gives a window the focus; there is no window manager to do so.
  package static func focus(_ window: String) throws {
    try waitUntil("the window has the focus") {
      try Keyboard.xdotool("windowfocus", window)
      return try Keyboard.xdotool("getwindowfocus") == window
    }
  }

  private static func root(
    of program: OutsideProgram, on bus: AccessibilityBus
  ) throws -> AccessibleNode {
    var root: AccessibleNode?
    try waitUntil("the program is on the accessibility bus; \(program.errors)") {
      root = try bus.application(process: program.identifier)
      return root != nil || !program.isRunning
    }
    guard let root else {
      throw TestFailure("no widgets: it \(try program.waitForEnding()) \(program.errors)")
    }
    return root
  }

  // MARK: Finding

  /// Returns the first widget with a role and a name, in reading order, and waits for it.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - name: The accessible name, as a screen reader speaks it; nil for any.
  ///   - file: The file of the test.
  ///   - line: The line in it.
  /// - Returns: The widget.
  /// - Throws: ``TestFailure``, with all widgets that there are, if it does not come.
  public func find(
    _ role: WidgetRole, named name: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> AccessibleNode {
    var found: AccessibleNode?
    let what = "\(role.names.sorted()[0]) \(name.map { "“\($0)”" } ?? "")"
    try waitUntil("there is a \(what) in\n\(root.dump)", file: file, line: line) {
      found = try root.first(role, named: name)
      return found != nil || !program.isRunning
    }
    guard let found else {
      throw TestFailure("the program \(try program.waitForEnding())", file: file, line: line)
    }
    return found
  }

  /// Returns the button with a name, and waits for it.
  public func button(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> AccessibleNode { try find(.button, named: name, file: file, line: line) }

  /// Returns the text that can be edited with a name, and waits for it.
  public func textField(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> AccessibleNode { try find(.textField, named: name, file: file, line: line) }

  /// Returns a cell of a table in rich text, by the name of its place, and waits for it.
  ///
  /// Its name is that of the place, and its text, if it was not entered yet: `Row 2, column 1: Plum
  /// cake`. The text of a cell that was entered is a ``textField(_:file:line:)`` in it.
  ///
  /// - Parameters:
  ///   - place: `Row 2, column 1`, or `Heading of column 1`.
  ///   - file: The file of the test.
  ///   - line: The line in it.
  /// - Returns: The cell.
  /// - Throws: ``TestFailure``, with all widgets that there are, if it does not come.
  public func tableCell(
    _ place: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> AccessibleNode {
    var found: AccessibleNode?
    try waitUntil("there is a cell \(place) in\n\(root.dump)", file: file, line: line) {
      found = try root.first {
        let name = try WidgetRole.tableCell.names.contains($0.role) ? $0.name : ""
        return name == place || name.hasPrefix(place + ": ")
      }
      return found != nil || !program.isRunning
    }
    return try found ?? find(.tableCell, named: place, file: file, line: line)
  }

  /// Returns the check button with a name, and waits for it.
  public func checkBox(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> AccessibleNode { try find(.checkBox, named: name, file: file, line: line) }

  /// Returns whether a text can be read anywhere in its windows.
  public func shows(_ text: String) throws -> Bool {
    try root.first(.label, named: text) != nil
  }

  // MARK: Doing

  /// Clicks in the middle of a widget; the window is in the screen's corner.
  public func click(_ node: AccessibleNode, button: Int = 1) throws {
    let place = try node.extents
    try Keyboard.click(
      x: place.x + place.width / 2, y: place.y + place.height / 2, button: button)
  }

  /// Presses a button of the dialog that is open.
  ///
  /// - Parameter title: The button's text.
  /// - Returns: Whether a dialog with such a button was open.
  /// - Throws: ``TestFailure`` if the dialog stays.
  @discardableResult
  public func answerDialog(_ title: String) throws -> Bool {
    guard let button = dialogButtons(title)?.first else { return false }
    _ = try? button.call("Action", "DoAction", [BusValue(Int32(0))])
    try waitUntil("the dialog has gone") {
      !program.isRunning || dialogButtons(title)?.contains { $0.path == button.path } == false
    }
    if program.isRunning { try Self.focus(window) }
    return true
  }

  /// The buttons of dialogs with a title: none of the program's own windows has one of these.
  ///
  /// Nil if the tree changes while it is read.
  private func dialogButtons(_ title: String) -> [AccessibleNode]? {
    try? root.children.dropFirst().flatMap { try $0.all(.button, named: title) }
  }

  /// Closes the window as the user would, and waits until the program has ended normally.
  ///
  /// - Throws: ``TestFailure`` if it does not end, crashes, or has printed something on standard
  ///   error.
  open func quit(file: StaticString = #filePath, line: UInt = #line) throws {
    try close()
    let result = try program.result(file: file, line: line)
    guard result.status == 0, result.errors.isEmpty else {
      throw TestFailure(
        "the program ended with status \(result.status): \(result.errors)", file: file, line: line)
    }
  }

  /// Asks the window to close, as a window manager does for its close button.
  open func close() throws { try WindowClosing(window).request() }
}
