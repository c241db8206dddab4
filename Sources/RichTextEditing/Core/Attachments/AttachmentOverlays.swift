import GtkCore
import WidgetSupport

/// The veils on top of an editor's selected attachments.
@MainActor
final class AttachmentOverlays {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaAttachmentSelection", cssName: "attachmentselection", role: .presentation)
  private static var radii: Set<Int> = []
  private var overlays: [ObjectIdentifier: (widget: Widget, style: AttachmentSelectionStyle)] = [:]

  /// Whether no attachment is covered.
  var isEmpty: Bool { overlays.isEmpty }

  /// Returns the veil on top of an attachment; nil if it is not selected.
  func overlay(of attachment: Attachment) -> Widget? {
    overlays[ObjectIdentifier(attachment)]?.widget
  }

  /// Whether a widget is one of the veils.
  func contains(_ child: Widget) -> Bool { overlays.values.contains { $0.widget == child } }

  /// Shows veils on top of these attachments, and of no others.
  func show(over attachments: [Attachment], in area: Widget) {
    let wanted = Set(attachments.map { ObjectIdentifier($0) })
    for (key, overlay) in overlays where !wanted.contains(key) {
      overlay.widget.unparent()
      overlays[key] = nil
    }
    for attachment in attachments
    where overlays[ObjectIdentifier(attachment)]?.style != attachment.selectionStyle {
      remove(attachment)
      add(attachment, in: area)
    }
  }

  private func add(_ attachment: Attachment, in area: Widget) {
    let style = attachment.selectionStyle
    Self.loadStyle(radius: style.cornerRadius)
    let overlay = Widget(class: Self.widgetClass, implementation: WidgetImplementation())
    overlay.addStyleClass("radius-\(style.cornerRadius)")
    overlay.opacity = style.alpha
    overlay.canTarget = false
    overlay.insert(into: area, after: attachment.content)
    overlays[ObjectIdentifier(attachment)] = (overlay, style)
    area.queueResize()
  }

  /// Removes the veil on top of an attachment.
  func remove(_ attachment: Attachment) {
    overlays.removeValue(forKey: ObjectIdentifier(attachment))?.widget.unparent()
  }

  private static func loadStyle(radius: Int) {
    guard radii.insert(radius).inserted else { return }
    LibraryStyle.add(
      "attachmentselection.radius-\(radius) { background-color: @theme_selected_bg_color;"
        + " border-radius: \(radius)px; }")
  }
}
