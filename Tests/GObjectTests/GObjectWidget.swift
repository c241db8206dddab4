import CConcertinaGtk
import CConcertinaShims
import GtkCore
import XCTest

@testable import ConcertinaGObject

/// A widget that GObject has created by the name of its class, as other languages do.
@MainActor
final class GObjectWidget {
  let declaration: WidgetDeclaration
  let widget: Widget
  private let object: UnsafeMutablePointer<GObject>

  init(_ declaration: WidgetDeclaration) throws {
    register()
    self.declaration = declaration
    let made = g_object_new_with_properties(g_type_from_name(declaration.name), 0, nil, nil)
    object = try XCTUnwrap(made, declaration.name)
    widget = Widget(adopting: OpaquePointer(object))
  }

  /// Creates one of each class.
  static func all() throws -> [GObjectWidget] {
    try ConcertinaClasses.concrete.map { try GObjectWidget($0) }
  }

  func name(of parameter: AnyParameter) -> String { "\(declaration.name):\(parameter.name)" }

  /// The specification of a property.
  private func specification(_ property: String) throws -> UnsafeMutablePointer<GParamSpec> {
    let spec = concertina_specification(object, property)
    return try XCTUnwrap(spec, "\(declaration.name):\(property)")
  }

  /// Reads a property, and returns it as the text that GObject prints for it.
  func text(of property: String) throws -> String { try Self.text(of: property, in: widget) }

  /// Reads a property of any widget, and returns it as the text that GObject prints for it.
  static func text(of property: String, in widget: Widget) throws -> String {
    let object = UnsafeMutablePointer<GObject>(widget.nativePointer)
    let spec = try XCTUnwrap(concertina_specification(object, property), property)
    var value = GValue()
    g_value_init(&value, spec.pointee.value_type)
    defer { g_value_unset(&value) }
    g_object_get_property(object, property, &value)
    return described(&value)
  }

  func text(of parameter: AnyParameter) throws -> String { try text(of: parameter.name) }

  /// Returns the default of a property's specification, as GObject prints it.
  func defaultText(of parameter: AnyParameter) throws -> String {
    var value = GValue()
    let spec = try specification(parameter.name)
    g_value_init(&value, spec.pointee.value_type)
    defer { g_value_unset(&value) }
    g_param_value_set_default(spec, &value)
    return Self.described(&value)
  }

  /// Sets a property from a text, as GtkBuilder does.
  func set(_ property: String, to text: String) throws {
    var value = GValue()
    defer { g_value_unset(&value) }
    let isRead = gtk_builder_value_from_string(
      gtk_builder_new(), try specification(property), text, &value, nil)
    XCTAssertNotEqual(isRead, 0, "\(declaration.name):\(property) = \(text)")
    g_object_set_property(object, property, &value)
  }

  /// Sets a property of any widget from a text, as GtkBuilder does; ignores a text that has another
  /// type.
  static func set(_ property: String, to text: String, of pointer: OpaquePointer) {
    let object = UnsafeMutablePointer<GObject>(pointer)
    let builder = gtk_builder_new()
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    var value = GValue()
    let spec = concertina_specification(object, property)
    guard gtk_builder_value_from_string(builder, spec, text, &value, nil) != 0 else { return }
    g_object_set_property(object, property, &value)
    g_value_unset(&value)
  }

  func set(_ parameter: AnyParameter, to text: String) throws {
    try set(parameter.name, to: text)
  }

  /// Sets a property to a widget.
  func set(_ parameter: AnyParameter, to child: Widget) {
    var value = GValue()
    g_value_init(&value, gtk_widget_get_type())
    defer { g_value_unset(&value) }
    g_value_set_object(&value, UnsafeMutableRawPointer(child.nativePointer))
    g_object_set_property(object, parameter.name, &value)
  }

  private static func described(_ value: UnsafePointer<GValue>) -> String {
    guard let text = g_strdup_value_contents(value) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
