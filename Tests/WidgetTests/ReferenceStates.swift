import WidgetTestSupport
import XCTest

/// A window with the widget that is compared with references.
@MainActor
protocol ReferenceHost {
  /// The widget that is compared.
  var subject: Widget { get }

  /// Closes the window.
  func close()
}

/// The named states of a widget that are compared with references, each in a window of its own.
struct ReferenceStates<Host: ReferenceHost>: Sendable {
  private let states: [(name: String, make: @MainActor () -> Host)]

  init(_ states: [(name: String, make: @MainActor () -> Host)]) { self.states = states }

  /// Compares the tree of each state with the references of one kind.
  @MainActor
  func checkTrees(_ kind: String) throws {
    try ReferenceFolder.compare(kind) { references in
      for (name, make) in states {
        let host = make()
        references.check(tree: TreeDump.text(of: host.subject), name)
        host.close()
      }
    }
  }

  /// Compares the picture of each state, light and dark, with the references of one kind.
  @MainActor
  func checkPictures(_ kind: String) throws {
    try ReferenceFolder.compare(kind) { references in
      try forEachAppearance { appearance in
        for (name, make) in states {
          let host = make()
          try references.check(pictureOf: host.subject, "\(name)-\(appearance)")
          host.close()
        }
      }
    }
  }
}

/// Runs a body once with the light and once with the dark appearance, and leaves the light one.
@MainActor
func forEachAppearance(_ body: (_ name: String) throws -> Void) throws {
  let settings = try XCTUnwrap(DesktopSettings.current)
  defer { settings.prefersDark = false }
  for isDark in [false, true] {
    settings.prefersDark = isDark
    try body(isDark ? "dark" : "light")
  }
}
