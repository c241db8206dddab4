import GtkCore

/// The widgets of a bar.
@MainActor
struct ToolbarParts {
  var top: Widget?
  let notice: Label
  /// The buttons for answers to the notice.
  let actions: Box
  let counter: Label
  var left: Button?
  let text: ExpandableTextView
  let right: Button
  var bottom: Widget?

  /// The visible buttons beside the text.
  var buttons: [Widget] { [left, right].compactMap { $0 }.filter(\.isVisible) }

}
