import GtkCore
import WidgetSupport

/// How an attachment looks while it is in the selection: under a veil in the selection's colour.
public struct AttachmentSelectionStyle: Hashable, Sendable {
  /// The radius of the veil's corners, in pixels.
  public var cornerRadius: Int
  /// How opaque the veil is, of 0 to 1.
  public var alpha: Double

  /// Makes a style; what is outside its limits is moved to the nearer end.
  public init(cornerRadius: Int = 0, alpha: Double = 0.5) {
    self.cornerRadius = min(max(cornerRadius, 0), 1_000)
    self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }
}

/// The veils over the attachments of one editor that are in the selection.
@MainActor
final class AttachmentOverlays {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaAttachmentSelection", cssName: "attachmentselection", role: .presentation)
  private static var radii: Set<Int> = []
  private var overlays: [ObjectIdentifier: (widget: Widget, style: AttachmentSelectionStyle)] = [:]

  var isEmpty: Bool { overlays.isEmpty }

  func overlay(of attachment: Attachment) -> Widget? {
    overlays[ObjectIdentifier(attachment)]?.widget
  }

  func contains(_ child: Widget) -> Bool { overlays.values.contains { $0.widget == child } }

  /// Puts veils over these and over no others.
  func show(over attachments: [Attachment], in area: Widget) {
    let wanted = Set(attachments.map(ObjectIdentifier.init))
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
    overlay.setCanTarget(false)
    overlay.insert(into: area, after: attachment.content)
    overlays[ObjectIdentifier(attachment)] = (overlay, style)
    area.queueResize()
  }

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
