import GtkCore

/// The notifications of properties since the last change.
@MainActor
final class Notifications {
  /// How often each property was notified.
  private(set) var counts: [String: Int] = [:]
  private var last: [String: String] = [:]
  private let checked: [String]
  private var again: [String] = []

  /// Observes properties that are only counted, and others that must differ each time, by their
  /// names; `values` are those that the others have now.
  init(
    _ widget: Widget, _ counted: [String], _ values: [String] = [], of checked: [String] = [],
    read: @escaping @MainActor (String) -> String = { _ in "" }
  ) {
    self.checked = checked
    last = Dictionary(uniqueKeysWithValues: zip(checked, values))
    for name in counted + checked {
      widget.onChange(of: Property<Widget, Int>(name)) { [weak self] in
        self?.counts[name, default: 0] += 1
        if checked.contains(name) { self?.notice(name, read(name)) }
      }
    }
  }

  private func notice(_ name: String, _ value: String) {
    if last[name] == value { again.append(name) }
    last[name] = value
  }

  /// Begins to count for the next change.
  func forget() { (counts, again) = ([:], []) }

  /// Returns a notification without a change, or a change without one; nil for none.
  ///
  /// - Parameters:
  ///   - values: The values after the change.
  ///   - repeated: The names of the properties that may be notified again.
  ///   - mayBeLate: Whether changes may be notified later.
  /// - Returns: The mistake in words.
  func mistake(after values: [String], allowing repeated: [String], mayBeLate: Bool) -> String? {
    for (name, value) in zip(checked, values) where last[name] != value {
      guard !mayBeLate else {
        last[name] = value
        continue
      }
      return "\(name) is not notified as \(value) but as \(last[name] ?? "")"
    }
    let mistake = again.first { !repeated.contains($0) }
    return mistake.map { "\($0) is notified again as \(last[$0] ?? "")" }
  }
}
