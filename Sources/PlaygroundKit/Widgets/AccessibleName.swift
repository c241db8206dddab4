import CConcertinaGtk
import CConcertinaPlayground
import GtkCore

/// What assistive technologies call a widget, and what kind of widget it is to them.
///
/// A scenario names the widgets of an app by it: `button:Sign up` is the button that says so,
/// wherever it is.
@MainActor
struct AccessibleName: Hashable {
  /// The role by GTK's name for it, such as `text-box`.
  let role: String
  /// The name; empty if there is none.
  let name: String

  /// Reads what a widget is called.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - scope: What contains the labels that may name it.
  ///   - withContent: Whether what it shows may name it.
  init(of widget: Widget, in scope: Widget, withContent: Bool = true) {
    let named = widget.isTextLine ? widget.parent.flatMap { Self.entry($0) } ?? widget : widget
    role = named == widget ? Self.role(of: widget) : "text-box"
    name =
      Self.explicitName(of: named) ?? Self.label(of: named, in: scope)
      ?? (withContent ? Self.contentName(of: named) : nil) ?? ""
  }

  /// The role of a widget, by GTK's name for it.
  static func role(of widget: Widget) -> String {
    // Newer versions of GTK say so of a part of the scale only.
    if g_type_is_a(widget.gType, gtk_scale_get_type()) != 0 { return "slider" }
    return EnumerationType.name(
      of: gint(gtk_accessible_get_accessible_role(widget.nativePointer).rawValue),
      in: gtk_accessible_role_get_type())
  }

  /// The entry that a widget is, if it is one: its line is what a user writes in.
  static func entry(_ widget: Widget) -> Widget? {
    let isEntry =
      g_type_is_a(widget.gType, gtk_editable_get_type()) != 0
      && gtk_editable_get_delegate(widget.nativePointer) != nil
      && g_type_is_a(widget.gType, gtk_spin_button_get_type()) == 0
    return isEntry ? widget : nil
  }

  private static func explicitName(of widget: Widget) -> String? {
    if !widget.accessibleLabel.isEmpty { return widget.accessibleLabel }
    let label = concertina_playground_label(widget.nativePointer)
    defer { g_free(label) }
    return label.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the text of the label whose mnemonic leads to a widget.
  private static func label(of widget: Widget, in scope: Widget) -> String? {
    for part in scope.selfAndDescendants where part.isLabel {
      let target = gtk_label_get_mnemonic_widget(part.nativePointer)
      guard target == UnsafeMutablePointer(widget.nativePointer) else { continue }
      return part.labelText
    }
    return nil
  }

  /// Returns what the widget says itself, as a button does; nil for what has other content.
  private static func contentName(of widget: Widget) -> String? {
    guard widget.isActivatable || widget.cssName == "modelbutton" else { return nil }
    let text = widget.selfAndDescendants.lazy.filter(\.isLabel).map(\.labelText)
      .first { !$0.isEmpty }
    return text ?? widget.tooltipText
  }
}

extension Widget {
  /// The widget and all that is in it, outer ones first.
  var selfAndDescendants: [Widget] { [self] + children.flatMap(\.selfAndDescendants) }

  /// Whether it is a line with a password, which may be shown for a moment.
  var isSecretLine: Bool { isTextLine && TextLine(retaining: nativePointer).isSecret }

  /// Whether it is a line with a password, or an entry with such a line.
  var hasSecret: Bool { selfAndDescendants.contains(where: \.isSecretLine) }

  /// Whether it is a label.
  var isLabel: Bool { g_type_is_a(gType, gtk_label_get_type()) != 0 }

  /// The text of a label as it is shown.
  var labelText: String { String(cString: gtk_label_get_text(nativePointer)) }

  /// The tooltip, which names a button that shows only an icon; nil for none.
  var tooltipText: String? {
    gtk_widget_get_tooltip_text(UnsafeMutablePointer(nativePointer)).map { String(cString: $0) }
  }
}
