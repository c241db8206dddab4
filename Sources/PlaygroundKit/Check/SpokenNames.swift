import CConcertinaGtk
import CConcertinaPlayground
import GtkCore

/// What a screen reader calls the widgets of a window.
///
/// The rules are those of newer versions of GTK: what labels the widget, its accessible label, what
/// it shows itself, and its tooltip if there is nothing else. An icon has no name by itself,
/// although GTK says that it labels its button.
@MainActor
struct SpokenNames {
  private let scope: Widget
  private let widgets: [UInt: Widget]

  /// Looks for labels in a window.
  init(in window: Widget) {
    scope = window
    widgets = Dictionary(
      window.selfAndDescendants.map { (UInt(bitPattern: $0.nativePointer), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a widget has a name.
  func isNamed(_ widget: Widget) -> Bool {
    let entry = widget.isTextLine ? widget.parent.flatMap { AccessibleName.entry($0) } : nil
    return [widget, entry].compactMap(\.self).contains { carrier in
      labels(of: carrier).contains { isText(text(of: $0)) } || isText(ownText(of: carrier))
        || isText(carrier.tooltipText ?? "")
    } || isText(content(of: widget))
  }

  private func isText(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }

  /// Returns the widgets that were set as those that label a widget.
  private func labels(of widget: Widget) -> [Widget] {
    let labels = concertina_playground_labels(widget.nativePointer)
    defer { g_free(labels) }
    let text = labels.map { String(cString: $0) } ?? ""
    return text.split(separator: "<").compactMap { part in
      guard part.hasPrefix("0x"), let end = part.firstIndex(of: ">") else { return nil }
      return UInt(part[..<end].dropFirst(2), radix: 16).flatMap { widgets[$0] }
    }
  }

  /// Returns what was said about a widget for screen readers alone.
  private func ownText(of widget: Widget) -> String {
    let name = AccessibleName(of: widget, in: scope, withContent: false).name
    if isText(name) || !widget.isPicture { return name }
    // GTK's alternative text.
    let description = concertina_playground_description(widget.nativePointer)
    defer { g_free(description) }
    return description.map { String(cString: $0) } ?? ""
  }

  /// Returns what a widget shows that is named by what it shows.
  private func content(of widget: Widget) -> String {
    if let expander = widget.expanderTitle { return text(of: expander) }
    if widget.isA(gtk_progress_bar_get_type()) {
      return gtk_progress_bar_get_text(widget.nativePointer).map { String(cString: $0) } ?? ""
    }
    let isShown = widget.isActivatable || ActiveWidget.showsItsName(widget)
    return isShown ? widget.children.map { text(of: $0) }.joined() : ""
  }

  /// Returns the text in what is shown.
  private func text(of widget: Widget) -> String {
    guard widget.isVisible, !widget.isPopover,
      concertina_playground_is_hidden(widget.nativePointer) == 0
    else { return "" }
    if widget.isLabel { return widget.labelText }
    let own = ownText(of: widget)
    if isText(own) { return own }
    let content = widget.children.map { text(of: $0) }.joined()
    return isText(content) ? content : widget.tooltipText ?? ""
  }
}

extension Widget {
  /// Whether it is a GtkImage or a GtkPicture.
  var isPicture: Bool { isA(gtk_image_get_type()) || isA(gtk_picture_get_type()) }

  /// The title of a GtkExpander; nil for another widget, or without a title.
  fileprivate var expanderTitle: Widget? {
    guard isA(gtk_expander_get_type()) else { return nil }
    return gtk_expander_get_label_widget(nativePointer).map { Widget(retaining: OpaquePointer($0)) }
  }
}
