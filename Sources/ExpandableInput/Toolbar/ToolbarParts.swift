import GtkCore

/// The widgets of a bar.
@MainActor
struct ToolbarParts {
  var top: Widget?
  let notice: Label
  let counter: Label
  var left: Button?
  let text: ExpandableTextView
  let right: Button
  var bottom: Widget?

  /// Those that stand beside the text, and are there.
  var buttons: [Widget] { [left, right].compactMap { $0 }.filter(\.isVisible) }

  /// Whether the line of messages is there.
  var hasNotice: Bool { notice.isVisible || counter.isVisible }
}
