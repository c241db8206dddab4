import CGtk

/// A handle on a GtkPicture: it shows a texture as large as it fits.
@MainActor
public final class Picture: Widget {
  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - texture: What it shows.
  ///   - description: What a screen reader says of it.
  public init(_ texture: Texture, description: String) {
    super.init(adopting: madeByGtk(gtk_picture_new_for_paintable(texture.nativePointer)))
    gtk_picture_set_alternative_text(nativePointer, description)
  }
}
