import GtkCore

/// The name of a widget on a stage in scenarios.
///
/// It is the identifier that the scene or the app has given to the widget, such as `send`. A widget
/// without one is named by its way from the nearest widget that has one: the CSS nodes, with the
/// index among those of the same name if it is not the first one, such as `bold/popover/button[2]`.
/// Neither the language nor the size of the window matters to it.
@MainActor
struct WidgetAddress {
  private static let separator: Character = "/"

  let stage: any SceneStage

  /// Returns the address of a widget; nil if it is not on the stage.
  func address(of widget: Widget) -> String? {
    var way: [String] = []
    var next = widget
    while true {
      if let name = identifier(of: next) { return text([name] + way.reversed()) }
      if next == stage.root { return text([""] + way.reversed()) }
      guard let parent = next.parent else { return nil }
      way.append(step(to: next, from: parent))
      next = parent
    }
  }

  /// Returns what people know a widget by: the name of the nearest one that has a name, or else its
  /// CSS node.
  func name(of widget: Widget) -> String {
    let ancestors = widget.selfAndAncestors.prefix { $0 != stage.root }
    return ancestors.lazy.compactMap { identifier(of: $0) }.first ?? widget.cssName
  }

  /// Returns the widget at an address; nil if there is none.
  func widget(at address: String) -> Widget? {
    if let named = stage.target(identifier: address) { return named }
    let parts = address.split(separator: Self.separator, omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count > 1 else { return nil }
    let start = name.isEmpty ? stage.root : stage.target(identifier: String(name))
    return parts.dropFirst().reduce(start) { widget, step in
      widget.flatMap { child(step, of: $0) }
    }
  }

  /// Returns the identifier by which the stage finds just this widget.
  private func identifier(of widget: Widget) -> String? {
    [stage.identifier(of: widget), widget.name].lazy.compactMap { $0 }.first {
      !$0.isEmpty && $0 != widget.typeName && stage.target(identifier: $0) == widget
    }
  }

  private func text(_ parts: [String]) -> String {
    parts.joined(separator: String(Self.separator))
  }

  private func step(to child: Widget, from parent: Widget) -> String {
    let name = child.cssName
    let index = parent.children.filter { $0.cssName == name }.firstIndex(of: child) ?? 0
    return index == 0 ? name : "\(name)[\(index)]"
  }

  private func child(_ step: Substring, of parent: Widget) -> Widget? {
    let parts = step.split(separator: "[", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let index = parts.count == 1 ? 0 : Int(parts[1].dropLast()) ?? 0
    let children = parent.children.filter { $0.cssName == name }
    return children.indices.contains(index) ? children[index] : nil
  }
}
