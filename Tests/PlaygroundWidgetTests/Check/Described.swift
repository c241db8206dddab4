import CConcertinaGtk
import GtkCore
import XCTest

@testable import PlaygroundKit

/// Objects of GtkBuilder, as a file describes them.
enum Described {
  /// A name for screen readers.
  static let label = """
    <accessibility><property name="label">Named</property></accessibility>
    """

  static func property(_ name: String, _ value: String) -> String {
    "<property name=\"\(name)\">\(value)</property>"
  }

  static func object(_ type: String, _ inside: String = "") -> String {
    "<object class=\"\(type)\">\(inside)</object>"
  }

  static func child(_ object: String, type: String? = nil) -> String {
    "<child\(type.map { " type=\"\($0)\"" } ?? "")>\(object)</child>"
  }

  /// Checks objects, one below the other, and returns what is found, with whether it is about what
  /// is called `fault`.
  @MainActor
  static func findings(
    in objects: [String], css: String = ""
  ) throws -> [(finding: AccessibilityFinding, isRight: Bool)] {
    let sheet = StyleSheet(css: css, priority: .application)
    defer { withExtendedLifetime(sheet) {} }
    let scene = Scene("described", title: "Described") { built(objects) }
    let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
    defer { window.close() }
    let fault = window.stage.root.descendant(named: "fault")
    return AccessibilityCheck(window.stage, in: window.window).run().map { finding in
      let widget = WidgetAddress(stage: window.stage).widget(at: finding.widget)
      return (finding, fault.map { widget?.isPart(of: $0) ?? false } ?? false)
    }
  }

  @MainActor
  private static func built(_ objects: [String]) -> Widget {
    let box = Box(.vertical, spacing: 30)
    let text = """
      <interface><object class="GtkBox" id="b"><property name="orientation">vertical</property>
      <property name="spacing">30</property>\(objects.map { child($0) }.joined())
      </object></interface>
      """
    guard let builder = gtk_builder_new_from_string(text, -1),
      let object = gtk_builder_get_object(builder, "b")
    else { return box }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    box.append(Widget(retaining: OpaquePointer(object)))
    // A picture has no size without one.
    let picture = Texture(width: 1, height: 1, pixels: [200, 100, 50, 255])
    for widget in box.selfAndDescendants where widget.typeName == "GtkPicture" {
      gtk_picture_set_paintable(widget.nativePointer, picture.nativePointer)
    }
    return box
  }
}
