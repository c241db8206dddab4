import ConcertinaTesting
import Glibc
import GtkCore
import XCTest

/// A test of widgets, for which GTK is initialized and has known settings.
open class WidgetTestCase: XCTestCase {
  /// Whether widgets are animated, as for most users.
  ///
  /// Only tests of animations set it: with it, each step of a test waits for a quarter of a second.
  open var isAnimated: Bool { false }

  open override func setUpWithError() throws {
    let isAnimated = isAnimated
    // Tests expect the texts in English, unless they are those of another language.
    if getenv("CONCERTINA_PSEUDO_LOCALE") == nil { setenv("LANGUAGE", "C", 1) }
    try MainActor.assumeIsolated {
      KnownWarnings.install()
      try TestWindow.prepare()
      try XCTUnwrap(DesktopSettings.current).animationsEnabled = isAnimated
    }
  }

  open override func tearDown() { onMain { WindowHost.closeAll() } }

  /// Runs a test's body on the main actor, which the main thread is.
  public func onMain(_ body: @MainActor () throws -> Void) rethrows {
    // XCTest calls tests on the main thread; the compiler cannot know.
    try MainActor.assumeIsolated(body)
  }
}

/// Fails unless the objects that `make` returns are finalized when their last handle is dropped.
@MainActor
public func assertFinalized(
  file: StaticString = #filePath, line: UInt = #line, _ make: @MainActor () throws -> [Object]
) rethrows {
  let references = try make().map { ($0.typeName, WeakReference($0)) }
  // A delay of GTK's that has begun keeps its widget until it ends.
  _ = MainLoop.run(atMost: 10) { !references.contains { $0.1.isAlive } }
  for (name, reference) in references {
    XCTAssertFalse(reference.isAlive, "\(name) was not finalized", file: file, line: line)
  }
}
