import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// `--widget` with names whose functions are not those of a class.
final class EveryClassTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [])

  func testWhatIsOfAnotherKindIsNotCalled() throws {
    try onMain {
      for name in ["CairoFontFace", "CairoPattern", "CairoSurface", "GVariant", "", "Gtk", "1"] {
        XCTAssertThrowsError(try Self.program.catalog.scene("widget:" + name), name) {
          XCTAssertNotEqual("\($0)", "", name)
        }
      }
    }
  }

  func testEveryClassHasSomethingToSeeOrAReason() throws {
    try onMain {
      let names = WidgetClassNames.all.filter { $0.hasPrefix("Gtk") }
      XCTAssertGreaterThan(names.count, 80)
      for name in names {
        guard let scene = try Self.shownScene(name) else { continue }
        let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults, width: 300))
        // It draws what an app draws in it.
        if name != "GtkGLArea" {
          let picture = try XCTUnwrap(window.makePicture(), name)
          let pixels = picture.pixels
          XCTAssert(
            stride(from: 4, to: pixels.count, by: 4).contains { index in
              pixels[index..<index + 4] != pixels[..<4]
            }, "\(name) is empty")
        }
        window.close()
      }
    }
  }

  /// Returns the scene of a class; nil for one that cannot be on a stage, which has to be said.
  @MainActor
  private static func shownScene(_ name: String) throws -> Scene? {
    do {
      return try program.catalog.scene("widget:" + name)
    } catch {
      switch error.problem {
      case .isWindow, .needsParent, .isAbstract("GtkRange"): return nil
      default: throw error
      }
    }
  }
}
