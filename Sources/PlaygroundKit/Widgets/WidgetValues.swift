import CConcertinaGtk
import GtkCore
import RichTextModel

/// The values of a widget that a user can change: whether a switch is on, the number of a slider.
///
/// Those of GTK's own widgets are in a list, because most of their properties are about style. Of
/// other classes every property that a text can stand for is a value.
@MainActor
struct WidgetValues {
  private static let names: Set<String> = [
    "active", "selected", "expanded", "text", "value", "year", "month", "day", "fraction", "rgba",
    "visible-child-name", "page",
  ]
  /// The order in which values are set again, because the last ones depend on the first.
  private static let order = ["year", "month"]

  let widget: Widget

  /// The properties with values.
  private var properties: [ObjectProperty] {
    guard !isInternal else { return [] }
    return ObjectProperty.properties(of: widget.gType).filter {
      $0.isOfOtherLibrary || Self.names.contains($0.name)
    }
  }

  /// Parts of GTK's widgets that show what the widget itself says.
  private var isInternal: Bool {
    ["GtkScrollbar", "GtkWindow"].contains(widget.typeName) || AccessibleName.entry(widget) != nil
  }

  /// The object with the number of a slider or a spin button; nil for other widgets.
  private var adjustment: Object? {
    guard !isInternal else { return nil }
    let native = UnsafeMutablePointer<GtkRange>(widget.nativePointer)
    if g_type_is_a(widget.gType, gtk_range_get_type()) != 0 {
      return gtk_range_get_adjustment(native).map { Object(retaining: OpaquePointer($0)) }
    }
    guard g_type_is_a(widget.gType, gtk_spin_button_get_type()) != 0 else { return nil }
    return gtk_spin_button_get_adjustment(widget.nativePointer)
      .map { Object(retaining: OpaquePointer($0)) }
  }

  /// The objects whose properties are values, with those properties.
  var sources: [(object: Object, properties: [ObjectProperty])] {
    var sources: [(object: Object, properties: [ObjectProperty])] = [(widget, properties)]
    if let adjustment {
      sources = [
        (adjustment, ObjectProperty.properties(of: adjustment.gType).filter { $0.name == "value" })
      ]
    }
    return sources.filter { !$0.properties.isEmpty }
  }

  /// The values by their names.
  var json: JSONObject {
    var values = JSONObject()
    for (object, properties) in sources {
      for property in properties { values[property.name] = property.value(of: object) }
    }
    return values
  }

  /// Sets values, as the user has set them.
  ///
  /// - Returns: The name of the first value that the widget does not have; nil if it has all.
  func set(_ values: [(name: String, value: JSONValue)]) -> String? {
    let sorted = values.sorted { Self.rank($0.name) < Self.rank($1.name) }
    // A day that the month before does not have is possible once the month is set.
    for _ in 0..<2 {
      for (name, value) in sorted {
        let source = sources.lazy.compactMap { source in
          source.properties.first { $0.name == name }.map { (source.object, $0) }
        }.first
        guard let (object, property) = source, property.set(value, on: object) else { return name }
      }
    }
    return nil
  }

  private static func rank(_ name: String) -> Int { order.firstIndex(of: name) ?? order.count }
}
