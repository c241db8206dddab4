import GtkCore

extension SignalEmitter {
  /// Sets a property that the widgets have no name for.
  public func setProperty<Value: PropertyValue>(_ name: String, to value: Value) {
    self[Property(name)] = value
  }

  /// Returns the value of a Boolean property.
  public func booleanProperty(_ name: String) -> Bool { self[Property(name)] }

  /// Returns the value of an integer property.
  public func integerProperty(_ name: String) -> Int { self[Property(name)] }

  /// Returns the value of a string property; empty for NULL.
  public func stringProperty(_ name: String) -> String { self[Property(name)] }
}
