import GtkCore

/// The widgets of a bar.
@MainActor
struct ToolbarParts {
  var top: Widget?
  /// What stands above the text: messages that have not arrived, errors.
  let notices: Widget
  let counter: Label
  var left: Button?
  let text: ExpandableTextView
  let right: Button
  var bottom: Widget?

  /// The visible buttons beside the text.
  var buttons: [Widget] { [left, right].compactMap { $0 }.filter(\.isVisible) }

}
