import GtkCore
import GtkReplay
import WidgetSupport

/// A window in the test's own process, with one widget at its top.
///
///     let editor = AutoHeightEditor(text: State("").binding, maxLines: 5)
///     let window = try TestWindow(editor)
///     editor.focus()
///     let faults = try window.violations { try window.type("one\ntwo") }
///     XCTAssertEqual(faults, [])
///     XCTAssertEqual(editor.text, "one\ntwo")
///     window.close()
///
/// Keys are sent the way GTK sends them, without a display server in between; so tests of this
/// kind are fast, and see a widget's properties. ``RunningApp`` tests a whole program with real
/// keys.
///
/// GTK needs a display, such as that of `xvfb-run`, and the main thread: in XCTest, a test's body
/// runs there and may use `MainActor.assumeIsolated`.
@MainActor
public final class TestWindow {
  /// The window.
  public let window: Window
  package private(set) var log: PaintLog?

  /// Shows a widget and waits until it is on the screen.
  ///
  /// - Parameters:
  ///   - content: The widget; it gets the height that it requests.
  ///   - width: The widget's width in pixels.
  ///   - height: The window's height in pixels.
  /// - Throws: `GtkError` without a display; ``TestFailure`` if the window does not come to rest.
  public convenience init(_ content: Widget, width: Int = 400, height: Int = 700) throws {
    try Self.prepare()
    let window = Window()
    window.defaultSize = (width, height)
    window.child = Self.page(with: content, width: width)
    self.init(window)
    present(alsoViolated: { [weak content] in content.map { Self.violations(in: $0) } ?? [] })
    try settle()
  }

  package init(_ window: Window) { self.window = window }

  /// Returns a page on which a widget has a width, and the height that it requests.
  package static func page(with content: Widget, width: Int) -> Box {
    content.requestSize(width: width)
    let frame = RequestedWidthFrame(content)
    frame.horizontalAlignment = .start
    // The box takes the rest of the height.
    return Box(.vertical, [frame])
  }

  /// Initializes GTK with the settings that make tests the same on all machines: light, without
  /// animations and without a blinking caret.
  ///
  /// - Throws: `GtkError` without a display.
  public static func prepare() throws {
    try Gtk.initialize()
    guard let settings = DesktopSettings.current else { return }
    settings.cursorBlinks = false
    settings.animationsEnabled = false
    settings.prefersDark = false
  }

  package func present(
    watching area: @escaping @MainActor () -> GrowingTextArea? = { nil },
    alsoViolated: @escaping @MainActor () -> [String]
  ) {
    window.present()
    _ = MainLoop.run(atMost: 60) { self.window.isMapped && self.window.frameClock != nil }
    _ = MainLoop.run(atMost: 60) { self.window.isActive }
    log = window.frameClock.map { PaintLog(clock: $0, area: area, alsoViolated: alsoViolated) }
  }

  /// The violated invariants of each growing text in a widget.
  private static func violations(in widget: Widget) -> [String] {
    let own = GrowingTextArea(existing: widget)?.violations ?? []
    return own + widget.children.flatMap { violations(in: $0) }
  }

  /// Runs the main loop until everything is painted and nothing more is requested; no time is
  /// waited for.
  ///
  /// - Throws: ``TestFailure`` if that does not happen within two minutes.
  public func settle(file: StaticString = #filePath, line: UInt = #line) throws {
    guard FrameSettling(of: window).waitUntilStill(atMost: 120) else {
      throw TestFailure("the window does not come to rest", file: file, line: line)
    }
  }

  /// Types a text into what has the focus, each character in a frame of its own.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    for character in text.unicodeScalars {
      window.type(character)
      FrameSettling(of: window).waitForTurn()
    }
    try settle(file: file, line: line)
  }

  /// Presses a key with its modifiers, such as `ctrl+z`, `shift+Return` or `a`.
  ///
  /// - Parameters:
  ///   - key: GDK's name of the key, after the names of the modifiers `ctrl`, `shift` and `alt`.
  ///   - file: The file of the test.
  ///   - line: The line in it.
  /// - Throws: ``TestFailure`` if there is no such key.
  public func press(
    _ key: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var names = key.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let name = names.removeLast()
    let unknown = names.filter { !["ctrl", "shift", "alt"].contains($0) }
    guard unknown.isEmpty,
      let stroke = KeyStroke(
        name: name, control: names.contains("ctrl"), shift: names.contains("shift"),
        alt: names.contains("alt"))
    else { throw TestFailure("there is no key \(key)", file: file, line: line) }
    window.press(stroke)
    try settle(file: file, line: line)
  }

  /// Does something and returns the invariants that growing texts violated in any frame painted
  /// for it; none if each frame showed the height of the text, the caret, and nothing scrolled.
  ///
  /// A final state hides glitches: a height that is right in the end may have been wrong for a
  /// frame.
  public func violations(
    during change: () throws -> Void, file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    log?.reset()
    try change()
    try settle(file: file, line: line)
    return Set(log?.paints.flatMap(\.violations) ?? []).sorted()
  }

  /// Returns the picture of a widget as it is painted.
  ///
  /// - Throws: ``TestFailure`` for a widget that is not shown.
  public func picture(
    of widget: Widget, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Texture {
    guard let texture = widget.makeTexture() else {
      throw TestFailure("the widget is not shown", file: file, line: line)
    }
    return texture
  }

  /// Closes the window and releases everything that belonged to it.
  public func close() {
    log?.stop()
    log = nil
    // GTK looks up a tooltip that was just set when it is idle, and that of a widget where the
    // pointer rests after half a second, in a window that must still exist. A pointer leaves a
    // window that is hidden, which ends the wait.
    MainLoop.runUntilIdle()
    window.isVisible = false
    window.waitForDisplay()
    MainLoop.runUntilIdle()
    window.destroy()
    MainLoop.runUntilIdle()
  }
}
