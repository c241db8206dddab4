@_exported import ConcertinaTesting
@_exported import GtkCore
@_exported import GtkReplay
@_exported import TestSupport
@_exported import WidgetSupport
import XCTest

/// A window with one widget at its top, of a given width, and a log of its frames.
///
/// Tests open windows with this class or one of its subclasses. A ``WidgetTestCase`` closes those
/// that a test leaves open.
@MainActor
open class WindowHost {
  private static var open: [WindowHost] = []

  private let shown = TestWindow(Window())
  /// The window.
  public var window: Window { shown.window }
  /// The widget that is tested.
  public let content: Widget
  /// Every frame since the last reset.
  public var log: PaintLog? { shown.log }
  /// Whether to wait after keys until everything is painted.
  public var settlesAfterKeys = false

  /// Shows a widget in a window and waits until it is on the screen.
  public init(
    _ content: Widget, width: Int = 400, height: Int = 700, watching area: GrowingTextArea? = nil,
    alsoViolated: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.content = content
    window.defaultSize = (900, height)
    window.child = TestWindow.page(with: content, width: width)
    show(watching: area, alsoViolated)
  }

  /// Shows a widget that fills a window of a given size, and waits until it is on the screen.
  public init(
    filling size: (width: Int, height: Int), _ content: Widget,
    watching area: GrowingTextArea? = nil,
    alsoViolated: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.content = content
    window.defaultSize = size
    window.child = content
    show(watching: area, alsoViolated)
  }

  private func show(
    watching area: GrowingTextArea?, _ alsoViolated: @escaping @MainActor () -> [String]
  ) {
    Self.open.append(self)
    shown.present(watching: { [weak area] in area }, alsoViolated: alsoViolated)
    settle()
  }

  /// Whether nothing goes on that is not painted yet.
  open var isReady: Bool { true }

  /// Sets the width that the widget is given.
  public func setWidth(_ width: Int) { content.requestSize(width: max(width, 0)) }

  /// Waits until everything is painted, and what is pasted has arrived.
  public func settle(file: StaticString = #filePath, line: UInt = #line) {
    // A slow machine has time: other tests check how long something may take.
    let isStill = FrameSettling(of: window).waitUntilStill(
      atMost: 120, isReady: { [weak self] in self?.isReady ?? true && !TextIntake.isReading })
    XCTAssert(isStill, "the window did not come to rest", file: file, line: line)
  }

  /// Does something and returns the frames that were painted for it.
  @discardableResult
  public func paints(
    file: StaticString = #filePath, line: UInt = #line, of change: () -> Void
  ) -> [PaintLog.Paint] {
    log?.reset()
    change()
    settle(file: file, line: line)
    return log?.paints ?? []
  }

  /// Types a text, each character in a frame of its own.
  public func type(_ text: String) {
    for character in text.unicodeScalars {
      window.type(character)
      FrameSettling(of: window).waitForTurn()
    }
  }

  /// Presses keys, one after another.
  public func press(
    _ names: String..., control: Bool = false, shift: Bool = false, alt: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for name in names {
      guard let stroke = KeyStroke(name: name, control: control, shift: shift, alt: alt) else {
        return XCTFail("there is no key \(name)", file: file, line: line)
      }
      window.press(stroke)
    }
    if settlesAfterKeys { settle(file: file, line: line) }
  }

  /// Closes the window and releases everything that belonged to it.
  public func close() {
    guard let index = Self.open.firstIndex(where: { $0 === self }) else { return }
    Self.open.remove(at: index)
    shown.close()
  }

  /// Closes the windows that are open, the newest one first.
  static func closeAll() {
    while let host = open.last { host.close() }
  }
}
