/// What is known at the last few widths of a text: GTK asks for the height at two or three in turn.
struct ValuesByWidth<Value> {
  private static var maximumCount: Int { 4 }

  private var entries: [(width: Int, value: Value)] = []

  /// Creates a table without values.
  init() {}

  /// The value at a width; nil if it is not known.
  subscript(width: Int) -> Value? {
    get {
      for entry in entries where entry.width == width { return entry.value }
      return nil
    }
    set {
      entries.removeAll { $0.width == width }
      guard let newValue else { return }
      if entries.count >= Self.maximumCount { entries.removeFirst() }
      entries.append((width, newValue))
    }
  }
}
