import GtkCore
import GtkReplay

/// Moves the focus through a window as a user does who has only a keyboard.
@MainActor
struct FocusWalk {
  /// The number of moves after which a walk ends that never comes back.
  private static let limit = 400

  private let window: Window

  init(_ window: Window) { self.window = window }

  /// Returns the widgets of a part of the window that Tab reaches, or the arrow keys from there.
  func reached(in scope: Widget) -> [Widget] {
    var reached: [Widget] = []
    window.focusWidget?.resignFocus()
    while reached.count < Self.limit, scope.moveFocus(.forward), let focus = window.focusWidget,
      !reached.contains(focus)
    {
      reached.append(focus)
    }
    var next = 0
    while next < reached.count, reached.count < Self.limit {
      reached += neighbors(of: reached[next], in: scope).filter { !reached.contains($0) }
      next += 1
    }
    return reached
  }

  /// Returns the widgets to which arrow keys lead; in a text they move the caret.
  private func neighbors(of widget: Widget, in scope: Widget) -> [Widget] {
    guard !widget.isTextInput else { return [] }
    if widget.selfAndAncestors.contains(where: { AccessibleName.role(of: $0) == "toolbar" }) {
      return toolbar(from: widget)
    }
    let found: [Widget] = [FocusDirection.up, .down, .left, .right].compactMap { direction in
      widget.focus()
      return scope.moveFocus(direction) ? window.focusWidget : nil
    }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns what the arrow keys reach in a toolbar, which has one place in the order of Tab, and
  /// handles these keys itself.
  private func toolbar(from widget: Widget) -> [Widget] {
    guard let key = KeyStroke(name: "Right") else { return [] }
    var found: [Widget] = []
    widget.focus()
    while let focus = window.focusWidget, !found.contains(focus) {
      found.append(focus)
      window.press(key)
    }
    return found
  }
}
