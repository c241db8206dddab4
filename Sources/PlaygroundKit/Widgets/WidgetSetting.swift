import RichTextModel

/// A value of a widget that a user has set with the pointer, such as that of a slider.
public struct WidgetSetting: Hashable, Sendable {
  /// The address of the widget, such as `slider:Volume`.
  public let widget: String
  /// The name of the property, such as `value`.
  public let property: String
  /// The value.
  public let value: JSONValue

  /// Creates a setting.
  public init(_ widget: String, _ property: String, _ value: JSONValue) {
    (self.widget, self.property, self.value) = (widget, property, value)
  }

  /// The value that it sets, without which one.
  var place: [String] { [widget, property] }

  /// Reads settings from a file: an object of widgets, each with an object of values; nil if it is
  /// none.
  static func settings(_ json: JSONValue) -> [WidgetSetting]? {
    guard let widgets = json.objectValue?.members, !widgets.isEmpty else { return nil }
    var settings: [WidgetSetting] = []
    for (widget, values) in widgets {
      guard let members = values.objectValue?.members, !members.isEmpty else { return nil }
      guard members.allSatisfy({ [.boolean, .number, .string].contains($0.1.kind) }) else {
        return nil
      }
      settings += members.map { WidgetSetting(widget, $0.0, $0.1) }
    }
    return settings
  }
}

extension [WidgetSetting] {
  /// The settings as an object of widgets, each with an object of values.
  var json: JSONValue {
    var object = JSONObject()
    for setting in self {
      var values = object[setting.widget]?.objectValue ?? JSONObject()
      values[setting.property] = setting.value
      object[setting.widget] = .object(values)
    }
    return .object(object)
  }
}
