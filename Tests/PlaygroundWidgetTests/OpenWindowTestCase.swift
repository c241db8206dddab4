import Glibc
import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// A test of the playground's window, with a folder of its own for what the window remembers.
class OpenWindowTestCase: WidgetTestCase {
  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.OpenWindowTests", isUnique: false)
    application.register()
    return application
  }()

  static let folder = "\(TemporaryFolder.path)/concertina-open-window-\(getpid())"

  override func tearDown() {
    unlink("\(Self.folder)/window.ini")
    rmdir(Self.folder)
  }

  /// The memory of the window.
  @MainActor static var memory: WindowMemory { WindowMemory(path: "\(folder)/window.ini") }

  /// Creates a window, without showing it.
  @MainActor
  static func make() -> PlaygroundWindow {
    PlaygroundWindow(
      application: application, program: .concertina, memory: memory, appearance: Appearance(),
      draft: RecordingDraft(
        folder: "/dev/null", reader: PlaygroundProgram.concertina.scenarioReader))
  }

  /// Opens a window at a scene, and waits until it is at rest.
  @MainActor
  static func open(_ scene: String?, _ settings: [KnobSetting] = []) -> PlaygroundWindow {
    let window = make()
    window.present(scene.map { .scene(SceneRequest(scene: $0, settings: settings)) })
    _ = MainLoop.run(atMost: 60) { window.window.isMapped }
    settle(window)
    return window
  }

  @MainActor
  static func settle(_ window: PlaygroundWindow) {
    XCTAssert(FrameSettling(of: window.window).waitUntilStill(), "the window does not rest")
  }

  @MainActor
  static func close(_ window: PlaygroundWindow) {
    window.window.close()
    MainLoop.runUntilIdle()
  }

  @MainActor
  static func key(_ name: String) throws -> KeyStroke { try XCTUnwrap(KeyStroke(name: name)) }
}
