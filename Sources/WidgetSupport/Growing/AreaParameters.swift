import GtkCore

/// A widget around a growing area, which keeps some of the widget's parameters.
///
/// These parameters are declared here once, for all such widgets:
///
/// ```swift
/// package nonisolated static let font: Parameter<AutoHeightEditor, TextFont> = .fontOfArea
/// ```
@MainActor
package protocol AreaOwner: ParameterizedWidget {
  /// The growing area.
  var area: GrowingTextArea { get }
}

extension Parameter where Owner: AreaOwner, Value == TextFont {
  /// The font of the text.
  package static var fontOfArea: Self {
    Self("font", .body, changesSize: true, get: { $0.area.font }, set: { $0.area.font = $1 })
  }
}

extension Parameter where Owner: AreaOwner, Value == String {
  /// Declares the text of the area, which notifies with the widget's event for changes of the text.
  package static func textOfArea(
    _ event: @escaping @Sendable @MainActor (Owner) -> Event<Void>
  ) -> Self {
    Self(
      "text", "", changesSize: true, observe: { event($0).add($1) },
      get: { $0.area.text }, set: { $0.area.text = $1 })
  }

  /// What the area shows while it is empty.
  package static var placeholderOfArea: Self {
    Self(
      "placeholder-text", "", property: "placeholder", changesSize: true,
      get: { $0.area.placeholder }, set: { $0.area.placeholder = $1 })
  }

  /// The name that a screen reader reads; empty for none.
  package static var accessibleLabelOfArea: Self {
    Self(
      "accessible-name", "", property: "accessibleLabel",
      get: { $0.area.textView.accessibleLabel }, set: { $0.area.textView.accessibleLabel = $1 })
  }
}
