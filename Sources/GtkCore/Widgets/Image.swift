import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkImage that shows a themed icon.
@MainActor
public final class Image: Widget {
  /// Creates an image of a named icon.
  public init(icon: String) {
    super.init(adopting: madeByGtk(gtk_image_new_from_icon_name(icon)))
  }

  /// Creates an image with another accessible role.
  public init(icon: String, role: AccessibleRole) {
    super.init(adopting: checked(concertina_image_new_with_role(role.value)))
    self.icon = icon
  }

  /// The name of the icon; empty if it has none.
  public var icon: String {
    get { call(gtk_image_get_icon_name) }
    set { call(gtk_image_set_from_icon_name, newValue) }
  }
}
