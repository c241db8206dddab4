import CGtk
import CGtkShims

/// A handle on a GtkImage that shows an icon of the theme.
@MainActor
public final class Image: Widget {
  /// Makes an image of a named icon.
  public init(icon: String) {
    super.init(adopting: madeByGtk(gtk_image_new_from_icon_name(icon)))
  }

  /// Makes an image that is something else than an image to a screen reader.
  public init(icon: String, role: AccessibleRole) {
    super.init(adopting: checked(concertina_image_new_with_role(role.value)))
    setIcon(icon)
  }

  /// Shows another icon.
  public func setIcon(_ icon: String) { gtk_image_set_from_icon_name(nativePointer, icon) }
}
