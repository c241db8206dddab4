import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The check finds every fault wherever it is, and nothing where there is none.
final class PlantedFaultTests: WidgetTestCase {
  /// The number of places in which each fault is planted.
  private static let places = 5

  override func setUpWithError() throws {
    // GTK knows names only for assistive technologies, or for a test.
    setenv("GTK_A11Y", "test", 1)
    try super.setUpWithError()
  }

  override func tearDown() {
    super.tearDown()
    setenv("GTK_A11Y", "none", 1)
    onMain { DesktopSettings.current?.prefersDark = false }
  }

  @MainActor
  private static func findings(in objects: String) throws -> [AccessibilityFinding] {
    let sheet = StyleSheet(css: PlantedFault.css, priority: .application)
    defer { withExtendedLifetime(sheet) {} }
    let scene = Scene("planted", title: "Planted") { built(objects) }
    let window = try XCTUnwrap(
      SceneWindow(scene: scene, values: scene.defaults, fitsScene: true), objects)
    defer { window.close() }
    return AccessibilityCheck(window.stage, in: window.window).run()
  }

  /// Returns a box with what the objects describe.
  @MainActor
  private static func built(_ objects: String) -> Widget {
    let box = Box(.vertical, spacing: 30)
    let text = "<interface><object class=\"GtkBox\" id=\"b\"><child>\(objects)</child></object></interface>"
    guard let builder = gtk_builder_new_from_string(text, -1),
      let object = gtk_builder_get_object(builder, "b")
    else { return box }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    box.append(Widget(retaining: OpaquePointer(object)))
    let picture = Texture(width: 1, height: 1, pixels: [200, 100, 50, 255])
    for widget in box.selfAndDescendants where widget.typeName == "GtkPicture" {
      gtk_picture_set_paintable(widget.nativePointer, picture.nativePointer)
    }
    return box
  }

  func testEachFaultIsFoundWhereverItIs() throws {
    try onMain {
      var count = 0
      for (index, fault) in PlantedFault.all.enumerated() {
        for place in 0..<Self.places {
          let surroundings = Surroundings.all[(index + place * 3) % Surroundings.all.count]
          DesktopSettings.current?.prefersDark = (index + place) % 2 == 1
          let found = try Self.findings(in: surroundings.around(fault.faulty))
          let isRight = found.count == 1 && found[0].rule == fault.rule
            && (found[0].widget == "fault" || found[0].widget.hasPrefix("fault/"))
          XCTAssertTrue(isRight, "\(fault.name), \(surroundings.name): \(found.map(\.line))")
          count += 1
        }
      }
      XCTAssertGreaterThanOrEqual(count, 100)
    }
  }

  func testNothingIsSaidAboutWhatIsAsItShouldBe() throws {
    try onMain {
      for isDark in [false, true] {
        DesktopSettings.current?.prefersDark = isDark
        for surroundings in Surroundings.all {
          for fault in PlantedFault.all {
            let found = try Self.findings(in: surroundings.around(fault.sound))
            XCTAssertEqual(found.map(\.line), [], "\(fault.name), \(surroundings.name), \(isDark)")
          }
        }
      }
    }
  }
}
