import CConcertinaGtk
import CConcertinaShims

extension Object {
  /// Sets a boolean property.
  public final func setProperty(_ name: String, to value: Bool) {
    withValue(of: name, type: concertina_type_boolean()) {
      g_value_set_boolean($0, value ? 1 : 0)
    }
  }

  /// Sets an integer property; enumerations and unsigned numbers are converted.
  public final func setProperty(_ name: String, to value: Int) {
    withValue(of: name, type: concertina_type_int()) { g_value_set_int($0, gint(value)) }
  }

  /// Sets a floating-point property.
  public final func setProperty(_ name: String, to value: Double) {
    withValue(of: name, type: concertina_type_double()) { g_value_set_double($0, value) }
  }

  /// Sets a string property.
  public final func setProperty(_ name: String, to value: String) {
    withValue(of: name, type: concertina_type_string()) { g_value_set_string($0, value) }
  }

  /// Sets a color property from CSS notation; does nothing if that is invalid.
  package final func setProperty(_ name: String, toColor color: String) {
    var value = GdkRGBA()
    guard gdk_rgba_parse(&value, color) != 0 else { return }
    withValue(of: name, type: gdk_rgba_get_type()) { g_value_set_boxed($0, &value) }
  }

  /// Sets an object property.
  public final func setProperty(_ name: String, to value: Object?) {
    withValue(of: name, type: concertina_type_of_property(rawPointer, name)) {
      g_value_set_object($0, value?.rawPointer)
    }
  }

  /// Returns the value of a Boolean property.
  public final func booleanProperty(_ name: String) -> Bool {
    readProperty(name, type: concertina_type_boolean()) { g_value_get_boolean($0) != 0 }
  }

  /// Returns the value of an integer property.
  public final func integerProperty(_ name: String) -> Int {
    readProperty(name, type: concertina_type_int()) { Int(g_value_get_int($0)) }
  }

  /// Returns the value of a floating-point property, of either precision.
  public final func numberProperty(_ name: String) -> Double {
    readProperty(name, type: concertina_type_double()) { g_value_get_double($0) }
  }

  /// Returns the value of a string property; empty for NULL.
  public final func stringProperty(_ name: String) -> String {
    readProperty(name, type: concertina_type_string()) { value in
      g_value_get_string(value).map { String(cString: $0) } ?? ""
    }
  }

  /// Returns whether the object's class has a property of that name.
  public final func hasProperty(_ name: String) -> Bool {
    concertina_type_of_property(rawPointer, name) != 0
  }

  private func withValue(
    of name: String, type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    body(&value)
    // GObject converts between number types, and rejects with a warning what it cannot convert.
    g_object_set_property(pointer(as: GObject.self), name, &value)
  }

  private func readProperty<Result>(
    _ name: String, type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(pointer(as: GObject.self), name, &value)
    return body(&value)
  }
}
